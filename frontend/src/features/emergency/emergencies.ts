import type { PageTexts } from '../../../../src/modules/content/domain/texts/text-pages.js';

type Texts = PageTexts<'emergency'>;

/** Instructions for the first minutes of one kind of emergency, and whom to call, in order. */
export interface Emergency extends Omit<Texts['cases'][number], 'id'> {
  id: string;
  calls: { who: string; why: string; number?: string }[];
}

/** Cases with their calls. */
export function emergenciesOf({ cases, calls }: Pick<Texts, 'cases' | 'calls'>): Emergency[] {
  return cases.map((each) => ({
    ...each,
    calls: calls.filter((call) => call.case === each.id).map(({ who, why, number }) => ({ who, why, ...(number ? { number } : {}) })),
  }));
}
