/** The requirements for a picture that identifies the site. */
interface PictureRule {
  /** Its name in a sentence. */
  name: string;
  minWidth: number;
  minHeight: number;
  /** Width divided by height: at least and at most. */
  ratio: readonly [number, number];
  /** The requirement in words. */
  right: string;
}

/** The pictures that identify the site, by the names of their settings. */
export const IDENTITY_PICTURES = {
  logoImage: {
    name: 'a logo',
    minWidth: 80,
    minHeight: 80,
    ratio: [0.5, 6],
    right: 'at least 80 pixels wide and high, at most six times as wide as high, ideally a PNG with a transparent background',
  },
  faviconImage: {
    name: 'an icon',
    minWidth: 192,
    minHeight: 192,
    ratio: [0.98, 1.02],
    right: 'a square of at least 192 x 192 pixels, best 512 x 512',
  },
  shareImage: {
    name: 'a share picture',
    minWidth: 600,
    minHeight: 315,
    ratio: [1.6, 2.2],
    right: 'about twice as wide as high and at least 600 x 315 pixels, best 1200 x 630',
  },
} as const satisfies Record<string, PictureRule>;

export type IdentityPicture = keyof typeof IDENTITY_PICTURES;

export const IDENTITY_NAMES = Object.keys(IDENTITY_PICTURES) as IdentityPicture[];

/** More than any of these pictures needs; photographs have a higher limit. */
export const MAX_IDENTITY_PIXELS = 25_000_000;

/** Sides in pixels: of a browser's tab, of a phone's home screen (iOS), and of the manifest. */
export const ICON_SIZES = [32, 180, 192, 512] as const;

const OWN_PICTURE = /^\/media\/[0-9a-f]{32}-(\d+)x(\d+)\.webp$/;

/** Width and height of an uploaded picture, parsed from the address of its largest file; `undefined` for any other address. */
export function sizeIn(address: string): { width: number; height: number } | undefined {
  const [, width, height] = OWN_PICTURE.exec(address) ?? [];
  return width && height ? { width: Number(width), height: Number(height) } : undefined;
}

/** @returns why a picture of this size is refused, and what is required; `undefined` when it is accepted */
export function sizeProblem(use: IdentityPicture, { width, height }: { width: number; height: number }): string | undefined {
  const { minWidth, minHeight, ratio, right } = IDENTITY_PICTURES[use] as PictureRule;
  const shape = width / height;
  if (width >= minWidth && height >= minHeight && shape >= ratio[0] && shape <= ratio[1]) return undefined;
  return `is ${width} x ${height} pixels; it must be ${right}`;
}

/** Address of the icon of one size that is made of an uploaded picture. */
export const iconOf = (address: string, size: (typeof ICON_SIZES)[number]): string => address.replace(/\.webp$/, `-icon-${size}.png`);

/** Address of the picture for link previews (1200 x 630) that is made of an uploaded one. */
export const sharePictureOf = (address: string): string => address.replace(/\.webp$/, '-share.jpg');
