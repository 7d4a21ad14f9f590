import { Empty, Input } from 'antd';
import { useMemo, useState } from 'react';
import { Link } from 'react-router-dom';
import type { AdminList } from '../../../../../src/shared/office/admin-list.js';
import { ListPages, NoSuchPage } from '../kit/list-pages.js';
import { LoadError } from '../kit/load-error.js';
import { Loading } from '../kit/loading.js';
import { endOfDay, momentText } from '../kit/moment.js';
import { useListAddress } from '../kit/use-list-address.js';
import { activityWords, type SettingLabels, settingLabelsOf } from './activity-words.js';
import { useSiteSettingsQuery } from '../site/site-endpoints.js';
import { type Activity, useActivitiesQuery } from './history-endpoints.js';

/** The audit log, newest first. */
export function ActivityTab() {
  const { filters, filter, page, turnTo } = useListAddress({ until: 'text' });
  const before = endOfDay(filters.until);
  const { data, error, isFetching, refetch } = useActivitiesQuery({ page, before });
  const { data: site } = useSiteSettingsQuery(undefined, { skip: !data?.items.some(({ action }) => action === 'site-settings-changed') });
  const labels = useMemo(() => site && settingLabelsOf(site), [site]);
  return (
    <>
      <p className="history-help">Everyone signs in with the same password, so it is not known who it was. The address shows from where.</p>
      <UntilDay day={before ? filters.until : ''} onChange={(until) => filter({ until })} />
      {error ? (
        <LoadError title="The activity could not be loaded" error={error} onRetry={() => void refetch()} />
      ) : (
        !data && <Loading rows={8} />
      )}
      {data && !error && data.items.length === 0 && <Nothing data={data} page={page} until={before} onTurn={turnTo} />}
      {data && !error && data.items.length > 0 && (
        <>
          <ol className="history-list" aria-busy={isFetching}>
            {data.items.map((activity) => (
              <Row key={activity.id} activity={activity} labels={labels} />
            ))}
          </ol>
          <ListPages page={page} total={data.total} onTurn={turnTo} />
        </>
      )}
    </>
  );
}

/** @param day empty: up to now */
function UntilDay({ day, onChange }: { day: string; onChange: (day: string) => void }) {
  // While it is typed, the text is not a valid day.
  const [typed, setTyped] = useState({ of: day, text: day });
  if (typed.of !== day) setTyped({ of: day, text: day });
  return (
    <p className="history-until">
      <label htmlFor="activity-until">Until the end of</label>
      <Input
        id="activity-until"
        type="date"
        min="2000-01-01"
        value={typed.text}
        onChange={({ target: { value, validity } }) => {
          setTyped({ of: day, text: value });
          if (validity.valid && value !== day) onChange(value);
        }}
      />
    </p>
  );
}

/** The empty state, with its reason and the next step. */
function Nothing({
  data,
  page,
  until,
  onTurn,
}: {
  data: AdminList<Activity>;
  page: number;
  until: string | undefined;
  onTurn: (page: number) => void;
}) {
  if (data.totalPages > 0) return <NoSuchPage page={page} data={data} onTurn={onTurn} />;
  return (
    <Empty description={until ? 'Nothing had been done in the back office by then.' : 'Nothing has been done in the back office yet.'} />
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
