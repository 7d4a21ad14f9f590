import type { StoredDraft } from '../../kit/stored-draft.js';
import type { Draft, DraftInput, PublishedDraft } from '../blog-endpoints.js';
import { type DraftApi, DraftSaver, type DraftStore, isUnsaved, type UnsavedDraft } from './draft-saver.js';
import type { Timers } from './restarted-timer.js';

const input = (topic: string) => ({ topic }) as DraftInput;
const scheduled = (publishAt: number | null, publishProblem: string | null = null) => ({
  publishAt: publishAt === null ? null : new Date(publishAt).toISOString(),
  publishProblem,
  timeZone: 'America/Toronto',
});
const draft = (id: string, version: number, topic = '') =>
  ({ id, version, updatedAt: `2026-11-20T12:00:0${version}.000Z`, fields: input(topic) }) as Draft;

/** A clock that a test moves. */
class ManualTimers implements Timers {
  private time = 0;
  private readonly due = new Set<{ at: number; each?: number; act: () => void }>();

  now = () => this.time;
  after = (milliseconds: number, act: () => void) => this.add({ at: this.time + milliseconds, act });
  every = (milliseconds: number, act: () => void) => this.add({ at: this.time + milliseconds, each: milliseconds, act });

  get count(): number {
    return this.due.size;
  }

  /** Lets so much time pass, and what was begun in it come to an end. */
  async pass(milliseconds: number): Promise<void> {
    const end = this.time + milliseconds;
    await settled();
    for (;;) {
      const [next] = [...this.due].filter(({ at }) => at <= end).sort((a, b) => a.at - b.at);
      if (!next) break;
      this.time = next.at;
      if (next.each === undefined) this.due.delete(next);
      else next.at += next.each;
      next.act();
      await settled();
    }
    this.time = end;
    await settled();
  }

  private add(timer: { at: number; each?: number; act: () => void }) {
    this.due.add(timer);
    return () => void this.due.delete(timer);
  }
}

const settled = () => new Promise((done) => setImmediate(done));

/** Drafts as a server has them. */
class ManualServer implements DraftApi {
  readonly drafts = new Map<string, Draft>();
  readonly articles = new Map<string, PublishedDraft>();
  readonly calls: string[] = [];
  /** Answered instead of what would be. */
  failure: number | undefined;
  /** Until then no save is answered. */
  held: Promise<void> = Promise.resolve();

  create = async (fields: DraftInput, fileName: string | undefined) => {
    this.calls.push(`create ${fields.topic}${fileName === undefined ? '' : ` of ${fileName}`}`);
    return this.answer(`d${this.drafts.size + 1}`, 1, fields);
  };
  save = async (id: string, version: number, fields: DraftInput) => {
    this.calls.push(`save ${fields.topic} ${version}`);
    const known = this.drafts.get(id);
    if (!known) return { error: { status: 404 } };
    if (known.version !== version) return { error: { status: 409 } };
    return this.answer(id, version + 1, fields);
  };
  discard = (id: string) =>
    Promise.resolve(this.failure === undefined ? { data: this.drafts.delete(id) } : { error: { status: this.failure } });
  read = (id: string) => {
    const error = { status: this.failure ?? 404 };
    const data = this.failure === undefined ? this.drafts.get(id) : undefined;
    return Promise.resolve(data ? { data } : { error });
  };
  idOf = () => Promise.resolve([...this.drafts.keys()][0]);
  publishedAs = (id: string) => Promise.resolve(this.articles.get(id));

  private async answer(id: string, version: number, fields: DraftInput) {
    await this.held;
    if (this.failure !== undefined) return { error: { status: this.failure } };
    // The schedule of a known draft stays.
    const data = { ...scheduled(null), ...this.drafts.get(id), ...draft(id, version, fields.topic) };
    this.drafts.set(id, data);
    return { data };
  }
}

let timers: ManualTimers;
let server: ManualServer;
let stored: Map<string, StoredDraft<DraftInput>>;

beforeEach(() => {
  timers = new ManualTimers();
  server = new ManualServer();
  stored = new Map();
});

const store: DraftStore = {
  find: (name) => stored.get(name),
  put: (name, values) => void stored.set(name, { values, at: '' }),
  remove: (name) => void stored.delete(name),
};

/** A form with a saver below it. */
function open({ of, topic = '', ...given }: { of?: Draft; topic?: string } & Partial<UnsavedDraft> = {}) {
  const created: string[] = [];
  let writing: UnsavedDraft = { input: input(topic), over: false, onCreated: (id) => created.push(id), ...given };
  const saver = new DraftSaver(writing, of, server, store, timers);
  const change = (changes: Partial<UnsavedDraft>) => saver.update((writing = { ...writing, ...changes }));
  change({});
  return { saver, created, change, type: (typed: string) => change({ input: input(typed) }) };
}

describe('a draft', () => {
  it('is saved after the next sign-in without further typing', async () => {
    const { saver, type } = open();
    server.failure = 401;
    type('A');
    await timers.pass(600_000);
    expect([server.calls, saver.now().step]).toEqual([['create A'], 'failed']);
    server.failure = undefined;
    saver.signedIn();
    await timers.pass(0);
    expect([server.calls, saver.now().step]).toEqual([['create A', 'create A'], 'saved']);
    saver.signedIn();
    await timers.pass(600_000);
    expect(server.calls).toHaveLength(2);
  });

  it('that was refused for another reason is not sent again after a sign-in', async () => {
    const { saver, type } = open();
    server.failure = 400;
    type('A');
    await timers.pass(2_000);
    saver.signedIn();
    await timers.pass(2_000);
    expect(server.calls).toEqual(['create A']);
  });

  it('is not sent again after a sign-in while its article is being published', async () => {
    const { saver, type, change } = open();
    server.failure = 401;
    type('A');
    await timers.pass(2_000);
    change({ over: true });
    server.failure = undefined;
    saver.signedIn();
    await timers.pass(2_000);
    expect(server.calls).toEqual(['create A']);
  });

  it('is created a second after typing has paused, and updated from then on', async () => {
    const { saver, created, type } = open();
    await timers.pass(5_000);
    type('A');
    await timers.pass(900);
    type('Ab');
    await timers.pass(900);
    expect(server.calls).toEqual([]);
    await timers.pass(100);
    expect([server.calls, created, saver.now().step]).toEqual([['create Ab'], ['d1'], 'saved']);
    type('Abc');
    expect(isUnsaved(saver.now(), JSON.stringify(input('Abc')))).toBe(true);
    await timers.pass(1_000);
    expect(server.calls).toEqual(['create Ab', 'save Abc 1']);
    expect(saver.now().draft).toEqual({ id: 'd1', version: 2, savedAt: '2026-11-20T12:00:02.000Z' });
  });

  it('has one save at a time: what is typed meanwhile is in the next save', async () => {
    let answer = () => {};
    server.held = new Promise((done) => (answer = done));
    const { saver, type } = open();
    type('A');
    await timers.pass(1_000);
    type('B');
    await timers.pass(10_000);
    expect([server.calls, saver.now().step]).toEqual([['create A'], 'saving']);
    answer();
    await timers.pass(1_000);
    expect(server.calls).toEqual(['create A', 'save B 1']);
  });

  it('is stored in this browser until it is saved', async () => {
    server.failure = 0;
    const { saver, type } = open();
    type('A');
    await timers.pass(1_000);
    expect([stored.get('blog-new')?.values, saver.now().step]).toEqual([input('A'), 'failed']);
    server.failure = undefined;
    await timers.pass(15_000);
    expect([server.calls.length, stored.size, saver.now().failed]).toEqual([2, 0, undefined]);
  });

  it('offers the text of an earlier visit, and does not overwrite it before the user has chosen', async () => {
    stored.set('blog-new', { values: input('Before'), at: '' });
    const { saver, type } = open();
    type('Now');
    await timers.pass(2_000);
    expect([saver.now().typedBefore?.values, stored.get('blog-new')?.values]).toEqual([input('Before'), input('Before')]);
    saver.chosen();
    expect([saver.now().typedBefore, stored.size]).toEqual([undefined, 0]);
  });

  it('is not created for an unchanged article, nor while the article is being published', async () => {
    const { change, type } = open({ empty: true });
    type('A');
    await timers.pass(2_000);
    change({ empty: false, over: true });
    await timers.pass(2_000);
    expect(server.calls).toEqual([]);
  });

  it('that somebody else has saved is not saved before the user has chosen', async () => {
    server.drafts.set('d1', draft('d1', 5, 'Theirs'));
    const mine = open({ of: draft('d1', 4) });
    mine.type('Mine');
    await timers.pass(60_000);
    expect(server.calls).toEqual(['save Mine 4']);
    expect([mine.saver.now().step, mine.saver.now().theirs?.fields.topic]).toEqual(['elsewhere', 'Theirs']);
    await mine.saver.keepMine();
    expect([mine.saver.now().draft.version, server.drafts.get('d1')?.fields.topic]).toEqual([6, 'Mine']);
  });

  it("is not sent again while the other person's version is still loading", async () => {
    server.drafts.set('d1', draft('d1', 5, 'Theirs'));
    const { saver, type } = open({ of: draft('d1', 4) });
    let arrive = () => {};
    const isRead = new Promise<void>((resolve) => (arrive = resolve));
    const { read } = server;
    server.read = (id) => isRead.then(() => read(id));
    type('Mine');
    await timers.pass(60_000);
    expect(server.calls).toEqual(['save Mine 4']);
    arrive();
    await timers.pass(60_000);
    expect([server.calls, saver.now().step]).toEqual([['save Mine 4'], 'elsewhere']);
  });

  it('continues from the version that somebody else saved', async () => {
    server.drafts.set('d1', draft('d1', 5, 'Theirs'));
    const { saver, type } = open({ of: draft('d1', 4) });
    type('Mine');
    await timers.pass(1_000);
    const theirs = await saver.takeTheirs();
    type(theirs!.fields.topic!);
    saver.adopt(input('Theirs'));
    await timers.pass(60_000);
    expect([server.calls, saver.now().step, saver.now().draft.version]).toEqual([['save Mine 4'], 'saved', 5]);
  });

  it('that somebody has deleted is created again', async () => {
    const { saver, created, type } = open({ of: draft('gone', 3) });
    type('A');
    await timers.pass(1_000);
    expect([server.calls, created, saver.now().draft.id]).toEqual([['save A 3', 'create A'], ['d1'], 'd1']);
  });

  it('that was published on schedule continues as a draft of changes to the article', async () => {
    server.articles.set('gone', { fileName: 'on-time' } as PublishedDraft);
    const { saver, type } = open({ of: draft('gone', 3) });
    type('A');
    await timers.pass(1_000);
    expect([server.calls, saver.now().published?.fileName]).toEqual([['save A 3', 'create A of on-time'], 'on-time']);
  });

  it('is reloaded at its scheduled time, without any typing', async () => {
    server.drafts.set('d1', draft('d1', 1));
    const { saver } = open({ of: { ...draft('d1', 1), ...scheduled(20_000) } });
    server.articles.set('d1', { fileName: 'on-time' } as PublishedDraft);
    await timers.pass(19_000);
    expect(saver.now().published).toBeUndefined();
    await timers.pass(15_000);
    expect([saver.now().published?.fileName, saver.now().draft]).toEqual(['on-time', { version: 0 }]);
  });

  it('is reloaded at its scheduled time only after a save that is under way', async () => {
    const due = { ...draft('d1', 1), ...scheduled(5_000) };
    server.drafts.set('d1', due);
    server.articles.set('d1', { fileName: 'on-time' } as PublishedDraft);
    const { promise: held, resolve: release } = Promise.withResolvers<void>();
    server.held = held;
    const { saver, type } = open({ of: due });
    type('A');
    await timers.pass(40_000);
    expect([saver.now().step, saver.now().published]).toEqual(['saving', undefined]);
    release();
    await timers.pass(15_000);
    expect(saver.now().published?.fileName).toBe('on-time');
  });

  it('that could not be published at its time says why, and is not asked about again', async () => {
    const due = { ...draft('d1', 1), ...scheduled(20_000) };
    server.drafts.set('d1', due);
    const { saver } = open({ of: due });
    // The scheduler has not come to it yet.
    await timers.pass(30_000);
    expect(saver.now().schedule).toEqual(scheduled(20_000));
    server.drafts.set('d1', { ...due, ...scheduled(null, 'topic is missing') });
    await timers.pass(15_000);
    expect([saver.now().schedule, timers.count]).toEqual([scheduled(null, 'topic is missing'), 0]);
  });

  it('that was given another time elsewhere is asked about at that time', async () => {
    const due = { ...draft('d1', 1), ...scheduled(20_000) };
    server.drafts.set('d1', { ...due, ...scheduled(100_000) });
    server.articles.set('d1', { fileName: 'later' } as PublishedDraft);
    const publishedAs = server.publishedAs;
    let asked = 0;
    server.publishedAs = (id) => ((asked += 1), timers.now() < 100_000 ? Promise.resolve(undefined) : publishedAs(id));
    const { saver } = open({ of: due });
    await timers.pass(90_000);
    expect([asked, saver.now().schedule]).toEqual([1, scheduled(100_000)]);
    await timers.pass(30_000);
    expect(saver.now().published?.fileName).toBe('later');
  });

  it('has the schedule that the last save answered, also when it was cancelled or deleted elsewhere', async () => {
    const planned = { ...draft('d1', 1), ...scheduled(20_000_000) };
    server.drafts.set('d1', planned);
    const { saver, type } = open({ of: planned });
    type('A');
    await timers.pass(1_000);
    expect(saver.now().schedule).toEqual(scheduled(20_000_000));
    server.drafts.set('d1', { ...server.drafts.get('d1')!, ...scheduled(null) });
    type('B');
    await timers.pass(1_000);
    expect(saver.now().schedule).toEqual(scheduled(null));
    saver.scheduled({ ...server.drafts.get('d1')!, ...scheduled(30_000_000) });
    expect(saver.now().schedule).toEqual(scheduled(30_000_000));
    server.drafts.clear();
    type('C');
    await timers.pass(1_000);
    expect([server.calls.at(-1), saver.now().schedule]).toEqual(['create C', scheduled(null)]);
  });

  it('is not created a second time because the version of somebody else cannot be loaded', async () => {
    server.drafts.set('d1', draft('d1', 5, 'Theirs'));
    const { saver, type } = open({ of: draft('d1', 4) });
    type('Mine');
    await timers.pass(1_000);
    const { read } = server;
    server.read = () => Promise.resolve({ error: { status: 503 } });
    await saver.keepMine();
    expect([server.calls, saver.now().step]).toEqual([['save Mine 4'], 'failed']);
    // The save that is tried again finds the conflict again.
    server.read = read;
    await timers.pass(60_000);
    expect([server.calls, saver.now().step]).toEqual([['save Mine 4', 'save Mine 4'], 'elsewhere']);
    await saver.keepMine();
    expect(server.drafts.get('d1')?.fields.topic).toBe('Mine');
  });

  it('can be deleted, also while it is being created; a failure is shown', async () => {
    let answer = () => {};
    server.held = new Promise((done) => (answer = done));
    const { saver, type, change } = open();
    type('A');
    await timers.pass(1_000);
    change({ over: true });
    const gone = saver.remove();
    answer();
    expect([await gone, server.drafts.size, saver.now().step, saver.now().draft]).toEqual([true, 0, 'nothing', { version: 0 }]);
    const other = open({ of: draft('d9', 1) });
    server.failure = 0;
    expect([await other.saver.remove(), other.saver.now().draft.id]).toEqual([false, 'd9']);
  });

  it('is not created after its form was left', async () => {
    let answer = () => {};
    server.held = new Promise((done) => (answer = done));
    const { saver, type } = open();
    type('A');
    await timers.pass(1_000);
    type('B');
    saver.stop();
    answer();
    await timers.pass(60_000);
    expect([server.calls, timers.count, stored.size]).toEqual([['create A'], 0, 0]);
  });
});
