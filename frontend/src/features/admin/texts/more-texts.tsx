import { ArrowLeftOutlined } from '@ant-design/icons';
import { Card } from 'antd';
import { Link, useSearchParams } from 'react-router-dom';
import { TOPICS } from '../../../../../src/shared/guide/guide-topics.js';
import { counted } from '../../../lib/words.js';
import { LoadError } from '../kit/load-error.js';
import { Loading } from '../kit/loading.js';
import { momentText } from '../kit/moment.js';
import { SearchBox } from '../kit/search-box.js';
import { useSettingsQuery } from '../settings/settings-endpoints.js';
import { findTexts, type ListedPage } from './find-texts.js';
import { type SettingsPage, settingsPages } from './setting-texts.js';
import { type TextPageName, useTextPagesQuery } from './texts-endpoints.js';
import { TextsEditor } from './texts-editor.js';
import './texts.css';

type GuidePageName = Extract<TextPageName, `${string}-guide`>;

const GUIDES = 'Guides';
/** The group of each page in the list. */
const GROUPS: Record<Exclude<TextPageName, GuidePageName>, string> = {
  home: 'Pages',
  about: 'Pages',
  faq: 'Pages',
  emergency: 'Pages',
  'how-we-order': 'Pages',
  referrals: 'Pages',
  'not-found': 'Pages',
  frame: 'Pages',
  contact: 'Forms',
  'list-business': 'Forms',
  'renew-business': 'Forms',
  'business-fields': 'Forms',
  'form-words': 'Forms',
  'thank-you': 'Forms',
  report: 'Forms',
  status: 'Forms',
  privacy: 'Legal texts',
  terms: 'Legal texts',
  letters: 'Emails',
  'email-pages': 'Emails',
  heads: 'Search engines',
  words: 'All texts',
  'page-words': 'All texts',
  'card-words': 'All texts',
  'search-words': 'Search',
  'why-words': 'Search',
  'map-words': 'Search',
  'business-words': 'Businesses',
  'shortlist-words': 'Businesses',
  'guide-hub': GUIDES,
  'guide-words': GUIDES,
};
const GROUP_NAMES = [...new Set(Object.values(GROUPS))];

const isGuide = (name: string): name is GuidePageName =>
  Object.values(TOPICS)
    .flat()
    .some(({ to }) => to === `/${name}`);
const isPage = (name: string): name is TextPageName => Object.hasOwn(GROUPS, name) || isGuide(name);
const groupOf = (page: TextPageName) => (isGuide(page) ? GUIDES : GROUPS[page]);

/** Pages that have a tab of their own. */
const TABS: Partial<Record<TextPageName, string>> = { faq: 'faq', frame: 'settings', 'not-found': 'not-found' };
/** The location of texts that are on many pages, of which the preview shows only one. */
const WHERE: Partial<Record<TextPageName, string>> = {
  frame: 'every page',
  report: 'below each business',
  'page-words': 'every page',
  'card-words': 'every page with businesses',
  'why-words': 'each card of a search',
  'map-words': 'the map of a search',
  'business-words': 'each business',
  'shortlist-words': '/shortlist',
  'not-found': 'any unknown address',
};
const SHOWN_AT_MOST = 50;

function editorOf(page: TextPageName, text?: string): string {
  const tab = TABS[page];
  return `/settings?page=${tab ?? `more&of=${page}`}${text === undefined ? '' : `#text-${text}`}`;
}

/** All texts by page, with a search; or the texts of the chosen page. */
export function MoreTexts() {
  const [parameters] = useSearchParams();
  const chosen = parameters.get('of');
  if (chosen === null || !isPage(chosen)) return <AllTexts />;
  return (
    <>
      <p className="texts-back">
        <Link to="/settings?page=more">
          <ArrowLeftOutlined aria-hidden /> All pages
        </Link>
      </p>
      <TextsEditor key={chosen} page={chosen} />
    </>
  );
}

function AllTexts() {
  const [parameters, setParameters] = useSearchParams();
  const asked = parameters.get('find') ?? '';
  const { data, error, refetch } = useTextPagesQuery();
  const find = (words: string) => setParameters({ page: 'more', ...(words ? { find: words } : {}) }, { replace: true });
  return (
    <div className="texts-list">
      <div className="texts-list-head">
        <div>
          <h2>Choose the page to edit</h2>
          <p>Or find a text by its words and open it in its editor.</p>
        </div>
        <SearchBox label="Find a text by what it says" placeholder="Words of a text" value={asked} onSearch={find} />
      </div>
      {data ? (
        asked ? (
          <Found pages={data.items} asked={asked} />
        ) : (
          <Groups pages={data.items} />
        )
      ) : error ? (
        <LoadError title="The list of texts could not be read" error={error} onRetry={() => void refetch()} />
      ) : (
        <Loading label="Loading the list of texts" rows={12} />
      )}
    </div>
  );
}

function Groups({ pages }: { pages: ListedPage[] }) {
  return GROUP_NAMES.map((group) => (
    <Card key={group} className="settings-group" title={<h3>{group}</h3>}>
      <ul className="texts-pages">
        {pages
          .filter(({ page }) => groupOf(page) === group)
          .map(({ page, title, address, texts, changed, savedAt }) => (
            <li key={page}>
              <Link to={editorOf(page)}>
                <strong>{title}</strong>
                <span className="texts-address">{WHERE[page] ?? address ?? 'no separate page'}</span>
              </Link>
              <p>
                <span className={changed > 0 ? 'texts-changed' : undefined}>
                  {changed > 0 ? `${changed} of ${counted(texts.length, 'text', 'texts')} changed` : 'unchanged'}
                </span>
                {savedAt && <time dateTime={savedAt}>{momentText(savedAt)}</time>}
              </p>
            </li>
          ))}
      </ul>
    </Card>
  ));
}

function Found({ pages, asked }: { pages: ListedPage[]; asked: string }) {
  const { data: settings } = useSettingsQuery();
  const found = findTexts<ListedPage | SettingsPage>([...pages, ...(settings ? settingsPages(settings) : [])], asked);
  const more = found.length - SHOWN_AT_MOST;
  return (
    <Card className="settings-group" title={<h3 role="status">{counted(found.length, 'text says this', 'texts say this')}</h3>}>
      {found.length === 0 && (
        <p className="settings-help">Nothing says “{asked}”. Try fewer words. Articles have their own search, under Blogs.</p>
      )}
      <ul className="texts-pages texts-found">
        {found.slice(0, SHOWN_AT_MOST).map(({ page, name, label, before, match, after }) => (
          <li key={`${page.title} ${name}`}>
            <Link to={'tab' in page ? `/settings?page=${page.tab}#setting-${name}` : editorOf(page.page, name)}>
              <strong>{label}</strong>
              <span className="texts-address">{page.title}</span>
            </Link>
            <p>
              {before}
              <mark>{match}</mark>
              {after}
            </p>
          </li>
        ))}
      </ul>
      {more > 0 && <p className="settings-help">And {more} more. Type more words to narrow it down.</p>}
    </Card>
  );
}
