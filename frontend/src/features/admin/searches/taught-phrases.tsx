import { PlusOutlined, WarningOutlined } from '@ant-design/icons';
import { Button, Tag } from 'antd';
import { LoadError } from '../kit/load-error.js';
import { Loading } from '../kit/loading.js';
import { dayText } from '../kit/moment.js';
import { useToast, useUndoToast } from '../kit/use-toast.js';
import { KIND_NAMES } from './meaning-words.js';
import { type TaughtPhrase, useForgetPhraseMutation, useTaughtPhrasesQuery, useTeachPhraseMutation } from './search-endpoints.js';
import { failedToast } from '../kit/failed-toast.js';

/** All taught phrases, with deletion. */
export function TaughtPhrases({ onTeach }: { onTeach: () => void }) {
  const { data, error, refetch } = useTaughtPhrasesQuery(undefined, { refetchOnMountOrArgChange: true });
  const forget = useForgetting();
  return (
    <section aria-labelledby="searches-taught">
      <div className="searches-taught-head">
        <h2 id="searches-taught">What you taught</h2>
        <Button icon={<PlusOutlined aria-hidden />} onClick={onTeach}>
          Teach a phrase
        </Button>
        {data && data.phrases.length > 0 && (
          <Button href="/api/admin/searches/phrases.csv" download>
            Export (CSV)
          </Button>
        )}
      </div>
      {error && !data && <LoadError title="What you taught could not be loaded" error={error} onRetry={() => void refetch()} />}
      {!data && !error && <Loading label="Loading what you taught" rows={3} />}
      {data?.phrases.length === 0 && (
        <p className="kit-soft">
          Nothing yet. Choose “Means …” beside a search that was not understood, or teach any phrase that your visitors use.
        </p>
      )}
      {data && data.phrases.length > 0 && (
        <ul className="searches-taught">
          {data.phrases.map((taught) => (
            <Taught key={taught.id} taught={taught} onForget={() => void forget(taught)} />
          ))}
        </ul>
      )}
    </section>
  );
}

function Taught({ taught: { phrase, kind, name, leadsNowhere, taughtAt }, onForget }: { taught: TaughtPhrase; onForget: () => void }) {
  return (
    <li>
      <span className="searches-means">
        <span>
          “<strong>{phrase}</strong>” means {name}
        </span>
        <span className="kit-tags">
          <Tag>{KIND_NAMES[kind].one}</Tag>
          {leadsNowhere && (
            <Tag color="warning" icon={<WarningOutlined aria-hidden />}>
              Leads nowhere: {kind === 'business' ? 'the business is not published' : `the ${kind} no longer exists`}
            </Tag>
          )}
        </span>
        <span className="kit-soft">Taught {dayText(taughtAt)}</span>
      </span>
      <Button aria-label={`Delete “${phrase}”`} onClick={onForget}>
        Delete
      </Button>
    </li>
  );
}

/** Deletes at once; "Undo" teaches it again. */
function useForgetting(): (taught: TaughtPhrase) => Promise<void> {
  const [forget] = useForgetPhraseMutation();
  const [teach] = useTeachPhraseMutation();
  const toast = useToast();
  const undoToast = useUndoToast();
  return async ({ id, phrase, kind, target, name }) => {
    const { error } = await forget(id);
    if (error) {
      toast(failedToast('Not deleted', error));
      return;
    }
    undoToast({ title: `“${phrase}” is deleted`, description: `It meant ${name}.` }, () => {
      void teach({ phrase, kind, target }).then((answer) => {
        toast(answer.error ? failedToast(`“${phrase}” could not be restored`, answer.error) : { title: `“${phrase}” means ${name} again` });
      });
    });
  };
}
