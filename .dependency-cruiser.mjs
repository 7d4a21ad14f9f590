const error = (name, from, to, comment) => ({ name, severity: 'error', comment, from, to });

/** The dependency rule of docs/architecture.md. Captured folder names apply the rules to each new module automatically. */
export default {
  forbidden: [
    error('no-cycles', {}, { circular: true }),
    error(
      'domain-imports-only-domain-and-kernel',
      { path: '^src/modules/([^/]+)/domain/', pathNot: '\\.spec\\.ts$' },
      {
        pathNot: [
          '^src/modules/$1/domain/',
          '^src/shared/[^/]+\\.ts$',
          '^src/shared/[^/]+/[^/]+\\.ts$',
          // The vocabulary of trades: data and pure functions.
          '^src/modules/trades/vocabulary\\.ts$',
          '^(node:)?crypto$',
          // Pure functions over values: no input or output, no framework.
          '(^|/)node_modules/(validator|libphonenumber-js|es-toolkit|@sindresorhus/slugify|damerau-levenshtein|@photostructure/tz-lookup|markdown-it|entities|luxon)/',
        ],
      },
    ),
    error(
      'application-knows-no-adapter',
      { path: '^src/modules/([^/]+)/application/', pathNot: '\\.spec\\.ts$' },
      { path: ['^src/modules/[^/]+/(adapters|wiring)/', '(^|/)node_modules/(typeorm|pg|fastify|meilisearch|pg-boss|undici)/'] },
    ),
    error(
      'modules-meet-at-index',
      { path: '^src/modules/([^/]+)/' },
      {
        path: '^src/modules/[^/]+/',
        pathNot: ['^src/modules/$1/', '^src/modules/[^/]+/index\\.ts$', '^src/modules/trades/vocabulary\\.ts$'],
      },
    ),
    error(
      'adapters-are-strangers',
      { path: '^src/modules/([^/]+)/adapters/([^/]+)/', pathNot: '\\.spec\\.ts$' },
      { path: '^src/modules/$1/adapters/', pathNot: '^src/modules/$1/adapters/$2/' },
    ),
    error(
      'adapters-know-no-wiring',
      { path: '^src/modules/[^/]+/adapters/' },
      { path: '^src/modules/[^/]+/wiring/' },
      'wiring/ ties the parts of a module together; what it ties does not know of it.',
    ),
    error(
      'a-module-s-own-folder-holds-its-entrances-alone',
      { path: '^src/modules/[^/]+/[^/]+\\.ts$', pathNot: '/(index|vocabulary|[^/]+\\.(module|options))\\.ts$' },
      { path: '^src/' },
      'Anything else there would escape the rules of the layers: it belongs into one, or into wiring/.',
    ),
    error(
      'nothing-is-taken-from-a-module-s-own-folder-but-its-entrances',
      {},
      { path: '^src/modules/[^/]+/[^/]+\\.ts$', pathNot: '/(index|vocabulary|[^/]+\\.(module|options))\\.ts$' },
      'The rule above sees files that import something; this one those that are imported.',
    ),
    error(
      'the-catalogue-of-listings-knows-no-import',
      { path: '^src/modules/listings/domain/catalogue/', pathNot: '\\.spec\\.ts$' },
      { path: '^src/modules/listings/domain/import/' },
      'What a listing is does not depend on how it came in.',
    ),
    error('kernel-knows-no-module', { path: '^src/(shared|platform|config)/' }, { path: '^src/modules/' }),
    error('source-knows-no-test', { path: '^src/', pathNot: '(\\.spec\\.ts$|/testing/)' }, { path: ['^test/', '/testing/'] }),
    error(
      'features-are-strangers',
      { path: '^frontend/src/features/([^/]+)/' },
      { path: '^frontend/src/features/', pathNot: '^frontend/src/features/$1/' },
    ),
    error('shared-parts-know-no-feature', { path: '^frontend/src/(ui|lib)/' }, { path: '^frontend/src/(features|app)/' }),
    error(
      'pages-know-the-process-by-its-types',
      // Specs are in no build: the editor's spec compares its result with the server's rendering.
      { path: '^frontend/src/', pathNot: '\\.spec\\.ts$' },
      // Rules that pages and server must apply alike: parsing of articles, fields of a listing, opening hours, rounding of ratings, how much a sync may
      // remove, postal codes, the street of an address, extensions of numbers, completing web addresses, lengths of passwords and names of trades, the
      // list of guides, logos, the order of the home page, which submissions are open, rewards and their words, validation of texts and titles.
      {
        path: '^src/',
        pathNot:
          '^src/(modules/(blogs/domain/(blog-content|parse-content|article-marks|is-file-name)|referrals/domain/reward|submissions/domain/submission-status|content/domain/texts/(check-text|pages/heads))|shared/(words/[^/]+|text/fill-template|forms/link-count|text/text-links|listings/listing-fields|listings/field-lists|listings/listing-card|guide/guide-sections|guide/guide-topics|guide/section-names|settings/home-sections|settings/page-settings|pictures/identity-pictures|forms/input-limits|places/post-code|listings/opening-hours|listings/rating-text|listings/removal-limit|domain-error|places/street|contact/(phone-extension|with-scheme|visible-address)))\\.ts$',
        dependencyTypesNot: ['type-only'],
      },
    ),
    error(
      'ant-design-is-for-the-back-office',
      { path: '^frontend/src/', pathNot: '^frontend/src/(features/admin|app/admin)/' },
      { path: '(^|/)node_modules/(antd|@ant-design)/' },
      'Public pages would be three times as long.',
    ),
    error('the-process-loads-pages-built', { path: '^src/' }, { path: '^frontend/' }),
    error('nothing-unresolvable', {}, { couldNotResolve: true, pathNot: '^virtual:' }),
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    tsPreCompilationDeps: true,
    tsConfig: { fileName: 'tsconfig.json' },
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'node', 'default', 'types'],
      extensions: ['.ts', '.tsx', '.js', '.mjs', '.css'],
    },
  },
};
