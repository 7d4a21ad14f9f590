import type { SectionId } from './guide-sections.js';

interface SectionNames {
  title: string;
  /** Its name in the hub and in the editor of articles. */
  name: string;
  /** The trade that it is about, by its built-in name. */
  trade: string;
}

export const SECTION_NAMES: Readonly<Record<SectionId, SectionNames>> = {
  plumbing: { title: 'Plumbing', name: 'Plumbing', trade: 'Plumber' },
  electrical: { title: 'Electrical', name: 'Electrical', trade: 'Electrician' },
  hvac: { title: 'HVAC', name: 'HVAC Technician', trade: 'HVAC Technician' },
};

/** The address, below /section/, of articles without a section. A section of that name that was added in the settings takes precedence. */
export const OTHER_SECTION = 'other';

/** A section that was added in the settings. */
export interface AddedSection {
  id: string;
  name: string;
}

/** A section of the guide, with the names by which articles refer to it: in lower case, and each name in one section only. */
export interface NamedSection {
  id: string;
  names: string[];
}

/** All sections in their order: the built-in ones, then those added in the settings. */
export function namedSections(added: readonly AddedSection[]): NamedSection[] {
  const taken = new Set<string>();
  const sections = [
    ...Object.entries(SECTION_NAMES).map(([id, { title, name }]) => ({ id, names: [id, title, name] })),
    ...added.map(({ id, name }) => ({ id, names: [id, name] })),
  ];
  return sections.map(({ id, names }) => {
    const own = [...new Set(names.map((name) => name.toLowerCase()))].filter((name) => !taken.has(name));
    for (const name of own) taken.add(name);
    return { id, names: own };
  });
}

/** The section of articles whose author chose none. */
export const HOME_GUIDE = 'Home Guide';
