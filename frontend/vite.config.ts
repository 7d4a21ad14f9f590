import { fileURLToPath } from 'node:url';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { antStyles } from './build/ant-styles.js';
import { baseMap } from './build/base-map.js';
import { boot } from './build/boot.js';
import { compression } from './build/compression.js';
import { drawings } from './build/drawings.js';
import { formFields } from './build/form-fields.js';
import { pictures } from './build/pictures.js';
import { unusedRouter } from './build/unused-router.js';

/** What every page needs at once. What is loaded on demand (RTK Query, the layers of toasts and tooltips) is not in it. */
const BASE =
  /node_modules\/(react|react-dom|scheduler|react-redux|use-sync-external-store|react-router|react-router-dom|cookie|set-cookie-parser|redux|redux-thunk|immer|@reduxjs\/toolkit\/dist\/redux-toolkit)(\/|\.)|frontend\/src\/(ui\/(?!texts-awaited|linked-text|button-page|toast-layer|tooltip-layer|notice|chosen-icons|pagination|page-marks|theme|contact-actions|badges|stars|styles|guide\/|form\/|copy-button|picture|initials|src-set|suggest\/|map\/|shortlist\/|search-field)|lib\/(?!contact-links|api\.ts|head-tags|document-head|section-trade|referral-code|opening|use-now|use-texts|parts|figures)|app\/(app|routes|store))/;

/** React Router's export conditions give browsers the development build; the production build is 400 bytes smaller, of 95,000. */
const production = (file: string) => fileURLToPath(new URL(`../node_modules/react-router/dist/production/${file}.mjs`, import.meta.url));
// Both entries, or neither: the two builds know nothing of each other's routers.
const ROUTER = [
  { find: /^react-router$/, replacement: production('index') },
  { find: /^react-router\/dom$/, replacement: production('dom-export') },
];

/** Compressing takes the longest, as it should. */
const QUIET = { pluginTimings: false };

/** The sheet of a phone has the same filters as the page of results: left to itself, the build puts these into a file of their own, and what is split compresses worse. */
const FILTERED = {
  name: 'search-page',
  test: /(features\/search\/(?!filter-sheet\.|find-position|no-results|understood|industry-explainer|radius-choice|card-hours|why-|ranking-reason|ignored-note|search-(endpoints|view))[\w-]+|ui\/(pagination|page-marks)|shared\/(places\/post-code|words\/(search|pagination)-words))\.tsx?$/,
  includeDependenciesRecursively: false,
};

/** What cards, pages of businesses and the shortlist show of a business: one file, because what is split compresses worse. */
const LISTED = {
  name: 'listed',
  test: /(ui\/(badges|stars|contact-actions|shortlist\/(shortlist-button|shortlist-state))|shared\/(words\/card-words|listings\/rating-text))\.tsx?$/,
  includeDependenciesRecursively: false,
};

/** Only RTK Query asks for these, which comes later; as a dependency of Redux Toolkit they would be in the base. */
const SELECTORS = { name: 'selectors', test: /node_modules\/reselect\//, priority: 1 };

const SITE = {
  manifest: true,
  emptyOutDir: true,
  rolldownOptions: {
    checks: QUIET,
    input: 'src/entry-client.tsx',
    // One file for what every page starts with: a dozen small ones would be longer together, and later.
    output: {
      codeSplitting: {
        groups: [
          SELECTORS,
          {
            name: 'base',
            test: (id: string) => (id.startsWith('\0') && !/guide|form-fields|trade-drawings|base-map/.test(id)) || BASE.test(id),
          },
          FILTERED,
          LISTED,
        ],
      },
    },
  },
};

/** A separate build, so that its libraries do not add to the public pages. */
const ADMIN = {
  manifest: '.vite/admin.json',
  emptyOutDir: false,
  chunkSizeWarningLimit: 1_500,
  rolldownOptions: { checks: QUIET, input: 'src/entry-admin.tsx' },
};

/*
 * Three builds: the public pages for browsers and (--mode admin) the back office (dist/web/client, hashed files that are
 * compressed once, here), and both for the server's rendering (dist/web/server, one file with all libraries in it, which
 * loads five times faster than many).
 */
export default defineConfig(({ isSsrBuild, command, mode }) => ({
  root: import.meta.dirname,
  clearScreen: false,
  publicDir: false,
  plugins: [
    react(),
    ...(mode === 'admin' ? [] : [boot()]),
    pictures(),
    drawings('guide', `${import.meta.dirname}/src/features/guides/drawings`),
    drawings('trade', `${import.meta.dirname}/../src/modules/trades/domain/catalogue`),
    formFields(),
    baseMap(),
    antStyles(),
    unusedRouter(),
    compression(mode),
  ],
  // Also on the server, whatever it is started with: React's development build takes three times as long.
  define: command === 'build' ? { 'process.env.NODE_ENV': '"production"' } : {},
  resolve: { alias: command === 'build' && !isSsrBuild ? ROUTER : [] },
  // Libraries and their fonts lie beside the folder of the pages, not in it.
  server: { fs: { allow: ['..'] } },
  ssr: { noExternal: command === 'build' ? true : undefined },
  build: {
    outDir: isSsrBuild ? '../dist/web/server' : '../dist/web/client',
    emptyOutDir: true,
    assetsInlineLimit: 0,
    // The document names a page's files for its first view. Names of all other pages' files would weigh on every page.
    modulePreload: mode === 'admin' ? { polyfill: false } : false,
    target: 'baseline-widely-available',
    ...(isSsrBuild ? {} : mode === 'admin' ? ADMIN : SITE),
  },
}));
