# The site and its inbox in one image. To pin the base images by digest:
#   docker build --build-arg NODE_IMAGE=node:24.21.0-bookworm-slim@sha256:… --build-arg SYSTEM_IMAGE=debian:bookworm-slim@sha256:… .
ARG NODE_IMAGE=docker.io/library/node:24.21.0-bookworm-slim
ARG SYSTEM_IMAGE=docker.io/library/debian:bookworm-slim

# This Node only starts npm; the build runs on the Node of package-lock.json.
FROM ${NODE_IMAGE} AS build
WORKDIR /site
COPY package.json package-lock.json ./
# As in tools/prepare.mjs: `npm ci` would need every platform's binaries in the lockfile. Skips the packages of tests.
RUN npm install --no-save --include=dev --workspaces=false --no-audit --no-fund
COPY . .
RUN npm run build

# Runtime packages only, including the Node of package-lock.json.
FROM ${NODE_IMAGE} AS packages
WORKDIR /site
COPY package.json package-lock.json ./
RUN npm install --no-save --omit=dev --workspaces=false --ignore-scripts --no-audit --no-fund

FROM ${SYSTEM_IMAGE}
ENV NODE_ENV=production PATH=/site/node_modules/.bin:$PATH
WORKDIR /site
# Owned by the user, so that a volume mounted here is writable.
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
# Node instead of npm, so that SIGTERM reaches the server.
CMD ["node", "server/main.ts"]
