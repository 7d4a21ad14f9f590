import type { SectionId } from '../../../../shared/guide/guide-sections.js';
import type { GuidePath } from '../../../../shared/guide/guide-topics.js';
import type { EmergencyId } from '../texts/pages/emergency-cases.js';

/** How pressing a step is. Each has a colour of its own; words say the same. */
export const URGENCIES = ['EMERGENCY', 'URGENT', 'IMMEDIATE', 'IMPORTANT', 'HELPFUL', 'REQUIRED'] as const;
export type Urgency = (typeof URGENCIES)[number];

/** What ground and icon a box has. */
export const TONES = ['info', 'warning', 'danger'] as const;

/** How long the thing on a card can wait, the shortest first. */
export const CARD_COLOURS = ['red', 'orange', 'yellow', 'blue'] as const;

/** Whom one can be told to call where a step is to be left to somebody: those whom guides are about. */
export const STOP_TRADES = ['Plumber', 'Electrician', 'HVAC Technician'] as const;

export interface GuideStep {
  title: string;
  /** One paragraph, or several. */
  description: string[];
  tips: string[];
  /** As people say it: "5 minutes", "Ongoing". */
  time: string;
  urgency?: Urgency;
  /** From here on it is a professional's work: the box stands after this step. */
  stop?: {
    title: string;
    text: string;
    /** Whose work it is, where the guide's own trade may not do it. */
    trade?: (typeof STOP_TRADES)[number];
  };
}

/** Words in a box. The tone gives ground and icon; the title says what it is. */
export interface GuideBox {
  tone: (typeof TONES)[number];
  title: string;
  text?: string;
  items: string[];
}

/** Kinds of something, side by side: filters, noises, protectors. */
export interface GuideCards {
  title: string;
  intro?: string;
  cards: {
    title: string;
    /** A label in a colour, for what cannot wait and what can. */
    urgency?: { label: string; colour: (typeof CARD_COLOURS)[number] };
    facts: { label: string; value: string | string[] }[];
  }[];
}

export interface GuideLink {
  text: string;
  to: string;
}

/** What is not told in words that an operator could change. */
interface GuideFacts {
  /** Its address. */
  path: GuidePath;
  section: SectionId;
  /** What can happen when this turns dangerous, the likeliest first: each leads to its part of /emergency-help. */
  emergencies: EmergencyId[];
  /** When somebody last went through the text: YYYY-MM-DD. */
  edited: string;
}

/** Something that a homeowner can find out or mend, told from beginning to end. */
export interface Guide extends GuideFacts {
  title: string;
  subtitle: string;
  /** For search engines and shared links: what one will know after reading. */
  description: string;
  keywords: string[];
  /** Time, cost, tools, or what stands there instead. */
  chips: string[];
  difficulty: string;
  permit: { title: string; text: string };
  /** The disclaimer or warning that stands before everything else. */
  safety: GuideBox;
  tools: string[];
  /** What the second list is called: parts, supplies. */
  partsTitle: string;
  /** Empty where nothing has to be bought: then no list stands there. */
  parts: string[];
  /** What one should know before the first step. */
  before: GuideBox[];
  cards: GuideCards[];
  stepsTitle: string;
  steps: GuideStep[];
  after: GuideBox[];
  whenToCall: { title: string; items: string[] };
  closing: { title: string; text: string; links: GuideLink[] };
  related: { title: string; links: GuideLink[] };
  /** Pages that were really read, where a fact comes from one. */
  sources: { title: string; address: string }[];
}

/** As it is written here: its name gives address and section, and what is said of difficulty and permit is chosen from a few words. */
export interface WrittenGuide extends Omit<Guide, 'path' | 'section' | 'difficulty' | 'permit'> {
  difficulty: 'Easy' | 'Moderate' | 'Demanding' | 'For professionals';
  permit: { needed: 'no' | 'check' | 'yes'; text: string };
}
