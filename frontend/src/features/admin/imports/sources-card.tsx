import { PlusOutlined } from '@ant-design/icons';
import { Alert, Button, Card, Empty } from 'antd';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { type AdminError, errorText } from '../api/admin-api.js';
import { LoadError } from '../kit/load-error.js';
import { Loading } from '../kit/loading.js';
import { SourceForm } from './source-form.js';
import { SourceLine } from './source-line.js';
import { type Sources, useFetchSourceMutation, useRemoveSourceMutation, useSourcesQuery } from './source-endpoints.js';

/** The sources: tables on the web that are fetched. Each is a list of its own. */
export function SourcesCard({ onFetched }: { onFetched: (importId: string) => void }) {
  const { data, error, refetch } = useSourcesQuery(undefined);
  const [edited, setEdited] = useState<string>();
  const isAdding = edited === NEW;
  return (
    <Card
      title={<h2>Sheets and files on the web</h2>}
      className="sources-card"
      extra={
        !isAdding && (
          <Button icon={<PlusOutlined aria-hidden />} disabled={!data} onClick={() => setEdited(NEW)}>
            Add a link
          </Button>
        )
      }
    >
      {error && !data ? (
        <LoadError title="The sources could not be loaded" error={error} onRetry={() => void refetch()} />
      ) : data ? (
        <SourceList sources={data} edited={edited} onEdit={setEdited} onFetched={onFetched} />
      ) : (
        <Loading label="Loading the sources" rows={4} />
      )}
    </Card>
  );
}

const NEW = 'new';

interface SourceListProps {
  sources: Sources;
  edited: string | undefined;
  onEdit: (id: string | undefined) => void;
  onFetched: (importId: string) => void;
}

function SourceList({
  sources: { sources, environment, accountEmail, accountProblem, timeZone },
  edited,
  onEdit,
  onFetched,
}: SourceListProps) {
  const [fetchSource, fetching] = useFetchSourceMutation();
  const [remove, removing] = useRemoveSourceMutation();
  const failure = [fetching.error, removing.error].find((error) => error && (error as AdminError).status !== 401) as AdminError | undefined;
  const fetchNow = async (id: string) => {
    const { data } = await fetchSource(id);
    if (data) onFetched(data.importId);
  };
  return (
    <>
      {environment && (
        <Alert
          className="sync-note"
          type="info"
          showIcon
          title={
            environment.kind === 'google'
              ? 'A Google Sheet is set by GOOGLE_SHEETS_ID in the environment'
              : 'A CSV file is set by LISTINGS_CSV in the environment'
          }
          description={
            <>
              It continues as before, with its own schedule and history: see <Link to="/settings/sync">Sync</Link>. A listing with the same
              ID in both stays with it.
            </>
          }
        />
      )}
      {accountProblem && (
        <Alert className="sync-note" type="warning" showIcon title="Private Google Sheets cannot be read" description={accountProblem} />
      )}
      {failure && (
        <Alert
          className="sync-note"
          type="error"
          showIcon
          role="alert"
          title="Nothing was changed"
          description={failure.problem?.detail ?? errorText(failure)}
        />
      )}
      {edited === NEW && (
        <SourceForm
          timeZone={timeZone}
          onCancel={() => onEdit(undefined)}
          onSaved={({ id }) => {
            onEdit(undefined);
            void fetchNow(id);
          }}
        />
      )}
      {sources.length === 0 && edited !== NEW && (
        <Empty description="Nothing is fetched from the web yet. Paste the link to a Google Sheet or a CSV file." />
      )}
      {sources.length > 0 && (
        <ul className="source-lines">
          {sources.map((source) =>
            source.id === edited ? (
              <li key={source.id}>
                <strong>{source.name}</strong>
                <SourceForm source={source} timeZone={timeZone} onCancel={() => onEdit(undefined)} onSaved={() => onEdit(undefined)} />
              </li>
            ) : (
              <SourceLine
                key={source.id}
                source={source}
                busy={fetching.isLoading || removing.isLoading}
                isFetching={fetching.isLoading && fetching.originalArgs === source.id}
                onFetch={() => void fetchNow(source.id)}
                onEdit={() => onEdit(source.id)}
                onRemove={() => void remove(source.id)}
              />
            ),
          )}
        </ul>
      )}
      <p className="sync-help">
        {accountEmail
          ? `For a Google Sheet that is not public, share it with ${accountEmail} as a viewer.`
          : 'A Google Sheet has to be shared with “Anyone with the link”; for others, save the key of a service account below.'}
      </p>
    </>
  );
}
