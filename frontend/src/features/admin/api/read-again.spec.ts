import { configureStore } from '@reduxjs/toolkit';
import { setTimeout as wait } from 'node:timers/promises';
import { backupApi } from '../backups/backup-endpoints.js';
import { blogApi } from '../blogs/blog-endpoints.js';
import { countsApi } from '../counts/counts-endpoints.js';
import { historyApi } from '../history/history-endpoints.js';
import { importApi } from '../imports/import-endpoints.js';
import { sourceApi } from '../imports/source-endpoints.js';
import { tradesApi } from '../kit/trade-names.js';
import { listingApi } from '../listings/listing-endpoints.js';
import { messageApi } from '../messages/message-endpoints.js';
import { overviewApi } from '../overview/overview-endpoints.js';
import { referralApi } from '../referrals/referral-endpoints.js';
import { searchApi } from '../searches/search-endpoints.js';
import { session } from '../session/session.js';
import { settingsApi } from '../settings/settings-endpoints.js';
import { passwordApi } from '../site/password-endpoints.js';
import { siteApi } from '../site/site-endpoints.js';
import { undeliveredApi } from '../site/undelivered-endpoints.js';
import { startApi } from '../start/start-endpoints.js';
import { submissionApi } from '../submissions/submission-endpoints.js';
import { syncApi } from '../sync/sync-endpoints.js';
import { textsApi } from '../texts/texts-endpoints.js';
import { tradeApi } from '../trades/trade-endpoints.js';
import { type AdminDispatch, adminApi, retryUnauthorizedReads, TAGS } from './admin-api.js';

/** One read of each kind, by what it is about. */
const READS = {
  listings: listingApi.endpoints.listings.initiate({}),
  listing: listingApi.endpoints.listing.initiate('a'),
  choices: listingApi.endpoints.listingChoices.initiate(),
  shares: overviewApi.endpoints.listingShares.initiate(),
  changes: listingApi.endpoints.madeChanges.initiate(),
  views: listingApi.endpoints.listingViews.initiate(),
  submissions: submissionApi.endpoints.submissions.initiate({}),
  submission: submissionApi.endpoints.submission.initiate({ id: 'a' }),
  messages: messageApi.endpoints.messages.initiate({}),
  message: messageApi.endpoints.message.initiate('a'),
  referrals: referralApi.endpoints.referrers.initiate({}),
  counts: countsApi.endpoints.counts.initiate(),
  activity: historyApi.endpoints.activities.initiate({ page: 1 }),
  saves: historyApi.endpoints.revisions.initiate(1),
  save: historyApi.endpoints.revision.initiate(1),
  settings: settingsApi.endpoints.settings.initiate(),
  texts: textsApi.endpoints.textPages.initiate(),
  pageTexts: textsApi.endpoints.pageTexts.initiate('home'),
  textSaves: textsApi.endpoints.pageTextSaves.initiate('home'),
  articleWords: blogApi.endpoints.articleWords.initiate(),
  trades: tradesApi.endpoints.tradesOfSite.initiate(),
  blogs: blogApi.endpoints.blogs.initiate(),
  blogSaves: blogApi.endpoints.blogRevisions.initiate({ fileName: 'a', page: 1 }),
  blogSave: blogApi.endpoints.blogRevision.initiate({ fileName: 'a', version: 1 }),
  drafts: blogApi.endpoints.drafts.initiate(),
  imports: importApi.endpoints.imports.initiate({ page: 1, source: undefined }),
  import: importApi.endpoints.import.initiate('a'),
  sources: sourceApi.endpoints.sources.initiate(),
  sync: syncApi.endpoints.syncState.initiate(),
  earlierSyncs: syncApi.endpoints.earlierRuns.initiate(2),
  site: siteApi.endpoints.siteSettings.initiate(),
  start: startApi.endpoints.start.initiate(),
  backups: backupApi.endpoints.backups.initiate(),
  searches: searchApi.endpoints.searches.initiate({}),
  phrases: searchApi.endpoints.taughtPhrases.initiate(),
  undelivered: undeliveredApi.endpoints.undelivered.initiate(),
};
type Name = keyof typeof READS;
type Dispatchable = Parameters<AdminDispatch>[0];

const ALL_NAMES = Object.keys(READS) as Name[];
const LISTINGS: Name[] = ['listings', 'listing', 'choices', 'shares', 'changes', 'start', 'activity'];
const LISTING: Name[] = [...LISTINGS, 'counts'];
const SUBMISSIONS: Name[] = [...LISTINGS, 'submissions', 'submission', 'referrals', 'counts'];
const REFERRALS: Name[] = ['referrals', 'counts', 'activity'];
const MESSAGES: Name[] = ['messages', 'counts', 'activity'];
const SETTINGS: Name[] = ['settings', 'saves', 'save', 'start', 'activity'];
const TEXTS: Name[] = ['texts', 'pageTexts', 'textSaves', 'articleWords', 'activity'];
const BLOGS: Name[] = ['blogs', 'blogSaves', 'blogSave', 'activity'];
const IMPORTS: Name[] = ['imports', 'import', 'sources'];
const SYNCS: Name[] = ['sync', 'earlierSyncs'];
const SEARCHES: Name[] = ['searches', 'phrases', 'activity'];
const DELIVERIES: Name[] = ['undelivered', 'activity', 'messages', 'message', 'submissions', 'submission'];
const DONE: Name[] = [];

const { endpoints: listing } = listingApi;
const { endpoints: submission } = submissionApi;
const { endpoints: message } = messageApi;
const { endpoints: referral } = referralApi;
const { endpoints: blog } = blogApi;
const { endpoints: source } = sourceApi;
const { endpoints: delivery } = undeliveredApi;
const FIELDS = {} as never;
const VERSIONED = { id: 'a', version: 1 };
const REFERRAL = { refCode: 'a', businessPhone: '1' };

/** What was done, what is read again after it, and after the server refused it because somebody else was first. */
const DEEDS: [done: string, deed: Dispatchable, again: Name[], afterConflict: Name[]][] = [
  ['a listing corrected', listing.correctListing.initiate({ id: 'a' }), LISTING, DONE],
  ['a listing added', listing.addListing.initiate({}), LISTING, DONE],
  ['a listing merged', listing.mergeListing.initiate({ id: 'a', from: 'b', take: [] }), LISTING, DONE],
  ['a listing confirmed', listing.confirmListing.initiate({ id: 'a' }), LISTING, DONE],
  ['a licence compared', listing.checkLicence.initiate({ id: 'a', number: '1', by: 'b' }), LISTING, DONE],
  ['that taken back', listing.takeBackLicenceCheck.initiate({ id: 'a' }), LISTING, DONE],
  ['a listing taken out', listing.unpublishListing.initiate({ id: 'a' }), LISTING, DONE],
  ['a listing brought back', listing.restoreListing.initiate({ id: 'a' }), LISTING, DONE],
  ['many listings changed', listing.makeChange.initiate(FIELDS), LISTING, DONE],
  ['that undone', listing.undoChange.initiate('a'), LISTING, LISTING],
  ['a view saved', listing.saveListingView.initiate({ name: 'a', question: '', replaces: null }), ['views'], DONE],
  ['a view deleted', listing.deleteListingView.initiate({ id: 1, savedAt: '' }), ['views'], ['views']],
  ['a form approved', submission.approveSubmission.initiate(VERSIONED), SUBMISSIONS, ['submissions', 'submission', 'counts']],
  [
    'a form rejected',
    submission.decideSubmission.initiate({ ...VERSIONED, verb: 'reject' }),
    SUBMISSIONS,
    ['submissions', 'submission', 'counts'],
  ],
  [
    'many forms decided',
    submission.decideSubmissions.initiate({ action: 'approve', items: [] }),
    SUBMISSIONS,
    ['submissions', 'submission', 'counts'],
  ],
  ['an email of a form tried again', submission.retrySubmission.initiate({ id: 'a' }), ['submissions', 'submission'], DONE],
  ['a message archived', message.moveMessage.initiate({ id: 'a', move: 'archive' }), [...MESSAGES, 'message'], DONE],
  ['a message deleted', message.moveMessage.initiate({ id: 'a', move: 'delete' }), MESSAGES, DONE],
  ['many messages archived', message.moveMessages.initiate({ ids: [], move: 'archive' }), [...MESSAGES, 'message'], DONE],
  ['an email of a message tried again', message.retryMessage.initiate({ id: 'a' }), ['messages', 'message'], DONE],
  ['a reward paid', referral.approveReferral.initiate({ ...REFERRAL, rewardAmount: 1 }), REFERRALS, REFERRALS],
  ['a referral rejected', referral.rejectReferral.initiate({ ...REFERRAL, reason: 'a' }), REFERRALS, REFERRALS],
  ['a link to sign in made', referral.copySignInLink.initiate('a'), ['activity'], DONE],
  ['settings saved', settingsApi.endpoints.saveSettings.initiate(FIELDS), SETTINGS, DONE],
  ['settings restored', historyApi.endpoints.restoreRevision.initiate({ revision: 1, version: 2 }), SETTINGS, SETTINGS],
  ['texts saved', textsApi.endpoints.savePageTexts.initiate({ page: 'home', texts: {} }), TEXTS, DONE],
  ['texts restored', textsApi.endpoints.restorePageTexts.initiate({ page: 'home', revision: 1, version: 2 }), TEXTS, TEXTS],
  ['an article published', blog.publishBlog.initiate(FIELDS), [...BLOGS, 'drafts'], DONE],
  ['an article changed', blog.updateBlog.initiate({ fileName: 'a', blog: FIELDS }), BLOGS, DONE],
  ['an article deleted', blog.deleteBlog.initiate({ fileName: 'a' }), [...BLOGS, 'drafts'], DONE],
  ['that undone', blog.undeleteBlog.initiate({ fileName: 'a' }), [...BLOGS, 'drafts'], DONE],
  ['an article restored', blog.restoreBlogRevision.initiate({ fileName: 'a', from: 1, version: 2 }), BLOGS, BLOGS],
  ['a draft begun', blog.createDraft.initiate({ fields: FIELDS }), ['drafts'], ['drafts']],
  ['a draft saved', blog.saveDraft.initiate({ ...VERSIONED, fields: FIELDS }), ['drafts'], ['drafts']],
  ['a draft scheduled', blog.scheduleDraft.initiate({ id: 'a', publishAt: '' }), ['drafts', 'activity'], DONE],
  ['that taken back', blog.cancelSchedule.initiate('a'), ['drafts', 'activity'], DONE],
  ['a draft discarded', blog.discardDraft.initiate('a'), ['drafts'], ['drafts']],
  [
    'an import begun',
    importApi.endpoints.startImport.initiate({ id: 'a', action: 'apply' }),
    [...IMPORTS, ...LISTINGS, ...SYNCS],
    [...IMPORTS, ...LISTINGS, ...SYNCS],
  ],
  [
    'an import undone',
    importApi.endpoints.undoImport.initiate('a'),
    [...IMPORTS, ...LISTINGS, ...SYNCS],
    [...IMPORTS, ...LISTINGS, ...SYNCS],
  ],
  ['a table on the web added', source.addSource.initiate({ name: 'a', address: 'b', clock: 'c' }), [...IMPORTS, 'activity'], DONE],
  ['it changed', source.changeSource.initiate({ id: 'a', address: 'b', clock: 'c' }), [...IMPORTS, 'activity'], DONE],
  ['it removed', source.removeSource.initiate('a'), [...IMPORTS, 'activity'], [...IMPORTS, 'activity']],
  ['it read', source.fetchSource.initiate('a'), IMPORTS, IMPORTS],
  ['a sync', syncApi.endpoints.sync.initiate({}), [...LISTINGS, ...SYNCS], [...LISTINGS, ...SYNCS]],
  ['a sync tried out', syncApi.endpoints.sync.initiate({ dryRun: true }), [...SYNCS], [...SYNCS]],
  ['a sync undone', syncApi.endpoints.undoSync.initiate(), [...LISTINGS, ...SYNCS], [...LISTINGS, ...SYNCS]],
  [
    'a setting of the site changed',
    siteApi.endpoints.changeSiteSettings.initiate([]),
    ['activity', 'start', ...SYNCS, 'imports', 'sources'],
    DONE,
  ],
  [
    'a test email sent',
    siteApi.endpoints.sendTestEmail.initiate({}),
    ['site', 'sources', 'start', 'activity'],
    ['site', 'sources', 'start', 'activity'],
  ],
  ['the password changed', passwordApi.endpoints.changePassword.initiate(FIELDS), ['start', 'activity'], DONE],
  ['a phrase taught', searchApi.endpoints.teachPhrase.initiate(FIELDS), SEARCHES, DONE],
  ['a phrase forgotten', searchApi.endpoints.forgetPhrase.initiate(1), SEARCHES, SEARCHES],
  ['all emails tried again', delivery.retryAllDeliveries.initiate(), DELIVERIES, DELIVERIES],
  ['an email tried again', delivery.retryDelivery.initiate('a'), DELIVERIES, DELIVERIES],
  ['an email given up', delivery.letDeliveryGo.initiate('a'), DELIVERIES, DELIVERIES],
  ['a trade removed', tradeApi.endpoints.removeTrade.initiate({ slug: 'a' }), [...LISTINGS, 'trades'], DONE],
  ['everything restored', adminApi.util.invalidateTags([...TAGS]), ALL_NAMES, ALL_NAMES],
];

const realFetch = globalThis.fetch;
let status: number;
let asked: string[];
beforeEach(() => {
  status = 200;
  asked = [];
  globalThis.fetch = (address, { method } = {}) => {
    if (method === 'GET') asked.push(address as string);
    return Promise.resolve(Response.json({ items: [], totalPages: 0 }, { status: method === 'GET' && status !== 401 ? 200 : status }));
  };
});
afterEach(() => {
  globalThis.fetch = realFetch;
});

async function settled(): Promise<void> {
  for (let before = -1; before !== asked.length; await wait(5)) before = asked.length;
}

/** A back office in which all has been read: what it reads again after something was done. */
async function readAgainAfter(deed: Dispatchable, answer: number): Promise<Name[]> {
  const store = configureStore({
    reducer: { [session.name]: session.reducer, [adminApi.reducerPath]: adminApi.reducer },
    middleware: (defaults) => defaults({ serializableCheck: false, immutableCheck: false }).concat(adminApi.middleware),
  });
  const dispatch = store.dispatch as AdminDispatch;
  const addresses = new Map<string, Name[]>();
  for (const name of ALL_NAMES) {
    await dispatch(READS[name] as Dispatchable);
    const address = asked.at(-1)!;
    addresses.set(address, [...(addresses.get(address) ?? []), name]);
  }
  asked = [];
  status = answer;
  await dispatch(deed);
  await settled();
  dispatch(adminApi.util.resetApiState());
  return [...new Set(asked)].flatMap((address) => addresses.get(address) ?? []).toSorted();
}

it.each(DEEDS)('after %s the data are read again that it changed', async (...[, deed, again, afterConflict]) => {
  expect(await readAgainAfter(deed, 200)).toEqual(again.toSorted());
  expect(await readAgainAfter(deed, 409)).toEqual(afterConflict.toSorted());
});

it('after the session has ended the refused reads are repeated, and no others', async () => {
  const store = configureStore({
    reducer: { [session.name]: session.reducer, [adminApi.reducerPath]: adminApi.reducer },
    middleware: (defaults) => defaults().concat(adminApi.middleware),
  });
  const dispatch = store.dispatch as AdminDispatch;
  await dispatch(READS.listings as Dispatchable);
  status = 401;
  await dispatch(READS.messages as Dispatchable);
  await dispatch(READS.backups as Dispatchable);
  asked = [];
  status = 200;
  dispatch(retryUnauthorizedReads());
  await settled();
  expect(asked.toSorted()).toEqual(['/api/admin/backups', '/api/admin/messages']);
  expect(messageApi.endpoints.messages.select({})(store.getState() as never).isSuccess).toBe(true);
});

it('a read of the previous session that is refused after the next sign-in is repeated once', async () => {
  const store = configureStore({
    reducer: { [session.name]: session.reducer, [adminApi.reducerPath]: adminApi.reducer },
    middleware: (defaults) => defaults().concat(adminApi.middleware),
  });
  const dispatch = store.dispatch as AdminDispatch;
  dispatch(session.actions.signedIn());
  const answer = globalThis.fetch;
  globalThis.fetch = async (...call) => {
    globalThis.fetch = answer;
    // Somebody signs in while it is on its way.
    dispatch(retryUnauthorizedReads());
    dispatch(session.actions.signedIn());
    status = 401;
    const refused = await answer(...call);
    status = 200;
    return refused;
  };
  await dispatch(READS.messages as Dispatchable);
  expect([messageApi.endpoints.messages.select({})(store.getState() as never).isSuccess, store.getState().session.status]).toEqual([
    true,
    'in',
  ]);
});
