/** Widths of the stored variants, besides the picture's own when that is smaller. frontend/src/ui/src-set.ts has the same widths. */
export const WIDTHS: readonly number[] = [320, 640, 960, 1280, 1920];
export const MAX_WIDTH = 1920;
/** As tall as two screens: no page shows more, and the limit of WebP is 16,383. */
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

/** The file of a URL below /media/; only the largest file has its height in its name. */
export interface ImageFile {
  id: string;
  width: number;
  height?: number;
}

const FOLDER = '/media/';
/** Placeholder for the site's own origin, which the domain layer cannot read. */
const HERE = 'http://this-site.invalid';
const FILE = /^([0-9a-f]{32})-([1-9]\d{0,4})(?:x([1-9]\d{0,4}))?\.webp$/;

/** The address of the largest file of a picture. Pages can derive the smaller ones from it. */
export function addressOf({ id, width, height }: Image): string {
  return `${FOLDER}${id}-${width}x${height}.webp`;
}

/** @returns `undefined` for any other name */
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

/** The stored widths of a picture with this width, the largest last. */
export function widthsOf(width: number): number[] {
  return [...WIDTHS.filter((step) => step < width), width];
}

/**
 * The file that an address may refer to. The host is ignored: an admin may have copied the full address from a browser, and keeping a
 * picture too long is better than deleting a used one.
 */
export function fileAt(address: string): ImageFile | undefined {
  const { pathname } = urlOf(address) ?? {};
  return pathname?.startsWith(FOLDER) ? fileNamed(pathname.slice(FOLDER.length)) : undefined;
}

/** Whether an address is on this site, in the folder that has only pictures. */
export function isOwnAddress(address: string): boolean {
  const { origin, pathname } = urlOf(address) ?? {};
  return origin === HERE && pathname!.startsWith(FOLDER);
}

function urlOf(address: string): URL | undefined {
  return URL.canParse(address, HERE) ? new URL(address, HERE) : undefined;
}
