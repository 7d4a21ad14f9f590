import { execFile } from 'node:child_process';
import { mkdir, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import type { CardFacts } from './card-facts.js';

const FACTS: CardFacts = {
  title: 'Quiet Pipes',
  industry: null,
  city: null,
  rating: null,
  reviews: 0,
  siteTitle: 'Homewright',
  colour: '#607D8B',
};

let folder: string;

beforeEach(async () => (folder = await mkdtemp(join(tmpdir(), 'fonts-test-'))));
afterEach(() => rm(folder, { recursive: true }));

/** In a process of its own: the picture library keeps the paths of fonts for as long as its process runs. */
it('unpacks fonts again after a failure, and leaves no files behind then or at the end of the process', async () => {
  const script = join(folder, 'draw.ts');
  const [here, temporary] = [import.meta.dirname, join(folder, 'tmp')];
  await mkdir(temporary);
  await writeFile(
    script,
    `import fs from 'node:fs/promises';
     import { syncBuiltinESMExports } from 'node:module';
     const { readFile } = fs;
     let reads = 0;
     fs.readFile = (...given) => (String(given[0]).endsWith('.woff') && (reads += 1) === 2 ? Promise.reject(new Error('unreadable')) : readFile(...given));
     syncBuiltinESMExports();
     const { CardDrawing } = await import(${JSON.stringify(join(here, 'draw-card.ts'))});
     const drawing = new CardDrawing();
     const folders = async () => (await fs.readdir(${JSON.stringify(temporary)})).filter((name) => name.startsWith('homewright-fonts-')).length;
     const failed = await drawing.draw(${JSON.stringify(FACTS)}).then(() => false, () => true);
     const seen = [failed, await folders()];
     await drawing.draw(${JSON.stringify(FACTS)});
     console.log(JSON.stringify([...seen, await folders()]));`,
  );
  const { stdout } = await promisify(execFile)(process.execPath, ['--import', join(here, '../../../../scripts/typescript.mjs'), script], {
    env: { TMPDIR: temporary },
  });
  expect(JSON.parse(stdout)).toEqual([true, 0, 1]);
  expect((await readdir(temporary)).filter((name) => name.startsWith('homewright-fonts-'))).toEqual([]);
});
