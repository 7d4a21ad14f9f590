import { ICON_SIZES } from '../../../shared/pictures/identity-pictures.js';
import { fileNamed, type ImageFile } from './image.js';

/** A form derived from an uploaded picture: an icon of this many pixels a side, or the picture for shared links. */
export type DerivedForm = { icon: number } | 'share';

/** A file that is made from a picture's largest file on request; its address changes with the picture. */
export interface DerivedFile {
  of: ImageFile;
  form: DerivedForm;
}

const DERIVED = /^(.+)-(?:icon-(\d+)\.png|share\.jpg)$/;

/** @returns `undefined` for any other name */
export function derivedFileNamed(name: string): DerivedFile | undefined {
  const [, stem, icon] = DERIVED.exec(name) ?? [];
  const of = stem ? fileNamed(`${stem}.webp`) : undefined;
  if (of?.height === undefined) return undefined;
  if (icon === undefined) return { of, form: 'share' };
  return ICON_SIZES.some((size) => String(size) === icon) ? { of, form: { icon: Number(icon) } } : undefined;
}
