import { Button, Drawer, Grid } from 'antd';
import { fullLabelOf, SETTING_NAMES } from '../../../../../src/shared/settings/page-settings.js';
import { counted } from '../../../lib/words.js';
import { useLastOpen } from '../kit/item-drawer.js';
import { DRAWER_LAYER, popupContainer } from '../kit/layers.js';
import { LoadError } from '../kit/load-error.js';
import { Loading } from '../kit/loading.js';
import { momentText } from '../kit/moment.js';
import { ComparisonTable } from '../kit/comparison-table.js';
import { SettingValue } from './setting-value.js';
import { type Comparison, useComparison } from './use-comparison.js';

interface RevisionDrawerProps {
  /** Version of the opened save, if any. */
  version: number | undefined;
  onClose: () => void;
  onRestore: (version: number) => void;
}

const WIDTH = 860;

/** An earlier state beside the current one. */
export function RevisionDrawer({ version, onClose, onRestore }: RevisionDrawerProps) {
  const { lg = false } = Grid.useBreakpoint();
  const { comparison, error, retry } = useComparison(useLastOpen(version));
  return (
    <Drawer
      open={version !== undefined}
      onClose={onClose}
      size={lg ? WIDTH : '100%'}
      zIndex={DRAWER_LAYER}
      getContainer={popupContainer}
      destroyOnHidden
      title={comparison ? `Save of ${momentText(comparison.then.savedAt)}` : 'An earlier save'}
      extra={
        comparison &&
        comparison.names.length > 0 && (
          <Button type="primary" onClick={() => onRestore(comparison.then.version)}>
            Restore
          </Button>
        )
      }
    >
      {error ? (
        <LoadError title="This save could not be loaded" error={error} onRetry={retry} />
      ) : comparison ? (
        <Differences comparison={comparison} />
      ) : (
        <Loading />
      )}
    </Drawer>
  );
}

function Differences({ comparison: { then, now, names } }: { comparison: Comparison }) {
  if (names.length === 0) return <p>The settings are the same now as they were then.</p>;
  return (
    <>
      <ComparisonTable
        what="Setting"
        names={names}
        titleOf={fullLabelOf}
        then={(name) => <SettingValue name={name} value={then.settings[name]} />}
        now={(name) => <SettingValue name={name} value={now[name]} />}
      />
      {names.length < SETTING_NAMES.length && (
        <p className="history-help">
          {SETTING_NAMES.length - names.length === 1
            ? 'The other setting is the same.'
            : `The other ${counted(SETTING_NAMES.length - names.length, 'setting')} are the same.`}
        </p>
      )}
    </>
  );
}
