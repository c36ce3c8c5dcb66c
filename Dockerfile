# The site and its inbox as one image, built by the same commands as everywhere else. Both bases may be named with a digest:
#   docker build --build-arg NODE_IMAGE=node:24.21.0-bookworm-slim@sha256:… --build-arg SYSTEM_IMAGE=debian:bookworm-slim@sha256:… .
ARG NODE_IMAGE=docker.io/library/node:24.21.0-bookworm-slim
ARG SYSTEM_IMAGE=docker.io/library/debian:bookworm-slim

# Its Node starts npm; what builds is the Node of package-lock.json.
FROM ${NODE_IMAGE} AS build
WORKDIR /site
COPY package.json package-lock.json ./
# As in tools/prepare.mjs: not `npm ci`, which wants every platform's binaries in the lockfile, and nothing that tests alone need.
RUN npm install --no-save --include=dev --workspaces=false --no-audit --no-fund
COPY . .
RUN npm run build

# What the server needs at run time and nothing that builds: with it the Node of package-lock.json.
FROM ${NODE_IMAGE} AS packages
WORKDIR /site
COPY package.json package-lock.json ./
RUN npm install --no-save --omit=dev --workspaces=false --ignore-scripts --no-audit --no-fund

FROM ${SYSTEM_IMAGE}
ENV NODE_ENV=production PATH=/site/node_modules/.bin:$PATH
WORKDIR /site
# An empty folder of the user's own: a volume mounted here starts out writable.
RUN groupadd --gid 1000 node && useradd --uid 1000 --gid node --no-create-home --shell /usr/sbin/nologin node \
	&& mkdir data && chown node:node data
COPY --from=packages /site/node_modules node_modules
COPY --from=build /site/build build
COPY package.json ./
COPY config config
COPY content content
COPY server server
USER node
EXPOSE 3000
VOLUME /site/data
HEALTHCHECK --interval=10s --timeout=3s --start-period=20s \
	CMD ["node", "-e", "fetch('http://127.0.0.1:' + (process.env.PORT || 3000) + '/healthz').then((answer) => process.exit(answer.ok ? 0 : 1), () => process.exit(1))"]
# Node itself, not npm, so that SIGTERM reaches the server.
CMD ["node", "server/main.ts"]
