import { isEqual } from 'es-toolkit/predicate';
import { SiteCalendar } from '../../../shared/settings/site-calendar.js';
import type { EffectiveSettings } from '../../../shared/settings/effective-settings.js';
import { isRegion, PROVINCES } from '../../../shared/places/provinces.js';
import { modulesOff } from '../../../shared/settings/site-modules.js';
import { type ChangedTopics, type ChangedWords, type Frame, frameOf } from '../domain/texts/frame.js';
import { type PublicValue, publicTexts, type SiteWords } from '../domain/texts/public-text.js';
import type { Guide } from '../domain/guides/guide.js';
import { builtInGuide } from '../domain/guides/guides.js';
import { isInOntario } from '../domain/guides/in-province.js';
import { guideFrom } from '../domain/guides/guide-texts.js';
import { GUIDE_SLUGS, type GuideSlug } from '../../../shared/guide/guide-sections.js';
import { guidePath } from '../../../shared/guide/guide-topics.js';
import {
  type GuidePageName,
  isGuidePage,
  isWordPage,
  type PageTexts,
  TEXT_PAGES,
  type TextPageName,
  textPageOf,
  WORD_PAGES,
  type WordPageName,
} from '../domain/texts/text-pages.js';
import type { PlainFacts, TextPage } from '../domain/texts/text-facts.js';
import type { ChangedTexts, StoredTexts } from '../domain/texts/texts-repository.js';
import type { CurrentSettings } from './current-settings.js';
import type { FaqEntry } from '../domain/texts/pages/faq-entries.js';

/** The saved texts of all pages, cached and kept up to date. */
export abstract class SavedTexts {
  abstract get(): Promise<ReadonlyMap<string, StoredTexts>>;
}

/** The texts of a page in the form that the page gets, and when they were last changed. */
export interface TextsOfPage {
  texts: Record<string, PublicValue>;
  /** YYYY-MM-DD; `null` where the page does not show it. */
  changedOn: string | null;
}

type Previewed = { texts: TextsOfPage } | { frame: Frame } | { guide: Guide } | { texts: TextsOfPage; faq: FaqEntry[] };

/** The changes of a page without changes: always the same object, so that caches by identity find their entry. */
const UNCHANGED: ChangedTexts = {};

const TEASER = ['no-hot-water', 'breaker-keeps-tripping', 'furnace-wont-start', 'smoke-alarm-chirping'];

/** Texts for pages, which must not fail because of wording: the defaults when saved texts cannot be read. */
export class CurrentTexts {
  /** The last result for each page: most pages are read many times between changes. */
  private readonly lastMade = new WeakMap<TextPage, { changed: ChangedTexts; words: SiteWords; texts: Record<string, PublicValue> }>();

  /** @param report called with the error when texts could not be read and pages get the defaults */
  constructor(
    private readonly saved: SavedTexts,
    private readonly settings: Pick<CurrentSettings, 'forPages'>,
    private readonly operation: EffectiveSettings,
    private readonly report: (error: unknown) => void,
    private readonly calendar = new SiteCalendar(operation),
  ) {}

  /** All texts of a page, except those that have a read of their own. */
  async of(name: TextPageName): Promise<TextsOfPage> {
    const stored = await this.stored(name);
    return this.pageOf(name, stored?.changed ?? UNCHANGED, stored);
  }

  /** What the reads of the page would answer with these unsaved texts. */
  async preview(name: TextPageName, changed: ChangedTexts): Promise<Previewed> {
    if (isGuidePage(name)) return { guide: await this.guideOf(name, changed, undefined) };
    if (name === 'frame') return { frame: await this.frameOf(changed) };
    if (isWordPage(name)) return { frame: await this.frameOf((await this.stored('frame'))?.changed ?? UNCHANGED, { [name]: changed }) };
    const texts = await this.pageOf(name, changed, undefined);
    return name === 'faq' ? { texts, faq: await this.faqOf(changed) } : { texts };
  }

  /** A built-in guide, with the texts that the operator has changed. */
  async guide(slug: GuideSlug): Promise<Guide> {
    const name: GuidePageName = `${slug}-guide`;
    const stored = await this.stored(name);
    return this.guideOf(name, stored?.changed ?? UNCHANGED, stored);
  }

  /** Only guides whose title or time was changed. Every page reads this, so nothing is built where no guide was changed. */
  private async changedTopics(): Promise<ChangedTopics> {
    const saved = await this.saved.get().catch(() => undefined);
    const isRenamed = (slug: GuideSlug) => {
      const changed = saved?.get(`${slug}-guide`)?.changed ?? {};
      return 'title' in changed || 'chips' in changed;
    };
    const topics = GUIDE_SLUGS.filter(isRenamed).map(async (slug) => {
      const { title, chips } = await this.guide(slug);
      return [guidePath(slug), { title, time: chips[0] ?? '' }] as const;
    });
    return Object.fromEntries(await Promise.all(topics));
  }

  private async guideOf(name: GuidePageName, changed: ChangedTexts, stored: StoredTexts | undefined): Promise<Guide> {
    const { texts, changedOn } = await this.pageOf(name, changed, stored);
    const guide = builtInGuide(name.slice(0, -'-guide'.length) as GuideSlug, this.isOntario);
    return guideFrom(guide, texts as unknown as PageTexts<GuidePageName>, changedOn ?? guide.edited);
  }

  private get isOntario(): boolean {
    return isInOntario(this.operation.current.region);
  }

  async faq(): Promise<FaqEntry[]> {
    return this.faqOf((await this.stored('faq'))?.changed ?? UNCHANGED);
  }

  /** The questions on the home page: the usual ones if they exist, otherwise the first of the others. */
  async faqTeaser(): Promise<Pick<FaqEntry, 'id' | 'question'>[]> {
    const entries = await this.faq();
    const usual = TEASER.flatMap((wanted) => entries.find(({ id }) => id === wanted) ?? []);
    const others = entries.filter((entry) => !usual.includes(entry));
    return [...usual, ...others].slice(0, TEASER.length).map(({ id, question }) => ({ id, question }));
  }

  async frame(): Promise<Frame> {
    return this.frameOf((await this.stored('frame'))?.changed ?? UNCHANGED);
  }

  /** @param tried unsaved words that replace the saved ones */
  private async frameOf(changed: ChangedTexts, tried: Partial<Record<WordPageName, ChangedTexts>> = {}): Promise<Frame> {
    const texts = (await this.made(TEXT_PAGES.frame, changed)) as unknown as PageTexts<'frame'>;
    const [guides, words] = await Promise.all([this.changedTopics(), this.changedWords(tried)]);
    const { site } = await this.words();
    return frameOf(texts, modulesOff(this.operation.current), site, { guides, words });
  }

  /** Only changed words: pages contain the defaults themselves. */
  private async changedWords(tried: Partial<Record<WordPageName, ChangedTexts>>): Promise<ChangedWords> {
    const saved = await this.saved.get().catch(() => undefined);
    const site = await this.words();
    const changed = Object.entries(WORD_PAGES).flatMap(([name, page]) => {
      const own = tried[name as WordPageName] ?? saved?.get(name)?.changed ?? {};
      const texts = Object.fromEntries(Object.entries<PlainFacts>(page.texts).filter(([text]) => Object.hasOwn(own, text)));
      return Object.keys(texts).length > 0 ? [[name, publicTexts({ ...page, texts }, own, site)]] : [];
    });
    return Object.fromEntries(changed) as ChangedWords;
  }

  private async faqOf(changed: ChangedTexts): Promise<FaqEntry[]> {
    const page = textPageOf('faq', this.isOntario);
    return ((await this.made(page, changed)) as unknown as PageTexts<'faq'>).entries;
  }

  private async pageOf(name: TextPageName, changed: ChangedTexts, stored: StoredTexts | undefined): Promise<TextsOfPage> {
    const page = textPageOf(name, this.isOntario);
    const { entries: _apart, ...texts } = await this.made(page, changed);
    const written = page.written ?? null;
    const isChanged = Object.keys(changed).length > 0;
    return { texts, changedOn: written && isChanged ? this.calendar.dayOf(stored?.savedAt ?? new Date()) : written };
  }

  private async made(page: TextPage, changed: ChangedTexts): Promise<Record<string, PublicValue>> {
    const words = await this.words();
    const last = this.lastMade.get(page);
    if (last?.changed === changed && isEqual(last.words, words)) return last.texts;
    const texts = publicTexts(page, changed, words);
    this.lastMade.set(page, { changed, words, texts });
    return texts;
  }

  private async stored(name: TextPageName): Promise<StoredTexts | undefined> {
    try {
      return (await this.saved.get()).get(name);
    } catch (error) {
      this.report(error);
      return undefined;
    }
  }

  /** The values of placeholders in every text. */
  async words(): Promise<SiteWords> {
    const { region } = this.operation.current;
    const reviewTime =
      (await this.saved.get().catch(() => undefined))?.get('words')?.changed['reviewTime'] ?? TEXT_PAGES.words.texts.reviewTime.default;
    return {
      site: (await this.settings.forPages()).siteTitle,
      region: isRegion(region) ? PROVINCES[region].name : 'your province',
      reviewTime: typeof reviewTime === 'string' ? reviewTime : TEXT_PAGES.words.texts.reviewTime.default,
    };
  }
}
