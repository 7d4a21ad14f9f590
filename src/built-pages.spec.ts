import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { builtPages } from './built-pages.js';
import { StartFailed } from './start-failed.js';

describe('the folder of the built pages', () => {
  let folder: string;
  beforeEach(() => void (folder = mkdtempSync(join(tmpdir(), 'homewright-pages-'))));
  afterEach(() => rmSync(folder, { recursive: true }));

  it('is used when its build is complete', () => {
    mkdirSync(join(folder, 'server'));
    writeFileSync(join(folder, 'server/entry-server.js'), '');
    expect(builtPages(folder)).toBe(folder);
  });

  it('is refused in one line after an interrupted build, and where there is none', () => {
    mkdirSync(join(folder, 'client'));
    for (const missing of [folder, join(folder, 'elsewhere')]) {
      expect(() => builtPages(missing)).toThrow(
        new StartFailed(`The pages are not built, or not completely, in ${missing}: run npm start in the folder of the project.`),
      );
    }
  });
});
