import { ICON_SIZES } from '../../../shared/pictures/identity-pictures.js';
import { fileNamed, type ImageFile } from './image.js';

/** What an uploaded picture is made into: an icon, by the pixels of its sides, or the picture beside shared links. */
export type DerivedForm = { icon: number } | 'share';

/** A file that is made of a picture's largest one when it is asked for; its address changes with the picture. */
export interface DerivedFile {
  of: ImageFile;
  form: DerivedForm;
}

const DERIVED = /^(.+)-(?:icon-(\d+)\.png|share\.jpg)$/;

/** @returns `undefined` for what is no name of such a file */
export function derivedNamed(name: string): DerivedFile | undefined {
  const [, stem, icon] = DERIVED.exec(name) ?? [];
  const of = stem ? fileNamed(`${stem}.webp`) : undefined;
  if (of?.height === undefined) return undefined;
  if (icon === undefined) return { of, form: 'share' };
  return ICON_SIZES.some((size) => String(size) === icon) ? { of, form: { icon: Number(icon) } } : undefined;
}
