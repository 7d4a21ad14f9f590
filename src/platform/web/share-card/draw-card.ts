import { rmSync } from 'node:fs';
import { readFile, rm, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import sharp, { type OverlayOptions } from 'sharp';
import { type CardFacts, inSupportedCharacters, ratingLine } from './card-facts.js';
import { sfntOf } from './sfnt.js';
import { starRow, STARS } from './star-row.js';
import { temporaryFolder } from '../../temporary-folders.js';

const WIDTH = 1_200;
const HEIGHT = 630;
const MARGIN = 80;
const GROUND = '#faf8f4';
const INK = '#1d272c';
const INK_SOFT = '#4d5b62';
/** Font sizes of the title in points; the first that fits is used. */
const TITLE_SIZES = [84, 68, 56, 46];
const TITLE_HEIGHT = 270;

/** Font families by weight. Each has two files: Latin letters of western Europe, and the other Latin letters. */
const FONTS = { bold: { family: 'Figtree ExtraBold,', weight: 800 }, plain: { family: 'Figtree,', weight: 400 } };
type Face = keyof typeof FONTS;

interface Drawn {
  data: Buffer;
  info: { width: number; height: number; channels: 1 | 2 | 3 | 4 };
}

/**
 * Draws the share card. It uses the product's own font, independent of the fonts of the machine. It reads no
 * SVG: uploaded files can therefore never reach the SVG parser.
 */
export class CardDrawing {
  private fonts: Promise<Record<Face, string[]>> | undefined;

  /** @returns a PNG of 1200 x 630 pixels */
  async draw(facts: CardFacts): Promise<Buffer> {
    const fonts = await this.unpackedFonts();
    const { industry, city, siteTitle, rating, colour } = facts;
    const line = (text: string, face: Face, size: number, ink: string) => this.text(text, face, size, ink, fonts);
    const what = [industry, city]
      .map((text) => inSupportedCharacters(text ?? '', 60))
      .filter(Boolean)
      .join(' · ');
    const title = inSupportedCharacters(facts.title) || what || inSupportedCharacters(siteTitle);
    const parts: OverlayOptions[] = [
      { input: { create: { width: 24, height: HEIGHT, channels: 3, background: colour } }, left: 0, top: 0 },
    ];
    let top = 110;
    const put = (drawn: Drawn | undefined, after: number) => {
      if (!drawn) return;
      parts.push({ input: drawn.data, raw: drawn.info, left: MARGIN, top });
      top += drawn.info.height + after;
    };
    put(await this.titleOf(title, fonts), 36);
    if (title !== what) put(await line(what, 'plain', 40, INK), 32);
    const rated = ratingLine(facts);
    if (rated && rating !== null) {
      parts.push({ input: starRow(rating), raw: STARS, left: MARGIN, top });
      const words = await line(rated, 'plain', 34, INK_SOFT);
      if (words)
        parts.push({
          input: words.data,
          raw: words.info,
          left: MARGIN + STARS.width + 24,
          top: top + Math.round((STARS.height - words.info.height) / 2),
        });
    }
    const site = await line(inSupportedCharacters(siteTitle, 60), 'bold', 32, INK_SOFT);
    if (site) parts.push({ input: site.data, raw: site.info, left: MARGIN, top: HEIGHT - 60 - site.info.height });
    return sharp({ create: { width: WIDTH, height: HEIGHT, channels: 3, background: GROUND } })
      .composite(parts)
      .png({ palette: true, colours: 64 })
      .toBuffer();
  }

  /** A failure, such as a full disk, may be temporary: the next call tries again. */
  private unpackedFonts(): Promise<Record<Face, string[]>> {
    this.fonts ??= unpacked().catch((error: unknown) => {
      this.fonts = undefined;
      throw error;
    });
    return this.fonts;
  }

  private async titleOf(title: string, fonts: Record<Face, string[]>): Promise<Drawn | undefined> {
    let drawn: Drawn | undefined;
    for (const size of TITLE_SIZES) {
      drawn = await this.text(title, 'bold', size, INK, fonts);
      if (!drawn || drawn.info.height <= TITLE_HEIGHT) return drawn;
    }
    return drawn;
  }

  private async text(text: string, face: Face, size: number, ink: string, fonts: Record<Face, string[]>): Promise<Drawn | undefined> {
    if (text === '') return undefined;
    const font = `${FONTS[face].family} ${size}`;
    const [fontfile, ...others] = fonts[face];
    // The library keeps a font file loaded once it was named, and takes one file at a time: load the others by drawing a dummy text.
    for (const other of others)
      await sharp({ text: { text: 'a', font, fontfile: other } })
        .raw()
        .toBuffer();
    const { data, info } = await sharp({
      text: {
        text: `<span foreground="${ink}">${escaped(text)}</span>`,
        font,
        fontfile: fontfile!,
        width: WIDTH - 2 * MARGIN,
        wrap: 'word-char',
        rgba: true,
      },
    })
      .raw()
      .toBuffer({ resolveWithObject: true });
    return { data, info: { width: info.width, height: info.height, channels: info.channels } };
  }
}

/** The library parses texts as markup. */
const escaped = (text: string) => text.replace(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`);

/**
 * Writes the fonts as uncompressed files, because the library reads no packed ones. It remembers their paths until the process ends, for
 * all applications of the process, and without the files it would draw wrong letters or none: so they are deleted with the process, not
 * with the application.
 */
async function unpacked(): Promise<Record<Face, string[]>> {
  const folder = await temporaryFolder('fonts');
  const { resolve } = createRequire(import.meta.url);
  const filesOf = async ({ weight }: { weight: number }) => {
    const paths: string[] = [];
    for (const letters of ['latin', 'latin-ext']) {
      const name = `figtree-${letters}-${weight}-normal`;
      const path = join(folder, `${name}.ttf`);
      await writeFile(path, sfntOf(await readFile(resolve(`@fontsource/figtree/files/${name}.woff`))));
      paths.push(path);
    }
    return paths;
  };
  try {
    const fonts = { bold: await filesOf(FONTS.bold), plain: await filesOf(FONTS.plain) };
    process.once('exit', () => rmSync(folder, { recursive: true, force: true }));
    return fonts;
  } catch (error) {
    await rm(folder, { recursive: true, force: true });
    throw error;
  }
}
