import type { AuditLog } from '../../../../shared/office/audit-log.js';
import { InvalidValues } from '../../../../shared/domain-error.js';
import type { Transaction } from '../../../../shared/transaction.js';
import { wordsOf } from '../../../../shared/text/text.js';
import type { CurrentTrades } from '../../../trades/index.js';
import type { PublishedBusinesses } from '../../domain/learning/published-businesses.js';
import { MAX_PHRASE_LENGTH, phraseKeyOf, type TaughtTarget } from '../../domain/learning/taught-phrase.js';
import type { TaughtPhraseRepository } from '../../domain/learning/taught-phrase-repository.js';
import { TaughtPhraseNotFound } from '../../domain/learning/taught-phrases.errors.js';
import { problemsWith, targetNameOf, type Teaching } from '../../domain/learning/teachable.js';
import type { Meanings } from '../meanings.js';
import type { CurrentFacets } from '../search-listings.js';

/** An admin teaches the meaning of a phrase, or deletes it. When a method throws, nothing was saved. */
export class TeachPhrases {
  constructor(
    private readonly phrases: TaughtPhraseRepository,
    private readonly businesses: PublishedBusinesses,
    private readonly trades: CurrentTrades,
    private readonly facets: CurrentFacets,
    private readonly meanings: Meanings,
    private readonly audit: AuditLog,
    private readonly transaction: Transaction,
  ) {}

  /** @throws InvalidValues with all reasons to refuse the phrase */
  async teach(typed: string, { kind, target: given }: TaughtTarget, client: string | null): Promise<void> {
    const words = await this.words();
    await this.transaction.run(async () => {
      const phrase = typed.trim().replace(/ +/g, ' ');
      const teaching = await this.teachingOf(phrase, { kind, target: given }, words);
      // A place is stored by its name as the directory writes it.
      const means = { kind, target: kind === 'place' ? (teaching.places.named(given)?.name ?? given) : given };
      const problems = problemsWith(phrase, means, teaching);
      if (problems.length > 0) throw new InvalidValues(problems);
      const targetName = targetNameOf(means, teaching)!;
      await this.phrases.add({ ...means, phrase, targetName, key: phraseKeyOf(phrase) });
      await this.audit.record({ action: 'phrase-taught', client, detail: { phrase, kind: means.kind, means: targetName } });
    });
  }

  forget(id: number, client: string | null): Promise<void> {
    return this.transaction.run(async () => {
      const gone = await this.phrases.remove(id);
      if (!gone) throw new TaughtPhraseNotFound();
      await this.audit.record({ action: 'phrase-forgotten', client, detail: { phrase: gone.phrase, means: gone.targetName } });
    });
  }

  /** Call it before the lock is taken: after a change of trades, making the words takes a second, and others would wait in vain. */
  private async words(): Promise<Pick<Teaching, 'trades' | 'lexicon' | 'places'>> {
    const [trades, facets] = await Promise.all([this.trades.get(), this.facets.get()]);
    // Without taught phrases: a phrase is judged by what it means by itself.
    return { trades, ...this.meanings.words(trades, facets) };
  }

  private async teachingOf(
    phrase: string,
    { kind, target }: TaughtTarget,
    words: Pick<Teaching, 'trades' | 'lexicon' | 'places'>,
  ): Promise<Teaching> {
    return {
      taught: await this.phrases.allForUpdate(),
      ...words,
      called: phrase.length > MAX_PHRASE_LENGTH ? [] : await this.businesses.called(wordsOf(phrase)),
      business: kind === 'business' ? await this.businesses.withId(target) : undefined,
    };
  }
}
