import type { PageTexts } from '../../../../src/modules/content/domain/texts/text-pages.js';
import type { Reads } from '../../lib/reads.js';
import type { Emergency } from './emergencies.js';

export type Region = Reads['region']['data']['facts'][number];
type Call = Emergency['calls'][number];

/** Texts for when the province is unknown. */
type Neutral = Pick<PageTexts<'emergency'>, 'gasContractor' | 'gasAsk' | 'electricalAsk'>;

const asCall = ({ who, why, number }: Region['dig']): Call => ({ who, why, ...(number ? { number } : {}) });

/** The case with the texts and telephone numbers of the province. */
export function inRegion(emergency: Emergency, region: Region | undefined, neutral: Neutral): Emergency {
  const words: Neutral = { ...neutral, ...region };
  const filled = (text: string) => text.replace(/\{(gasContractor|gasAsk|electricalAsk)\}/g, (_, word: keyof Neutral) => words[word]);
  const all = { ...emergency, signs: filled(emergency.signs), steps: emergency.steps.map(filled), never: emergency.never.map(filled) };
  const calls = emergency.calls.map((call) => ({ ...call, who: filled(call.who), why: filled(call.why) }));
  if (emergency.id === 'gas') calls.splice(1, 0, ...(region?.gasLines ?? []).map(asCall));
  if (emergency.id === 'electrical' && region?.electricalAuthority) calls.push(asCall(region.electricalAuthority));
  return { ...all, calls };
}
