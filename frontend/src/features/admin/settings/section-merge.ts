import { pickBy } from 'es-toolkit/object';
import type { HomeJobsSection } from '../../../../../src/modules/content/domain/site-settings.js';
import type { SectionValues } from './section-form.js';

const NAMES = { name: 'Name', description: 'Description', icon: 'Icon', color: 'Colour' } as const satisfies Record<
  keyof SectionValues,
  string
>;

interface SectionMerge {
  /** The typed values, with the other admin's in the fields that were not edited here. */
  values: SectionValues;
  /** The other admin's values of fields that both have edited. */
  contested: Partial<SectionValues>;
}

/**
 * Combines an edited section with the edits that another admin saved meanwhile.
 * @param opened as it was when the form was opened
 */
export function mergeSection(opened: HomeJobsSection, theirs: HomeJobsSection, typed: SectionValues): SectionMerge {
  const edited = pickBy(typed, (value, field) => value !== opened[field]);
  const contested = pickBy(theirs, (value, field) => field in edited && value !== opened[field] && value !== edited[field as never]);
  const { id: _id, ...unedited } = theirs;
  return { values: { ...unedited, ...edited }, contested };
}

/** Asks which of the contested values shall stay. */
export function contestedText(contested: Partial<SectionValues>): string {
  const values = Object.entries(contested).map(([field, value]) => `${NAMES[field as keyof SectionValues]} “${value}”`);
  return `Not saved: someone else has changed this section. Theirs: ${values.join(', ')}. Save again to replace that with yours, or cancel to leave it.`;
}
