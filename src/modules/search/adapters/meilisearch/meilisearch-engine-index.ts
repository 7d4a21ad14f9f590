import { Meilisearch, MeilisearchApiError, type EnqueuedTaskPromise, type Settings } from 'meilisearch';
import { hash } from 'node:crypto';
import { setImmediate as nextTurn } from 'node:timers/promises';
import { EngineIndex, type IndexableListing, type IndexMarker, type IndexName, type WriteId } from '../../domain/engine-index.js';
import { SearchEngineUnavailable } from '../../domain/search-index.js';
import { NEVER_CORRECTED } from '../../domain/never-corrected.js';
import { SYNONYMS } from '../../domain/synonyms.js';
import { ANSWERED, documentShape, FILTER_ATTRIBUTES, type MeiliDocument, meiliDocumentOf, WORD_ATTRIBUTES } from './meili-document.js';
import { type EngineAddress, failedAnswer, answerErrorForOperator } from './meili-errors.js';
import { MeilisearchMarker } from './meilisearch-marker.js';

const equality = { facetSearch: false, filter: { equality: true, comparison: false } };

/** Folding, stop words and word splitting are done before indexing. The engine adds typo tolerance, prefixes and ranking. */
const SETTINGS: Settings = {
  searchableAttributes: WORD_ATTRIBUTES,
  // The engine reads all attributes that may be displayed of each hit, whatever is asked for: those for filters alone are half of a document.
  displayedAttributes: [...ANSWERED, 'key'],
  filterableAttributes: [
    {
      attributePatterns: [
        ...FILTER_ATTRIBUTES,
        'verified',
        'licensed',
        'neverCloses',
        'titleStarts',
        'titleTails',
        'postStarts',
        'phoneRuns',
        'key',
      ],
      features: equality,
    },
    { attributePatterns: ['rating'], features: { facetSearch: false, filter: { equality: true, comparison: true } } },
  ],
  sortableAttributes: ['featured', 'rating', 'reviews', 'titleKey', 'idKey', 'key'],
  rankingRules: [
    'sort',
    'words',
    'typo',
    'proximity',
    'attribute',
    'exactness',
    'rating:desc',
    'reviews:desc',
    'reachable:desc',
    'titleKey:asc',
    'idKey:asc',
    'key:asc',
  ],
  synonyms: Object.fromEntries([...SYNONYMS].map(([word, trade]) => [word, [trade]])),
  typoTolerance: { disableOnNumbers: true, disableOnWords: [...NEVER_CORRECTED] },
  // With 'byAttribute' pages of several words repeat some listings and leave others out (Meilisearch 1.21).
  proximityPrecision: 'byWord',
  // Totals are exact, whatever their size.
  pagination: { maxTotalHits: 100_000_000 },
};

/** Changes with the fields of cards and with the settings, so that an upgraded site rebuilds its index. */
export const signatureOf = (shape: unknown[]) => hash('sha256', JSON.stringify([shape, SETTINGS]), 'hex').slice(0, 16);

const WRITE_TIMEOUT_MS = 20_000;
const PROBE_TIMEOUT_MS = 1_500;
const MAX_TASK_MS = 15 * 60_000;
/**
 * Documents made per iteration of the event loop. One takes a fifth of a millisecond; a page needs several iterations, so long ones would
 * delay it.
 */
const DOCUMENTS_PER_ITERATION = 5;

/** The listing index in Meilisearch. `live` answers searches; a rebuild fills `next`, and a swap exchanges the two. */
export class MeilisearchEngineIndex extends EngineIndex {
  readonly signature = signatureOf(documentShape());
  private readonly client: Meilisearch;
  /** A frozen engine accepts connections but never answers: health checks need a shorter timeout than writes. */
  private readonly probe: Meilisearch;
  private readonly markers: MeilisearchMarker;
  private readonly address: EngineAddress;

  constructor(
    host: string,
    apiKey: string | undefined,
    private readonly indexName: string,
    isSetting = true,
  ) {
    super();
    this.address = { host: new URL(host).host, isSetting };
    const requestInit = { headers: { 'accept-encoding': 'identity' } };
    this.client = new Meilisearch({ host, apiKey, timeout: WRITE_TIMEOUT_MS, requestInit });
    this.probe = new Meilisearch({ host, apiKey, timeout: PROBE_TIMEOUT_MS, requestInit });
    this.markers = new MeilisearchMarker(host, apiKey, indexName, this.markerUid, isSetting);
  }

  async exists(index: IndexName): Promise<boolean> {
    return this.ask(async () => {
      const { results } = await this.probe.getRawIndexes({ limit: 10_000 });
      return results.some(({ uid }) => uid === this.uid(index));
    });
  }

  async createNext(): Promise<void> {
    await this.ask(async () => {
      if (await this.exists('next')) await this.done(this.client.deleteIndex(this.uid('next')));
      await this.done(this.client.createIndex(this.uid('next'), { primaryKey: 'key' }));
      await this.done(this.client.index(this.uid('next')).updateSettings(SETTINGS));
    });
  }

  async put(index: IndexName, listings: IndexableListing[]): Promise<WriteId> {
    const documents: MeiliDocument[] = [];
    for (const listing of listings) {
      documents.push(meiliDocumentOf(listing));
      if (documents.length % DOCUMENTS_PER_ITERATION === 0) await nextTurn();
    }
    return this.ask(async () => {
      const task = await this.client.index(this.uid(index)).addDocuments(documents);
      return task.taskUid;
    });
  }

  async delete(index: IndexName, keys: number[]): Promise<WriteId> {
    return this.ask(async () => (await this.client.index(this.uid(index)).deleteDocuments(keys)).taskUid);
  }

  async settled(tickets: WriteId[]): Promise<void> {
    for (const ticket of tickets) {
      const task = await this.ask(() => this.client.tasks.waitForTask(ticket, { timeout: MAX_TASK_MS, interval: 25 }));
      if (task.status !== 'succeeded') throw new Error(`Meilisearch task ${ticket}: ${task.error?.message ?? task.status}`);
    }
  }

  async count(index: IndexName): Promise<number> {
    return this.ask(async () => (await this.client.index(this.uid(index)).getStats()).numberOfDocuments);
  }

  async swap(): Promise<void> {
    await this.ask(async () => {
      if (!(await this.exists('live'))) await this.done(this.client.createIndex(this.uid('live'), { primaryKey: 'key' }));
      await this.done(this.client.swapIndexes([{ indexes: [this.uid('live'), this.uid('next')], rename: false }]));
    });
  }

  async dropNext(): Promise<void> {
    await this.ask(() => this.done(this.client.deleteIndex(this.uid('next'))));
  }

  async mark(marker: IndexMarker): Promise<WriteId> {
    const document = { id: 'live', ...marker };
    return this.ask(async () => (await this.client.index(this.markerUid).addDocuments([document], { primaryKey: 'id' })).taskUid);
  }

  marker(): Promise<IndexMarker | undefined> {
    return this.markers.read();
  }

  onLost(listener: () => void): void {
    this.markers.onLost(listener);
  }

  private get markerUid(): string {
    return `${this.indexName}_marker`;
  }

  private uid(index: IndexName): string {
    return index === 'live' ? this.indexName : `${this.indexName}_next`;
  }

  private async done(task: EnqueuedTaskPromise): Promise<void> {
    await this.settled([(await task).taskUid]);
  }

  private async ask<T>(work: () => Promise<T>): Promise<T> {
    try {
      return await work();
    } catch (error) {
      const { name, message } = error as Error;
      if (error instanceof MeilisearchApiError) {
        const { response, cause } = error;
        // A key may permit searches and nothing else: this error tells the operator so in the log of the rebuild.
        if (cause && [401, 403].includes(response.status))
          throw answerErrorForOperator(this.address, response.status, JSON.stringify(cause));
        throw failedAnswer(response.status, message);
      }
      if (name.startsWith('Meilisearch')) throw new SearchEngineUnavailable(`Meilisearch: ${message}`, { cause: error });
      throw error;
    }
  }
}
