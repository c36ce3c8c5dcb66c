# The site and its inbox as one image, built by the same commands as everywhere else.
FROM node:24-bookworm-slim AS build
WORKDIR /site
COPY package.json package-lock.json ./
COPY art/package.json art/
# Not `npm ci`, which wants every platform's binaries in the lockfile: see scripts/prepare.mjs.
RUN npm install --no-save --include=dev --no-audit --no-fund
COPY . .
RUN npm run build

# What the server needs at run time and nothing that builds.
FROM node:24-bookworm-slim AS packages
WORKDIR /site
COPY package.json package-lock.json ./
COPY art/package.json art/
RUN npm install --no-save --omit=dev --ignore-scripts --no-audit --no-fund

FROM node:24-bookworm-slim
ENV NODE_ENV=production
WORKDIR /site
# An empty folder of the user's own: a volume mounted here starts out writable.
RUN mkdir data && chown node:node data
COPY --from=packages /site/node_modules node_modules
COPY --from=build /site/build build
COPY package.json ./
COPY site site
COPY content content
COPY server server
USER node
EXPOSE 3000
VOLUME /site/data
HEALTHCHECK --interval=10s --timeout=3s --start-period=20s \
	CMD ["node", "-e", "fetch('http://127.0.0.1:' + (process.env.PORT || 3000) + '/healthz').then((answer) => process.exit(answer.ok ? 0 : 1), () => process.exit(1))"]
# Node itself, not npm, so that SIGTERM reaches the server.
CMD ["node", "server/main.ts"]
