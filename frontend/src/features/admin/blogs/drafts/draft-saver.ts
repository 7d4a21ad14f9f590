import type { AdminError } from '../../api/admin-api.js';
import type { DraftName, StoredDraft } from '../../kit/stored-draft.js';
import type { Draft, DraftInput, PublishedDraft } from '../blog-endpoints.js';
import { type FailedSave, waitBeforeSaving } from './autosave.js';
import { RestartedTimer, type Timers } from './restarted-timer.js';

const STORED_AFTER_MS = 400;
const CHECK_INTERVAL_MS = 15_000;

/** The server's API for drafts. */
export interface DraftApi {
  create: (fields: DraftInput, fileName: string | undefined) => Promise<Answer<Draft>>;
  save: (id: string, version: number, fields: DraftInput) => Promise<Answer<Draft>>;
  discard: (id: string) => Promise<Answer<unknown>>;
  read: (id: string) => Promise<Answer<Draft>>;
  /** The id of the draft that changes this article. */
  idOf: (fileName: string) => Promise<string | undefined>;
  /** The article that the scheduler has published from a draft, if any. */
  publishedAs: (id: string) => Promise<PublishedDraft | undefined>;
}

interface Answer<T> {
  data?: T | undefined;
  error?: unknown;
}

/** Local storage for changes that the server does not have yet. */
export interface DraftStore {
  find: (name: DraftName) => StoredDraft<DraftInput> | undefined;
  put: (name: DraftName, input: DraftInput) => void;
  remove: (name: DraftName) => void;
}

export interface UnsavedDraft {
  /** The form's values; the same object until they change. */
  input: DraftInput;
  /** The published article that it changes. */
  fileName?: string;
  /** Saving has stopped: the article is published, or being published. */
  over: boolean;
  /** Nothing differs from the published article: no draft is created. */
  empty?: boolean;
  onCreated?: (id: string) => void;
}

interface SavedAs {
  id?: string;
  version: number;
  savedAt?: string;
}

/** When the draft will be published, or why it was not. */
export type Schedule = Pick<Draft, 'publishAt' | 'publishProblem' | 'timeZone'>;

export interface SaverState {
  /** The draft as the server has it. */
  draft: SavedAs;
  /** The last saved values, as JSON. */
  saved: string;
  failed: FailedSave | undefined;
  /** `elsewhere` (conflict): somebody else has saved the draft, and saving here would overwrite that. */
  step: 'nothing' | 'saving' | 'saved' | 'failed' | 'elsewhere';
  /** As the server last answered it: the scheduler ends it, and other windows change it. */
  schedule: Schedule | undefined;
  /** The version that somebody else has saved. */
  theirs: Draft | undefined;
  /** The article that the scheduler has published from it. */
  published: PublishedDraft | undefined;
  /** Unsaved changes of an earlier visit. They are not overwritten until the author has chosen whether to restore them. */
  typedBefore: StoredDraft<DraftInput> | undefined;
}

/** Whether there are unsaved changes. */
export function isUnsaved({ saved, draft }: SaverState, text: string, empty = false): boolean {
  return text !== saved && !(empty && draft.id === undefined);
}

/** The key in local storage for changes that the server does not have yet. */
const nameOf = (id: string | undefined, fileName: string | undefined): DraftName =>
  `blog-${fileName === undefined ? (id ?? 'new') : `of-${fileName}`}`;

/**
 * Saves the draft to the server a second after typing has paused (debounce). One save at a time: changes made meanwhile go into the next
 * one. When the scheduler has published the draft, further changes become changes of the article; when somebody has deleted it, a new
 * draft. Unsaved changes are stored in this browser as well, so that they survive a reload while the server cannot be reached.
 */
export class DraftSaver {
  private state: SaverState;
  private text: string;
  private readonly firstName: DraftName;
  private readonly listeners = new Set<() => void>();
  private readonly storing: RestartedTimer;
  private readonly saving: RestartedTimer;
  private readonly looking: RestartedTimer;
  private isBusy = false;
  private isStopped = false;
  /** The id after the last save. */
  private last: Promise<string | undefined>;

  constructor(
    private writing: UnsavedDraft,
    draft: Draft | undefined,
    private readonly api: DraftApi,
    private readonly store: DraftStore,
    private readonly timers: Timers,
  ) {
    this.text = JSON.stringify(writing.input);
    this.firstName = nameOf(draft?.id, writing.fileName);
    this.storing = new RestartedTimer(timers);
    this.saving = new RestartedTimer(timers);
    this.looking = new RestartedTimer(timers);
    this.last = Promise.resolve(draft?.id);
    const stored = store.find(this.firstName);
    this.state = {
      draft: draft ? savedAs(draft) : { version: 0 },
      saved: this.text,
      failed: undefined,
      step: draft ? 'saved' : 'nothing',
      schedule: draft && scheduleOf(draft),
      theirs: undefined,
      published: undefined,
      typedBefore: stored && JSON.stringify(stored.values) !== this.text ? stored : undefined,
    };
  }

  /** The current state; a new object after each change, as `useSyncExternalStore` requires. */
  readonly now = (): SaverState => this.state;

  readonly subscribe = (listener: () => void): (() => void) => {
    this.listeners.add(listener);
    return () => this.listeners.delete(listener);
  };

  /** Call it with the form's values after each change. */
  update(writing: UnsavedDraft): void {
    if (writing.input !== this.writing.input) this.text = JSON.stringify(writing.input);
    this.writing = writing;
    this.isStopped = false;
    this.restartTimers();
  }

  /** Stops all timers; a save under way is completed. */
  stop(): void {
    this.isStopped = true;
    for (const timer of [this.storing, this.saving, this.looking]) timer.stop();
  }

  /** The earlier changes were restored into the form, or discarded. */
  chosen(): void {
    this.store.remove(this.firstName);
    this.set({ typedBefore: undefined });
  }

  /** Call it after publication: deletes the stored changes, which would otherwise be offered again. */
  forget(): void {
    this.forgetDraft(this.state.draft.id);
  }

  retry(): void {
    this.last = this.send(this.writing.input, this.state.draft, this.article);
  }

  /** Call it after a new sign-in: repeats a save that was refused without a session. */
  signedIn(): void {
    if (this.state.step === 'failed' && this.state.failed?.status === 401 && !this.writing.over) this.retry();
  }

  /** Call it after the schedule was set or cancelled. */
  readonly scheduled = (draft: Draft): void => this.set({ schedule: scheduleOf(draft) });

  /** Resolves a conflict: overwrites the version of somebody else. */
  async keepMine(): Promise<void> {
    const { data: theirs, error } = await this.latest(this.state.draft.id, this.article);
    const { status } = (error ?? {}) as Partial<AdminError>;
    // Only a draft that does not exist any more is created again.
    if (status !== undefined && status !== 404) return this.fail(this.text, status, { step: 'failed' });
    this.last = this.send(this.writing.input, theirs ? savedAs(theirs) : { version: 0 }, this.article);
    await this.last;
  }

  /** Resolves a conflict: continues with the version of somebody else. @returns that version */
  async takeTheirs(): Promise<Draft | undefined> {
    const { data: theirs } = await this.latest(this.state.draft.id, this.article);
    if (theirs) {
      this.set({ draft: savedAs(theirs), step: 'saved' });
      this.last = Promise.resolve(theirs.id);
    }
    return theirs;
  }

  /** The form was filled with these saved values. */
  adopt(input: DraftInput): void {
    this.set({ saved: JSON.stringify(input) });
  }

  /** Deletes the draft, also one that is still being created. @returns whether it was deleted */
  async remove(): Promise<boolean> {
    const made = await this.last;
    if (made !== undefined && (await this.api.discard(made)).error) return false;
    this.last = Promise.resolve(undefined);
    this.forgetDraft(made);
    this.set({ draft: { version: 0 }, schedule: undefined, step: 'nothing' });
    return true;
  }

  /** The article that the next save changes. */
  private get article(): string | undefined {
    return this.state.published?.fileName ?? this.writing.fileName;
  }

  private async send(input: DraftInput, { id, version }: SavedAs, article: string | undefined): Promise<string | undefined> {
    this.isBusy = true;
    this.set({ step: 'saving' });
    const fields = article === undefined || 'version' in input ? input : { ...input, fileName: article, version: 1 };
    const { data, error } = await (id === undefined ? this.api.create(fields, article) : this.api.save(id, version, fields));
    const { status = 0 } = (error ?? {}) as Partial<AdminError>;
    if (!data && status === 404 && id !== undefined) {
      const published = await this.findPublished(id);
      this.forgetDraft(id);
      this.set({ draft: { version: 0 }, schedule: undefined });
      return this.send(input, { version: 0 }, published?.fileName ?? article);
    }
    // Stay busy until the other version was read: otherwise the same save would be sent again.
    const theirs = status === 409 ? (await this.latest(id, article)).data : undefined;
    this.isBusy = false;
    const text = JSON.stringify(input);
    if (data) {
      this.set({ draft: savedAs(data), schedule: scheduleOf(data), saved: text, failed: undefined, step: 'saved' });
      this.forgetDraft(id);
      if (id === undefined) this.writing.onCreated?.(data.id);
      return data.id;
    }
    this.fail(text, status, status === 409 ? { step: 'elsewhere', theirs } : { step: 'failed' });
    return id;
  }

  private fail(text: string, status: number, changes: Partial<SaverState>): void {
    this.set({ failed: { text, status, times: (this.state.failed?.times ?? 0) + 1 }, ...changes });
  }

  /** Checks whether the scheduler has published it. */
  private async findPublished(id: string): Promise<PublishedDraft | undefined> {
    const published = await this.api.publishedAs(id);
    if (published) this.set({ published });
    return published;
  }

  /** The scheduled time has come: it was published, or could not be, or somebody has changed the time. Until then, it is checked again. */
  private async checkSchedule(id: string): Promise<void> {
    if (await this.findPublished(id)) this.set({ draft: { version: 0 } });
    else await this.latest(id, undefined);
  }

  /** The version on the server. */
  private async latest(id: string | undefined, article: string | undefined): Promise<Answer<Draft>> {
    const known = id ?? (article === undefined ? undefined : await this.api.idOf(article));
    if (known === undefined) return {};
    const answer = await this.api.read(known);
    if (answer.data) this.set({ schedule: scheduleOf(answer.data) });
    return answer;
  }

  private set(changes: Partial<SaverState>): void {
    this.state = { ...this.state, ...changes };
    this.restartTimers();
    for (const listener of this.listeners) listener();
  }

  private forgetDraft(id: string | undefined): void {
    if (!this.state.typedBefore) this.store.remove(nameOf(id, this.writing.fileName));
  }

  private restartTimers(): void {
    if (this.isStopped) return;
    const { draft, saved, failed, step, schedule, published, typedBefore } = this.state;
    const { over, empty, fileName } = this.writing;
    const { text, article } = this;
    const isDirty = isUnsaved(this.state, text, empty);
    const name = nameOf(draft.id, fileName);
    // Also after each save, because changes made meanwhile are not stored yet.
    this.storing.restartWith([isDirty, over, typedBefore, name, text, saved], (timer) => {
      if (over || typedBefore) return;
      if (isDirty) timer.after(STORED_AFTER_MS, () => this.store.put(name, this.writing.input));
      else this.store.remove(name);
    });
    this.saving.restartWith([isDirty, over, step, failed, text, draft, article], (timer) => {
      const wait = !isDirty || over || step === 'elsewhere' ? undefined : waitBeforeSaving(text, failed);
      if (wait === undefined) return;
      timer.after(wait, () => {
        // When busy, the answer of the running save starts this again, with the changes made meanwhile.
        if (!this.isBusy) this.retry();
      });
    });
    // A timer, because nobody may be typing at the scheduled time.
    this.looking.restartWith([draft.id, schedule?.publishAt, published, over], (timer) => {
      const { id } = draft;
      const publishAt = schedule?.publishAt;
      if (id === undefined || !publishAt || published || over) return;
      timer.every(CHECK_INTERVAL_MS, () => {
        if (this.timers.now() < Date.parse(publishAt) || this.isBusy) return;
        void this.checkSchedule(id);
      });
    });
  }
}

const scheduleOf = ({ publishAt, publishProblem, timeZone }: Draft): Schedule => ({ publishAt, publishProblem, timeZone });

const savedAs = ({ id, version, updatedAt }: Draft): SavedAs => ({ id, version, savedAt: updatedAt });
