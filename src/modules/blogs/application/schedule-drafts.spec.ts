import { DomainError, InvalidValues } from '../../../shared/domain-error.js';
import { databaseUnavailable } from '../../../platform/database/database-unavailable.js';
import { registerOutageRecognition } from '../../../shared/outage.js';
import { InMemoryAuditLog, KnownImages, NoTransaction, StoppedClock } from '../../../shared/testing/doubles.js';
import { FixedSettings } from '../../../shared/testing/fixed-settings.js';
import { DraftIsOfArticle, DraftNotFound } from '../domain/blog.errors.js';
import { InMemoryBlogs, InMemoryDrafts } from '../testing/doubles.js';
import { BlogImages } from './blog-images.js';
import { PublishBlog } from './publish-blog.js';
import { ScheduleDrafts } from './schedule-drafts.js';
import { WriteDrafts } from './write-drafts.js';

class NotNow extends DomainError {
  readonly kind = 'unavailable';
  readonly code = 'not-now';
}

const ARTICLE = { topic: 'Winter taps', content: 'Drain them.', keywords: ['tap'] };

function desk() {
  const [blogs, drafts, audit, clock] = [new InMemoryBlogs(), new InMemoryDrafts(), new InMemoryAuditLog(), new StoppedClock()];
  const images = new KnownImages(['/media/gone']);
  const transaction = new NoTransaction();
  const publishing = new PublishBlog(
    blogs,
    new BlogImages(images),
    { all: () => Promise.resolve(new Set()) },
    { audit, clock },
    transaction,
  );
  const settings = new FixedSettings({ SITE_TIME_ZONE: 'America/Toronto' });
  const schedule = new ScheduleDrafts(drafts, publishing, settings, { audit, clock }, transaction);
  const failed: [string, unknown][] = [];
  return {
    blogs,
    drafts,
    audit,
    clock,
    failed,
    write: new WriteDrafts(drafts, images, clock, transaction),
    schedule,
    publishDue: () => schedule.publishDue((error, id) => failed.push([id, error])),
  };
}

it('a draft is published once at its time with its current text, and is removed', async () => {
  const { blogs, drafts, audit, clock, write, schedule, publishDue } = desk();
  await write.begin('d', { fields: ARTICLE, fileName: null });
  await schedule.set('d', '2026-03-02T09:00', null);
  await write.save('d', { ...ARTICLE, content: 'Drain them well.' }, 1);
  expect((await write.get('d')).publishAt).toEqual(new Date('2026-03-02T14:00:00Z'));
  clock.at = new Date('2026-03-02T13:59:59Z');
  expect(await publishDue()).toEqual([]);
  // Also long after: no process was running.
  clock.at = new Date('2026-03-04T00:00:00Z');
  expect([await publishDue(), await publishDue()]).toEqual([['Winter taps'], []]);
  expect([...blogs.shown.values()]).toMatchObject([{ fileName: 'winter-taps', content: 'Drain them well.', title: 'Winter taps' }]);
  expect(drafts.all.size).toBe(0);
  expect([await write.publishedAs('d'), await write.publishedAs('e')]).toMatchObject([{ fileName: 'winter-taps' }, undefined]);
  expect(audit.entries.map(({ action }) => action)).toEqual(['blog-scheduled', 'blog-published']);
});

it.each([
  ['taken away', (schedule: ScheduleDrafts) => schedule.cancel('d', null)],
  ['moved', (schedule: ScheduleDrafts) => schedule.set('d', '2026-03-05T09:00', null)],
])('one whose time was %s at the moment of publication stays a draft', async (_what, change) => {
  const { blogs, drafts, clock, write, schedule, publishDue } = desk();
  await write.begin('d', { fields: ARTICLE, fileName: null });
  await schedule.set('d', '2026-03-02T09:00', null);
  clock.at = new Date('2026-03-02T14:00:00Z');
  const due = drafts.due.bind(drafts);
  drafts.due = async (now) => {
    const found = await due(now);
    await change(schedule);
    return found;
  };
  expect(await publishDue()).toEqual([]);
  expect([blogs.shown.size, drafts.all.size]).toEqual([0, 1]);
});

it('a draft is published with the texts that it would have by hand: normalized, and the topic as its title if that is blank', async () => {
  const { blogs, clock, write, schedule, publishDue } = desk();
  const fields = {
    topic: ' Cafe\u0301 taps ',
    title: ' ',
    subtitle: '\u202EBackwards',
    content: 'Drain\tthem.\n',
    keywords: [' tap ', '\u200B'],
    seoData: { title: ' Taps ', keywords: ['\u200B'] },
  };
  await write.begin('d', { fields, fileName: null });
  await schedule.set('d', '2026-03-02T09:00', null);
  clock.at = new Date('2026-03-02T14:00:00Z');
  expect(await publishDue()).toEqual(['Caf\u00E9 taps']);
  expect([...blogs.shown.values()]).toMatchObject([
    {
      topic: 'Caf\u00E9 taps',
      title: 'Caf\u00E9 taps',
      subtitle: 'Backwards',
      content: 'Drain\tthem.',
      keywords: ['tap'],
      seoData: { title: 'Taps' },
    },
  ]);
  expect([...blogs.shown.values()][0]!.seoData.keywords).toBeUndefined();
});

it('scheduling is refused for a draft with control characters, as publishing by hand is', async () => {
  const { write, schedule } = desk();
  const fields = { ...ARTICLE, title: 'Fix\u000Btap', content: 'Drain\u000Cthem.', keywords: ['tap', 'ta\u0001p'] };
  await write.begin('d', { fields, fileName: null });
  const refused = await schedule.set('d', '2026-03-02T09:00', null).catch((error: unknown) => error);
  expect((refused as InvalidValues).errors).toEqual(
    ['title', 'content', 'keywords.1'].map((field) => ({ field, message: 'has control characters' })),
  );
});

it('scheduling is refused for a draft that could not be published', async () => {
  const { write, schedule } = desk();
  const long = 'x'.repeat(501);
  const seoData = { title: long, keywords: [long] };
  const bad = {
    topic: ' ',
    cost: long,
    keywords: Array.from({ length: 51 }, String),
    heroImage: 'https://me:pass@example.com/x.png',
    seoData,
  };
  await write.begin('d', { fields: bad, fileName: null });
  const refused = await schedule.set('d', '2026-03-02T09:00', null).catch((error: unknown) => error);
  expect((refused as InvalidValues).errors?.map(({ field }) => field)).toEqual([
    'topic',
    'content',
    'cost',
    'seoData.title',
    'keywords',
    'seoData.keywords.0',
    'heroImage',
  ]);
  await expect(schedule.set('nobody', '2026-03-02T09:00', null)).rejects.toThrow(DraftNotFound);
  await write.begin('of', { fields: ARTICLE, fileName: 'taps' });
  await expect(schedule.set('of', '2026-03-02T09:00', null)).rejects.toThrow(DraftIsOfArticle);
  await write.begin('late', { fields: ARTICLE, fileName: null });
  await expect(schedule.set('late', '2026-02-02T09:00', null)).rejects.toThrow(InvalidValues);
});

it('a draft that became invalid after it was scheduled stays a draft with the reason, and does not delay others', async () => {
  const { blogs, clock, write, schedule, publishDue } = desk();
  for (const id of ['bad', 'good']) {
    await write.begin(id, { fields: { ...ARTICLE, topic: id }, fileName: null });
    await schedule.set(id, '2026-03-02T09:00', null);
  }
  await write.save('bad', { ...ARTICLE, content: '' }, 1);
  clock.at = new Date('2026-03-02T14:00:00Z');
  expect(await publishDue()).toEqual(['good']);
  expect([...blogs.shown.keys()]).toEqual(['good']);
  expect(await write.get('bad')).toMatchObject({ publishAt: null, publishProblem: 'content must not be empty' });
});

it('one with an unexpected error stays due, is reported, and does not delay others; without the database all wait', async () => {
  const { blogs, drafts, failed, clock, write, schedule, publishDue } = desk();
  for (const id of ['bad', 'good']) {
    await write.begin(id, { fields: { ...ARTICLE, topic: id }, fileName: null });
    await schedule.set(id, '2026-03-02T09:00', null);
  }
  clock.at = new Date('2026-03-02T14:00:00Z');
  const find = drafts.findForUpdate.bind(drafts);
  let error = new Error('Connection terminated');
  drafts.findForUpdate = (id) => (id === 'bad' ? Promise.reject(error) : find(id));
  registerOutageRecognition(databaseUnavailable);
  await expect(publishDue()).rejects.toThrow(error);
  error = new NotNow('Please try again in a few seconds.');
  await expect(publishDue()).rejects.toThrow(error);
  expect([blogs.shown.size, failed]).toEqual([0, []]);
  error = new TypeError('its fields are of an older version');
  expect([await publishDue(), failed]).toEqual([['good'], [['bad', error]]]);
  expect((await write.get('bad')).publishAt).not.toBeNull();
});

it('a schedule can be changed and cancelled; cancelling twice is recorded once', async () => {
  const { audit, clock, write, schedule, publishDue } = desk();
  await write.begin('d', { fields: ARTICLE, fileName: null });
  await schedule.set('d', '2026-03-02T09:00', null);
  expect((await schedule.set('d', '2026-03-03T09:00', null)).publishAt).toEqual(new Date('2026-03-03T14:00:00Z'));
  for (let times = 0; times < 2; times += 1) expect((await schedule.cancel('d', null)).publishAt).toBeNull();
  clock.at = new Date('2026-03-04T00:00:00Z');
  expect(await publishDue()).toEqual([]);
  expect(audit.entries.map(({ action }) => action)).toEqual(['blog-scheduled', 'blog-scheduled', 'blog-schedule-cancelled']);
});
