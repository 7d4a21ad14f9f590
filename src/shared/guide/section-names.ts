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

/** Where articles are whose author chose no section. */
export const HOME_GUIDE = 'Home Guide';
