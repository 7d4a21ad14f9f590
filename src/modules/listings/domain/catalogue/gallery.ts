import { cleanLine } from '../../../../shared/text/text.js';
import { imageFrom } from './field-values.js';
import { parseList } from './review.js';

/** A picture of a business's gallery, with a description for people who cannot see it. */
export interface GalleryPicture {
  /** The largest file of an uploaded picture, or an http or https address. */
  url: string;
  description: string;
}

/** Smaller pictures are not useful. */
const MIN_PIXELS = { width: 200, height: 150 };

export interface GalleryLimits {
  /** Pictures. */
  most?: number;
  /** The most characters of a description. */
  longest?: number;
}

/**
 * Pictures in their order, each of them once.
 * @returns all that can be shown, and a reason for each entry that cannot
 */
export function galleryFrom(
  entries: readonly unknown[],
  { longest = 200 }: GalleryLimits,
): { pictures: GalleryPicture[]; problems: string[] } {
  const pictures: GalleryPicture[] = [];
  const problems: string[] = [];
  entries.forEach((entry, index) => {
    const { url, description } = (typeof entry === 'object' && entry !== null ? entry : {}) as Record<string, unknown>;
    const address = typeof url === 'string' && url.trim() ? imageFrom(url) : { problem: 'has no address' };
    const words = typeof description === 'string' ? cleanLine(description, longest) : { value: '' };
    const refuse = (problem: string) => problems.push(`picture ${index + 1} ${problem}`);
    if ('problem' in address) refuse(address.problem);
    else if (isTooSmall(address.value!)) refuse(`is too small: send one of ${MIN_PIXELS.width} x ${MIN_PIXELS.height} pixels at least`);
    else if ('problem' in words) refuse(`has a description that ${words.problem}`);
    else if (words.value === '') refuse('has no description: say in a few words what it shows');
    else if (pictures.some((known) => known.url === address.value)) refuse('is there already');
    else pictures.push({ url: address.value!, description: words.value });
  });
  return { pictures, problems };
}

/** The file name of an uploaded picture contains its size. */
function isTooSmall(address: string): boolean {
  const [, width, height] = /-(\d+)x(\d+)\.webp$/.exec(address) ?? [];
  return Number(width) < MIN_PIXELS.width || Number(height) < MIN_PIXELS.height;
}

/** Reads the JSON text of a sheet's cell: unusable entries are left out, with a reason. */
export function readGallery(json: string, limits: GalleryLimits): { pictures: GalleryPicture[]; problems: string[] } {
  const { most = 12 } = limits;
  const entries = parseList(json);
  if (!entries) return { pictures: [], problems: ['is not a JSON list; left out'] };
  const { pictures, problems } = galleryFrom(entries.slice(0, most), limits);
  const said = problems.map((problem) => `${problem}; left out`);
  if (entries.length > most) said.push(`has more than ${most} pictures; the first ${most} are kept`);
  return { pictures, problems: said };
}
