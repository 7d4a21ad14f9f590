import type { EmergencyCase } from '../../ui/guide/emergency-links.js';

/** How pressing a step is. Each has a colour of its own; words say the same. */
export type Urgency = 'EMERGENCY' | 'URGENT' | 'IMMEDIATE' | 'IMPORTANT' | 'HELPFUL' | 'REQUIRED';

export interface GuideStep {
  title: string;
  /** One paragraph, or several. */
  description: string[];
  tips: string[];
  /** As people say it: "5 minutes", "Ongoing". */
  time: string;
  urgency?: Urgency;
  /** From here on it is a professional's work: the box stands after this step. */
  stop?: { title: string; text: string };
}

/** Words in a box. The tone gives ground and icon; the title says what it is. */
export interface GuideBox {
  tone: 'info' | 'warning' | 'danger';
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
    urgency?: { label: string; colour: 'red' | 'orange' | 'yellow' | 'blue' };
    facts: { label: string; value: string | string[] }[];
  }[];
}

export interface GuideLink {
  text: string;
  to: string;
}

/** Something that a homeowner can find out or mend, told from beginning to end. */
export interface Guide {
  /** Its address. */
  path: string;
  title: string;
  subtitle: string;
  /** For search engines and shared links: what one will know after reading. */
  description: string;
  keywords: string[];
  section: 'plumbing' | 'electrical' | 'hvac';
  /** Time, cost, tools, or what stands there instead. */
  chips: [string, string, string];
  difficulty: 'Easy' | 'Moderate' | 'Demanding' | 'For professionals';
  permit: { needed: 'no' | 'check' | 'yes'; text: string };
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
  /** What can happen when this turns dangerous, the likeliest first: each leads to its part of /emergency-help. */
  emergencies: [EmergencyCase, ...EmergencyCase[]];
  /** When somebody last went through the text: YYYY-MM-DD. */
  edited: string;
  /** Pages that were really read, where a fact comes from one. */
  sources: { title: string; address: string }[];
}
