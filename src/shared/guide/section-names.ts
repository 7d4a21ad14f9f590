import type { SectionId } from './guide-sections.js';

interface SectionNames {
  title: string;
  /** What the hub and the editor of articles call it. */
  name: string;
  /** The trade that it is about, by the name that the product has for it. */
  trade: string;
}

export const SECTION_NAMES: Readonly<Record<SectionId, SectionNames>> = {
  plumbing: { title: 'Plumbing', name: 'Plumbing', trade: 'Plumber' },
  electrical: { title: 'Electrical', name: 'Electrical', trade: 'Electrician' },
  hvac: { title: 'HVAC', name: 'HVAC Technician', trade: 'HVAC Technician' },
};

/** The address, below /section/, of what belongs to no section. A section of that name that was added in the settings comes before it. */
export const OTHER_SECTION = 'other';

/** A section that was added in the settings. */
export interface AddedSection {
  id: string;
  name: string;
}

/** A section of the guide, with what articles call it that are in it: in small letters, and each name in one section alone. */
export interface NamedSection {
  id: string;
  names: string[];
}

/** All sections in their order: those that are always there, then those added in the settings. */
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

/** Where articles are whose author chose no section. */
export const HOME_GUIDE = 'Home Guide';
