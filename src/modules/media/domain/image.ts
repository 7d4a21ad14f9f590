/** Widths of the stored variants, besides the picture's own when that is smaller. Pages know them too: frontend/src/ui/src-set.ts. */
export const WIDTHS: readonly number[] = [320, 640, 960, 1280, 1920];
export const MAX_WIDTH = 1920;
/** As tall as two screens: no page shows more, and WebP ends at 16,383. */
export const MAX_HEIGHT = 3840;
export const MAX_PIXELS = 50_000_000;
/** The limit for pictures that people without an account send. */
export const MAX_PROPOSED_PIXELS = 30_000_000;
export const MAX_BYTES = 10 * 1024 * 1024;

/** Pictures unused for this long are deleted. */
export const KEPT_UNUSED_HOURS = 24;

/** A picture as it is served; width and height are those of the largest file. */
export interface Image {
  /** The first 32 hexadecimal digits of the largest file's SHA-256. */
  id: string;
  width: number;
  height: number;
}

/** One of a picture's files. */
export interface ImageVariant {
  width: number;
  /** WebP. */
  bytes: Buffer;
}

/** What an address below /media/ asks for; only the largest file has its height in its name. */
export interface ImageFile {
  id: string;
  width: number;
  height?: number;
}

const FOLDER = '/media/';
/** Placeholder for the site's own origin, which the domain does not know. */
const HERE = 'http://this-site.invalid';
const FILE = /^([0-9a-f]{32})-([1-9]\d{0,4})(?:x([1-9]\d{0,4}))?\.webp$/;

/** Where the largest file of a picture is. It says all that pages need to ask for the smaller ones. */
export function addressOf({ id, width, height }: Image): string {
  return `${FOLDER}${id}-${width}x${height}.webp`;
}

/** @returns `undefined` for what is no name of a picture's file */
export function fileNamed(name: string): ImageFile | undefined {
  const [, id, width, height] = FILE.exec(name) ?? [];
  if (!id) return undefined;
  return { id, width: Number(width), ...(height ? { height: Number(height) } : {}) };
}

/** Whether the picture has this file. */
export function has({ id, width, height }: Image, file: ImageFile): boolean {
  if (file.id !== id) return false;
  if (file.height !== undefined) return file.width === width && file.height === height;
  return file.width < width && WIDTHS.includes(file.width);
}

/** The widths in which a picture of this width is kept, the largest last. */
export function widthsOf(width: number): number[] {
  return [...WIDTHS.filter((step) => step < width), width];
}

/**
 * The file that an address may refer to. The host is ignored: somebody may have copied the full address from the browser, and keeping a
 * picture too long is better than deleting a used one.
 */
export function fileAt(address: string): ImageFile | undefined {
  const { pathname } = urlOf(address) ?? {};
  return pathname?.startsWith(FOLDER) ? fileNamed(pathname.slice(FOLDER.length)) : undefined;
}

/** Whether an address is this site's own, and one where only pictures are. */
export function isOwnAddress(address: string): boolean {
  const { origin, pathname } = urlOf(address) ?? {};
  return origin === HERE && pathname!.startsWith(FOLDER);
}

function urlOf(address: string): URL | undefined {
  return URL.canParse(address, HERE) ? new URL(address, HERE) : undefined;
}
