import type { SectionId } from '../../../../shared/guide/guide-sections.js';
import type { GuidePath } from '../../../../shared/guide/guide-topics.js';
import type { EmergencyId } from '../texts/pages/emergency-cases.js';

/** How urgent a step is. Each urgency has a colour, and a label that says the same. */
export const URGENCIES = ['EMERGENCY', 'URGENT', 'IMMEDIATE', 'IMPORTANT', 'HELPFUL', 'REQUIRED'] as const;
export type Urgency = (typeof URGENCIES)[number];

/** The background and icon of a box. */
export const TONES = ['info', 'warning', 'danger'] as const;

/** How long the thing on a card can wait, the most urgent first. */
export const CARD_COLOURS = ['red', 'orange', 'yellow', 'blue'] as const;

/** The trades that a guide can recommend where a step is left to a professional. */
export const STOP_TRADES = ['Plumber', 'Electrician', 'HVAC Technician'] as const;

export interface GuideStep {
  title: string;
  /** One paragraph, or several. */
  description: string[];
  tips: string[];
  /** As people say it: "5 minutes", "Ongoing". */
  time: string;
  urgency?: Urgency;
  /** From here on it is work for a professional: the box is shown after this step. */
  stop?: {
    title: string;
    text: string;
    /** The trade for it, if the guide's own trade may not do it. */
    trade?: (typeof STOP_TRADES)[number];
  };
}

/** A box of text. The tone decides its background and icon; the title says what it is about. */
export interface GuideBox {
  tone: (typeof TONES)[number];
  title: string;
  text?: string;
  items: string[];
}

/** Variants of a thing, side by side: filters, noises, protectors. */
export interface GuideCards {
  title: string;
  intro?: string;
  cards: {
    title: string;
    /** A coloured label that says how long it can wait. */
    urgency?: { label: string; colour: (typeof CARD_COLOURS)[number] };
    facts: { label: string; value: string | string[] }[];
  }[];
}

export interface GuideLink {
  text: string;
  to: string;
}

/** Parts of a guide that an operator cannot change. */
interface GuideFacts {
  /** Its address. */
  path: GuidePath;
  section: SectionId;
  /** The emergencies that this can turn into, the likeliest first: each links to its part of /emergency-help. */
  emergencies: EmergencyId[];
  /** When the text was last reviewed: YYYY-MM-DD. */
  edited: string;
}

/** Instructions for something that a homeowner can check or repair. */
export interface Guide extends GuideFacts {
  title: string;
  subtitle: string;
  /** For search engines and shared links: what readers know after reading. */
  description: string;
  keywords: string[];
  /** Time, cost, tools, or other short facts in their place. */
  chips: string[];
  difficulty: string;
  permit: { title: string; text: string };
  /** The disclaimer or warning before everything else. */
  safety: GuideBox;
  tools: string[];
  /** The title of the second list: parts, supplies. */
  partsTitle: string;
  /** Empty if nothing has to be bought: then the list is not shown. */
  parts: string[];
  /** What readers should know before the first step. */
  before: GuideBox[];
  cards: GuideCards[];
  stepsTitle: string;
  steps: GuideStep[];
  after: GuideBox[];
  whenToCall: { title: string; items: string[] };
  closing: { title: string; text: string; links: GuideLink[] };
  related: { title: string; links: GuideLink[] };
  /** Pages that were actually read, for facts that come from one. */
  sources: { title: string; address: string }[];
}

/**
 * A guide as it is written in the code: address and section follow from its name, and difficulty and permit are chosen from fixed words.
 */
export interface WrittenGuide extends Omit<Guide, 'path' | 'section' | 'difficulty' | 'permit'> {
  difficulty: 'Easy' | 'Moderate' | 'Demanding' | 'For professionals';
  permit: { needed: 'no' | 'check' | 'yes'; text: string };
}
