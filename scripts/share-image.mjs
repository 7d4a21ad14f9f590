/**
 * npm run share-image: draws the pictures for link previews (1200 x 630): frontend/src/ui/share.png with the name of the product, and
 * share-plain.png without a name, for sites with their own. The results are committed; run this again when name, colours or drawings
 * change.
 */
import { readFileSync } from 'node:fs';
import { chromium } from 'playwright-core';
import { findBrowser } from './browser.mjs';

const PICTURES = { 'frontend/src/ui/share.png': 'Homewright', 'frontend/src/ui/share-plain.png': '' };
const font = readFileSync('node_modules/@fontsource-variable/figtree/files/figtree-latin-wght-normal.woff2').toString('base64');
const drawings = ['plumber', 'electrician', 'hvac-technician', 'landscaper'].map((name) =>
  readFileSync(`src/modules/trades/domain/catalogue/${name}.svg`, 'utf8'),
);

const page = (name) => `<!doctype html><meta charset="utf-8"><style>
@font-face { font-family: Figtree; font-weight: 300 900; src: url(data:font/woff2;base64,${font}) format('woff2'); }
* { box-sizing: border-box; margin: 0; }
body { width: 1200px; height: 630px; padding: 72px 80px 0; background: #faf8f4; color: #1d272c; font-family: Figtree; --ill-ground: #eaf1f5; --ill-shape: #cad6dd; --ill-accent: #edccc2; --ill-line: #3d5661; }
.name { display: flex; align-items: center; gap: 20px; font-size: 44px; font-weight: 800; letter-spacing: -0.02em; }
.name svg { width: 64px; height: 64px; padding: 8px; border-radius: 18px; background: #55717f; }
h1 { margin-top: 40px; font-size: 76px; font-weight: 700; line-height: 1.08; letter-spacing: -0.02em; }
p { margin-top: 20px; font-size: 32px; color: #4d5b62; }
.row { display: grid; grid-template-columns: repeat(4, 1fr); gap: 24px; margin-top: 40px; }
.row svg { width: 100%; border-radius: 18px; }
</style><div class="name"><svg viewBox="0 0 32 32" fill="none" stroke="#fff" stroke-width="3" stroke-linecap="round" stroke-linejoin="round"><path d="M5 15 16 5l11 10M9 13.5V26h14V13.5M16 26v-6"/></svg>${name}</div>
<h1>Find who can fix it.</h1><p>Plumbers, electricians, HVAC technicians and landscapers near you.</p><div class="row">${drawings.join('')}</div>`;

const browser = await chromium.launch({ executablePath: findBrowser(), args: ['--no-sandbox'] });
try {
  const tab = await browser.newPage({ viewport: { width: 1200, height: 630 } });
  for (const [path, name] of Object.entries(PICTURES)) {
    await tab.setContent(page(name));
    await tab.evaluate('document.fonts.ready');
    await tab.screenshot({ path });
  }
} finally {
  await browser.close();
}
