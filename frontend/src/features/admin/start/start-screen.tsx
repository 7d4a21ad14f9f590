import { Button, Progress } from 'antd';
import { counted } from '../../../lib/words.js';
import { LoadError } from '../kit/load-error.js';
import { Loading } from '../kit/loading.js';
import { useToast } from '../kit/use-toast.js';
import { type StartList, useDecideStartMutation, useStartQuery } from './start-endpoints.js';
import { UnsavedGroups } from '../site/unsaved-groups.js';
import { StartItem } from './start-item.js';
import '../site/site.css';
import './start.css';
import { failedToast } from '../kit/failed-toast.js';

/** The setup checklist of a new installation. */
export default function StartScreen() {
  const { data, error, refetch } = useStartQuery(undefined, { refetchOnMountOrArgChange: true });
  return (
    <>
      <div className="site-head">
        <h1>Getting started</h1>
        <p>What makes the directory your own. Each line is ticked automatically, checked each time you open this page.</p>
      </div>
      {!data && error && <LoadError title="The list could not be loaded" error={error} onRetry={() => void refetch()} />}
      {!data && !error && <Loading label="Loading the list" rows={12} />}
      {data && <Loaded list={data} onLook={() => void refetch()} />}
    </>
  );
}

function Loaded({ list: { lines, left, dismissed }, onLook }: { list: StartList; onLook: () => void }) {
  const [decide, { isLoading }] = useDecideStartMutation();
  const toast = useToast();
  const done = lines.length - left;
  const setDismissed = async (away: boolean) => {
    const { error } = await decide({ dismissed: away });
    if (error) toast(failedToast('Nothing was changed', error));
    else if (away)
      toast({
        title: 'List hidden',
        description: 'Signing in now opens the back office. This page stays at /settings/start.',
      });
  };
  return (
    <div className="start">
      <div className="start-progress">
        <Progress percent={Math.round((done / lines.length) * 100)} showInfo={false} aria-label={`${done} of ${lines.length} done`} />
        <p role="status">
          {left === 0 ? 'All done. Your directory is ready.' : `${done} of ${lines.length} done, ${counted(left, 'line')} left`}
        </p>
        <div className="start-buttons">
          <Button onClick={onLook}>Check again</Button>
          {left > 0 && (
            <Button loading={isLoading} onClick={() => void setDismissed(!dismissed)}>
              {dismissed ? 'Show it when I sign in' : 'Hide the list'}
            </Button>
          )}
        </div>
      </div>
      <UnsavedGroups>
        <ol className="start-lines">
          {lines.map((line) => (
            <StartItem key={line.name} line={line} />
          ))}
        </ol>
      </UnsavedGroups>
    </div>
  );
}
