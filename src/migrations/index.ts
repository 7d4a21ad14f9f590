import { Listings1795219200001 } from './1795219200001-listings.js';
import { AdminAuth1795219200002 } from './1795219200002-admin-auth.js';
import { Search1795219200003 } from './1795219200003-search.js';
import { Content1795219200004 } from './1795219200004-content.js';
import { AroundTheClock1795219200005 } from './1795219200005-around-the-clock.js';
import { Admin1795219200006 } from './1795219200006-admin.js';
import { Media1795219200007 } from './1795219200007-media.js';
import { Corrections1795219200008 } from './1795219200008-corrections.js';
import { Blogs1795219200009 } from './1795219200009-blogs.js';
import { Sync1795219200010 } from './1795219200010-sync.js';
import { Forms1795219200011 } from './1795219200011-forms.js';
import { Submissions1795219200012 } from './1795219200012-submissions.js';
import { Referrals1795219200013 } from './1795219200013-referrals.js';
import { Articles1795219200014 } from './1795219200014-articles.js';
import { Trades1795219200015 } from './1795219200015-trades.js';
import { ListingFields1795219200016 } from './1795219200016-listing-fields.js';
import { SearchLearning1795219200017 } from './1795219200017-search-learning.js';
import { OpeningHours1795219200018 } from './1795219200018-opening-hours.js';
import { SubmissionVersions1795219200020 } from './1795219200020-submission-versions.js';
import { Trust1795219200021 } from './1795219200021-trust.js';
import { PagesGone1795219200022 } from './1795219200022-pages-gone.js';
import { Imports1795219200030 } from './1795219200030-imports.js';
import { SiteSettings1795219200031 } from './1795219200031-site-settings.js';
import { Backups1795219200032 } from './1795219200032-backups.js';
import { ListingWorkplace1795219200034 } from './1795219200034-listing-workplace.js';
import { DayCounts1795219200036 } from './1795219200036-day-counts.js';
import { PlacesAndSources1795219200037 } from './1795219200037-places-and-sources.js';
import { LicenceChecks1795219200039 } from './1795219200039-licence-checks.js';
import { PageTexts1795219200041 } from './1795219200041-page-texts.js';
import { Gallery1795219200042 } from './1795219200042-gallery.js';
import { ProposedPictures1795219200043 } from './1795219200043-proposed-pictures.js';
import { EditsOfArticles1795219200046 } from './1795219200046-edits-of-articles.js';
import { ScheduledArticles1795219200049 } from './1795219200049-scheduled-articles.js';
import { SearchEngines1795219200051 } from './1795219200051-search-engines.js';
import { SyncShare1795219200053 } from './1795219200053-sync-share.js';
import { BoxesOfMaps1795219200055 } from './1795219200055-boxes-of-maps.js';
import { PartsGone1795219200057 } from './1795219200057-parts-gone.js';
import { CountedInIndexes1795219200059 } from './1795219200059-counted-in-indexes.js';
import { Reachable1795219200061 } from './1795219200061-reachable.js';
import { NamesWithoutMarks1795219200063 } from './1795219200063-names-without-marks.js';
import { SampleFigure1795219200065 } from './1795219200065-sample-figure.js';
import { DirectoryFromIndexes1795219200067 } from './1795219200067-directory-from-indexes.js';
import { SearchByProvince1795219200069 } from './1795219200069-search-by-province.js';
import { BulkChangeRestored1795219200071 } from './1795219200071-bulk-change-restored.js';
import { SyncTotals1795219200073 } from './1795219200073-sync-totals.js';
import { RunErrorCodes1795219200075 } from './1795219200075-run-error-codes.js';
import { HeldBeforeMerge1795219200077 } from './1795219200077-held-before-merge.js';
import { LinksThatRunOut1795219200079 } from './1795219200079-links-that-run-out.js';
import { DraftsAndUploads1795219200081 } from './1795219200081-drafts-and-uploads.js';
import { CirclesOfMerges1795219200083 } from './1795219200083-circles-of-merges.js';
import { ZonesOfProvinces1795219200085 } from './1795219200085-zones-of-provinces.js';
import { FirstForms1795219200087 } from './1795219200087-first-forms.js';
import { OneSpellingOfCities1795219200089 } from './1795219200089-one-spelling-of-cities.js';
import { OneSpellingInForms1795219200091 } from './1795219200091-one-spelling-in-forms.js';
import { PlainStoredNames1795219200097 } from './1795219200097-plain-stored-names.js';
import { ListingsByWebsite1795219200099 } from './1795219200099-listings-by-website.js';
import { NoticesAndUnconfirmedEmails1795219200101 } from './1795219200101-notices-and-unconfirmed-emails.js';
import { CollationOfWords1795219200103 } from './1795219200103-collation-of-words.js';

/** In the order in which they run. Listed by hand, so that the process, the tests and the command line run the same set. */
export const migrations = [
  Listings1795219200001,
  AdminAuth1795219200002,
  Search1795219200003,
  Content1795219200004,
  AroundTheClock1795219200005,
  Admin1795219200006,
  Media1795219200007,
  Corrections1795219200008,
  Blogs1795219200009,
  Sync1795219200010,
  Forms1795219200011,
  Submissions1795219200012,
  Referrals1795219200013,
  Articles1795219200014,
  Trades1795219200015,
  ListingFields1795219200016,
  SearchLearning1795219200017,
  OpeningHours1795219200018,
  SubmissionVersions1795219200020,
  Trust1795219200021,
  PagesGone1795219200022,
  Imports1795219200030,
  SiteSettings1795219200031,
  Backups1795219200032,
  ListingWorkplace1795219200034,
  DayCounts1795219200036,
  PlacesAndSources1795219200037,
  LicenceChecks1795219200039,
  PageTexts1795219200041,
  Gallery1795219200042,
  ProposedPictures1795219200043,
  EditsOfArticles1795219200046,
  ScheduledArticles1795219200049,
  SearchEngines1795219200051,
  SyncShare1795219200053,
  BoxesOfMaps1795219200055,
  PartsGone1795219200057,
  CountedInIndexes1795219200059,
  Reachable1795219200061,
  NamesWithoutMarks1795219200063,
  SampleFigure1795219200065,
  DirectoryFromIndexes1795219200067,
  SearchByProvince1795219200069,
  BulkChangeRestored1795219200071,
  SyncTotals1795219200073,
  RunErrorCodes1795219200075,
  HeldBeforeMerge1795219200077,
  LinksThatRunOut1795219200079,
  DraftsAndUploads1795219200081,
  CirclesOfMerges1795219200083,
  ZonesOfProvinces1795219200085,
  FirstForms1795219200087,
  OneSpellingOfCities1795219200089,
  OneSpellingInForms1795219200091,
  PlainStoredNames1795219200097,
  ListingsByWebsite1795219200099,
  NoticesAndUnconfirmedEmails1795219200101,
  CollationOfWords1795219200103,
];
