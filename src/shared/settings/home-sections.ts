/** The sections of the home page below the search box, in their default order. */
export const HOME_SECTIONS = {
  trades: 'Trades',
  figures: 'Numbers',
  reasons: 'Why look here',
  services: 'Featured services',
  towns: 'Towns',
  latest: 'New in the directory',
  steps: 'How it works',
  guides: 'DIY and common home jobs',
  questions: 'Questions that homeowners ask',
  advice: 'Before you hire',
} as const;

export type HomeSectionId = keyof typeof HOME_SECTIONS;

export interface HomeSection {
  id: HomeSectionId;
  shown: boolean;
}

export const HOME_SECTION_IDS = Object.keys(HOME_SECTIONS) as HomeSectionId[];

/**
 * Every section once: the saved ones in their order; a section that a later version has added is inserted after the one that it follows by
 * default. With nothing saved, the default order.
 */
export function orderedSections(saved: readonly HomeSection[]): HomeSection[] {
  const ordered = saved.filter(({ id }, index) => id in HOME_SECTIONS && saved.findIndex((other) => other.id === id) === index);
  HOME_SECTION_IDS.forEach((id, index) => {
    if (ordered.some((section) => section.id === id)) return;
    const before = ordered.findIndex((section) => section.id === HOME_SECTION_IDS[index - 1]);
    ordered.splice(before + 1, 0, { id, shown: true });
  });
  return ordered;
}

/** Sections that the page shows, in their order. */
export const shownSections = (saved: readonly HomeSection[]): HomeSectionId[] =>
  orderedSections(saved)
    .filter(({ shown }) => shown)
    .map(({ id }) => id);

/** Whether this is the default order: it is then not saved, so that later versions can change the default. */
export const isDefaultOrder = (sections: readonly HomeSection[]): boolean =>
  orderedSections(sections).every(({ id, shown }, index) => shown && id === HOME_SECTION_IDS[index]);
