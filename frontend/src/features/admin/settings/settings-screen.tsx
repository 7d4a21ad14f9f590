import { Segmented, Select, Grid } from 'antd';
import { lazy, type ReactNode, Suspense } from 'react';
import { useSearchParams } from 'react-router-dom';
import { Loading } from '../kit/loading.js';
import { NotLoaded } from '../../../lib/lazy-page.js';
import { HomeEditor } from './home-editor.js';
import { SearchEditor } from './search-editor.js';
import { OverviewSummary } from '../overview/overview-summary.js';
import { WaitingLine } from '../counts/waiting-line.js';
import { SyncButton } from '../sync/sync-button.js';
import { WithSettings } from './with-settings.js';
import './settings.css';

// Loaded on demand, because the code that checks texts is large.
const TextsEditor = lazy(() => import('../texts/texts-editor.js').then((file) => ({ default: file.TextsEditor }), notLoaded));
const HomeJobsEditor = lazy(() => import('./home-jobs-editor.js').then((file) => ({ default: file.HomeJobsEditor }), notLoaded));
const MoreTexts = lazy(() => import('../texts/more-texts.js').then((file) => ({ default: file.MoreTexts }), notLoaded));

function notLoaded() {
  return { default: NotLoaded };
}

const PAGES: { value: string; label: string; editor: ReactNode }[] = [
  { value: 'home', label: 'Home', editor: <WithSettings>{(settings) => <HomeEditor settings={settings} />}</WithSettings> },
  { value: 'search', label: 'Search', editor: <WithSettings>{(settings) => <SearchEditor settings={settings} />}</WithSettings> },
  { value: 'home-jobs', label: 'Home jobs', editor: <WithSettings>{(settings) => <HomeJobsEditor settings={settings} />}</WithSettings> },
  { value: 'faq', label: 'FAQ', editor: <TextsEditor page="faq" /> },
  { value: 'settings', label: 'Settings', editor: <TextsEditor page="frame" /> },
  { value: 'not-found', label: 'Not found', editor: <TextsEditor page="not-found" /> },
  { value: 'more', label: 'More', editor: <MoreTexts /> },
];

/** Wording, pictures and colours, page by page. */
export default function SettingsScreen() {
  const [parameters, setParameters] = useSearchParams();
  const { md = false } = Grid.useBreakpoint();
  const page = PAGES.find(({ value }) => value === parameters.get('page')) ?? PAGES[0]!;
  const choose = (value: string) => setParameters(value === 'home' ? {} : { page: value });
  const options = PAGES.map(({ value, label }) => ({ value, label }));
  return (
    <>
      <div className="settings-head">
        <h1>Pages</h1>
        <SyncButton />
        {md ? (
          <Segmented aria-label="Page to edit" options={options} value={page.value} onChange={choose} />
        ) : (
          <Select aria-label="Page to edit" options={options} value={page.value} onChange={choose} />
        )}
      </div>
      <WaitingLine />
      {!parameters.has('page') && <OverviewSummary />}
      <Suspense key={page.value} fallback={<Loading label="Loading the editor" />}>
        {page.editor}
      </Suspense>
    </>
  );
}
