# syntax=docker/dockerfile:1
# Not built where it was written, since no image registry was reachable there: see docs/deploy.md.

FROM node:24-slim AS build
WORKDIR /srv/site
COPY package.json package-lock.json .npmrc ./
RUN npm ci --include=dev --no-audit --no-fund
COPY . .
RUN npm run build && npm prune --omit=dev --no-audit --no-fund

FROM node:24-slim
WORKDIR /srv/site
COPY --from=build /srv/site ./
RUN mkdir -m 700 /data && chown node: /data
ENV NODE_ENV=production HOST=0.0.0.0 PORT=3000 DATA_DIR=/data
USER node
VOLUME /data
EXPOSE 3000
HEALTHCHECK --interval=30s --timeout=10s --start-period=30s \
  CMD ["node", "-e", "fetch(`http://127.0.0.1:${process.env.PORT}/healthz`).then(({ ok }) => process.exit(ok ? 0 : 1), () => process.exit(1))"]
# The Node of package.json and the arguments of scripts/setup.mjs, as in docs/deploy/site.service.
CMD ["node_modules/node/bin/node", "--max-semi-space-size=8", "--heap-growing-percent=20", "server.ts"]
