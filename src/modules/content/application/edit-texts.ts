import { isEqual } from 'es-toolkit/predicate';
import type { EffectiveSettings } from '../../../shared/settings/effective-settings.js';
import { linksTo } from '../../../platform/web/page-links.js';
import { AuditLog } from '../../../shared/office/audit-log.js';
import { type FieldError, InvalidValues } from '../../../shared/domain-error.js';
import { Transaction } from '../../../shared/transaction.js';
import { isInOntario } from '../domain/guides/in-province.js';
import { checkedText } from '../domain/texts/check-text.js';
import type { TextFacts, TextPage, TextValue } from '../domain/texts/text-facts.js';
import { isGuidePage, isTextPage, TEXT_PAGE_NAMES, type TextPageName, textPageOf } from '../domain/texts/text-pages.js';
import { NoSuchTextPage, NoSuchTextRevision, TextsChangedMeanwhile } from '../domain/texts/texts.errors.js';
import { type ChangedTexts, type TextRevision, TextsRepository } from '../domain/texts/texts-repository.js';

/** A text with its value, for its editor. */
export type EditedText = TextFacts & { name: string; value: TextValue; isChanged: boolean };

export interface EditedPage {
  page: TextPageName;
  title: string;
  address: string | null;
  version: number;
  texts: EditedText[];
}

/** A page in the list of all pages, with its present texts. */
export interface PageOfTexts {
  page: TextPageName;
  title: string;
  address: string | null;
  /** How many texts differ from the defaults. */
  changed: number;
  /** `null` if nobody has saved yet. */
  savedAt: Date | null;
  texts: SaidText[];
}

/** A text in plain words; rows as lines. */
export interface SaidText {
  name: string;
  label: string;
  says: string;
  isChanged: boolean;
}

export type TextRevisionSummary = Omit<TextRevision, 'changed'>;

/** Texts as they are sent for saving: `null` restores the default; absent ones are kept. */
export type TextsInput = Readonly<Record<string, unknown>>;

interface SaveOptions {
  /** The version that the admin saw; without one the last save wins. */
  version?: number;
  client: string | null;
}

const REVISIONS_SHOWN = 50;

/** Texts of pages for the back office. Only differences from the defaults are stored, so that improved defaults still take effect. */
export class EditTexts {
  constructor(
    private readonly texts: TextsRepository,
    private readonly audit: AuditLog,
    private readonly transaction: Transaction,
    private readonly operation: EffectiveSettings,
  ) {}

  /** Every page, in the order in which they are declared. */
  async all(): Promise<PageOfTexts[]> {
    const saved = await this.texts.all();
    return TEXT_PAGE_NAMES.map((name) => {
      const { changed = {}, savedAt = null } = saved.get(name) ?? {};
      const { page, title, address, texts } = this.viewOf(name, changed, 0);
      const said = texts.map((text) => ({ name: text.name, label: text.label, says: wordsOf(text.value), isChanged: text.isChanged }));
      return { page, title, address, changed: said.filter(({ isChanged }) => isChanged).length, savedAt, texts: said };
    });
  }

  /** Pages whose texts link to this path, except texts from which pages remove links to hidden pages themselves. */
  async linkingTo(path: string): Promise<Pick<PageOfTexts, 'page' | 'title'>[]> {
    const others = (await this.all()).filter(({ address }) => address !== path);
    return others
      .filter(({ page, texts }) => texts.some(({ name, says }) => !removesHiddenLinks(page, name) && linksTo(says, path)))
      .map(({ page, title }) => ({ page, title }));
  }

  async view(page: string): Promise<EditedPage> {
    const name = pageNamed(page);
    const { changed, version } = await this.texts.read(name);
    return this.viewOf(name, changed, version);
  }

  /** The changes with unsaved texts applied. @throws NoSuchTextPage or InvalidValues naming every bad text */
  async trial(page: string, input: TextsInput): Promise<ChangedTexts> {
    const name = pageNamed(page);
    return changedBy(this.page(name), (await this.texts.read(name)).changed, input);
  }

  /** @throws NoSuchTextPage, TextsChangedMeanwhile or InvalidValues; nothing was saved then */
  async save(page: string, input: TextsInput, { version, client }: SaveOptions): Promise<EditedPage> {
    const name = pageNamed(page);
    return this.transaction.run(async () => {
      const changed = await this.current(name, version);
      return this.store(name, changed, changedBy(this.page(name), changed, input), { restoredFrom: null, client });
    });
  }

  async history(page: string): Promise<TextRevisionSummary[]> {
    const found = await this.texts.history(pageNamed(page), REVISIONS_SHOWN);
    return found.map(({ version, fields, restoredFrom, savedAt }) => ({ version, fields, restoredFrom, savedAt }));
  }

  /** @throws NoSuchTextPage or NoSuchTextRevision */
  async revision(page: string, version: number): Promise<EditedPage & { savedAt: Date }> {
    const name = pageNamed(page);
    const found = await this.revisionOf(name, version);
    return { ...this.viewOf(name, found.changed, version), savedAt: found.savedAt };
  }

  /** Saves the texts of an earlier version again. @throws NoSuchTextPage, NoSuchTextRevision or TextsChangedMeanwhile */
  async restore(page: string, revision: number, { version, client }: SaveOptions): Promise<EditedPage> {
    const name = pageNamed(page);
    return this.transaction.run(async () => {
      const changed = await this.current(name, version);
      const found = await this.revisionOf(name, revision);
      return this.store(name, changed, found.changed, { restoredFrom: revision, client });
    });
  }

  private page(name: TextPageName): TextPage {
    return textPageOf(name, isInOntario(this.operation.current.region));
  }

  private viewOf(name: TextPageName, changed: ChangedTexts, version: number): EditedPage {
    return viewOf(name, this.page(name), changed, version);
  }

  private async revisionOf(name: TextPageName, version: number): Promise<TextRevision> {
    const found = await this.texts.revision(name, version);
    if (!found) throw new NoSuchTextRevision(version);
    return found;
  }

  private async current(name: TextPageName, expected: number | undefined): Promise<ChangedTexts> {
    const { changed, version } = await this.texts.readForUpdate(name);
    if (expected !== undefined && expected !== version) throw new TextsChangedMeanwhile();
    return changed;
  }

  private async store(
    name: TextPageName,
    before: ChangedTexts,
    changed: ChangedTexts,
    { restoredFrom, client }: { restoredFrom: number | null; client: string | null },
  ): Promise<EditedPage> {
    const fields = Object.keys(this.page(name).texts).filter((key) => !isEqual(before[key], changed[key]));
    const version = await this.texts.save(name, { changed, fields, restoredFrom });
    await this.audit.record({
      action: 'page-texts-saved',
      client,
      detail: { page: name, version, fields, ...(restoredFrom === null ? {} : { from: restoredFrom }) },
    });
    return this.viewOf(name, changed, version);
  }
}

function pageNamed(page: string): TextPageName {
  if (!isTextPage(page)) throw new NoSuchTextPage(page);
  return page;
}

function viewOf(name: TextPageName, page: TextPage, changed: ChangedTexts, version: number): EditedPage {
  const { title, address, texts } = page;
  return {
    page: name,
    title,
    address,
    version,
    texts: Object.entries(texts).map(([key, facts]) => ({
      ...facts,
      name: key,
      value: changed[key] ?? facts.default,
      isChanged: Object.hasOwn(changed, key),
    })),
  };
}

/** From these texts, pages themselves remove links to what is switched off or hidden. */
const removesHiddenLinks = (page: TextPageName, text: string) => page === 'frame' || (isGuidePage(page) && text === 'relatedLinks');

function wordsOf(value: TextValue): string {
  return typeof value === 'string' ? value : value.map((row) => Object.values(row).filter(Boolean).join(' · ')).join('\n');
}

/** The differences from the defaults with these texts applied. Texts that this version no longer has are dropped. */
function changedBy({ texts }: TextPage, before: ChangedTexts, input: TextsInput): ChangedTexts {
  const errors: FieldError[] = [];
  const known = Object.entries(before).filter(([key]) => Object.hasOwn(texts, key));
  const changed: Record<string, TextValue> = Object.fromEntries(known);
  for (const [key, given] of Object.entries(input)) {
    const facts = Object.hasOwn(texts, key) ? texts[key] : undefined;
    if (!facts) errors.push({ field: key, message: 'is no text of this page' });
    else if (given === null) delete changed[key];
    else {
      const checked = checkedText(facts, key, given);
      if ('errors' in checked) errors.push(...checked.errors);
      else if (isEqual(checked.value, facts.default)) delete changed[key];
      else changed[key] = checked.value;
    }
  }
  if (errors.length > 0) throw new InvalidValues(errors);
  return changed;
}
