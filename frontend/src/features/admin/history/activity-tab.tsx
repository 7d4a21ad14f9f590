import { Empty, Pagination } from 'antd';
import { useMemo } from 'react';
import { Link, useSearchParams } from 'react-router-dom';
import { noPageText } from '../kit/list-pages.js';
import { LoadError } from '../kit/load-error.js';
import { Loading } from '../kit/loading.js';
import { momentText } from '../kit/moment.js';
import { activityWords, type SettingLabels, settingLabelsOf } from './activity-words.js';
import { useSiteSettingsQuery } from '../site/site-endpoints.js';
import { type Activity, useActivitiesQuery } from './history-endpoints.js';

const PER_PAGE = 20;

/** What was done in the back office, newest first. */
export function ActivityTab() {
  const [parameters, setParameters] = useSearchParams();
  const page = Math.max(1, Math.min(Number.parseInt(parameters.get('page') ?? '', 10) || 1, 1_000_000));
  const { data, error, isFetching, refetch } = useActivitiesQuery(page);
  const { data: site } = useSiteSettingsQuery(undefined, { skip: !data?.items.some(({ action }) => action === 'site-settings-changed') });
  const labels = useMemo(() => site && settingLabelsOf(site), [site]);
  const turn = (next: number) => setParameters(next === 1 ? { tab: 'activity' } : { tab: 'activity', page: String(next) });
  if (error) return <LoadError title="The activity could not be loaded" error={error} onRetry={() => void refetch()} />;
  if (!data) return <Loading rows={8} />;
  if (data.items.length === 0)
    return <Empty description={data.total === 0 ? 'Nothing has been done in the back office yet.' : noPageText(page, data.totalPages)} />;
  return (
    <>
      <p className="history-help">Who it was is not known: everybody signs in with the same password. The address says from where.</p>
      <ol className="history-list" aria-busy={isFetching}>
        {data.items.map((activity) => (
          <Row key={activity.id} activity={activity} labels={labels} />
        ))}
      </ol>
      <Pagination
        className="history-pages"
        align="center"
        hideOnSinglePage
        showSizeChanger={false}
        responsive
        current={page}
        pageSize={PER_PAGE}
        total={data.total}
        onChange={turn}
      />
    </>
  );
}

function Row({ activity, labels }: { activity: Activity; labels: SettingLabels | undefined }) {
  const { title, detail, link, picture } = activityWords(activity, labels);
  return (
    <li>
      <div className="history-what">
        {link ? <Link to={link}>{title}</Link> : <strong>{title}</strong>}
        {detail && <span>{detail}</span>}
        {picture && (
          <a href={picture} target="_blank" rel="noreferrer">
            <img className="history-picture" src={picture} alt="The uploaded picture" loading="lazy" />
          </a>
        )}
      </div>
      <div className="history-who">
        <span>{momentText(activity.at)}</span>
        <span className="history-nothing">{activity.client === null ? 'The server itself' : `From ${activity.client}`}</span>
      </div>
    </li>
  );
}
