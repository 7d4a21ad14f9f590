import { Button, Card } from 'antd';
import { memo } from 'react';
import type { EditedPage } from '../../../../../src/modules/content/application/edit-texts.js';
import type { AdminError } from '../api/admin-api.js';
import { momentText } from '../kit/moment.js';
import { useToast } from '../kit/use-toast.js';
import { usePageTextSavesQuery, useRestorePageTextsMutation } from './texts-endpoints.js';
import { failedToast } from '../kit/failed-toast.js';

interface TextsHistoryProps {
  page: EditedPage;
  /** There are unsaved changes, which a restore would discard. */
  dirty: boolean;
  onRestored: (page: EditedPage) => void;
}

/** Earlier saves of these texts, with restore. */
export const TextsHistory = memo(function TextsHistory({ page, dirty, onRestored }: TextsHistoryProps) {
  const { data } = usePageTextSavesQuery(page.page);
  const [restore, { isLoading }] = useRestorePageTextsMutation();
  const toast = useToast();
  const labelOf = (field: string) => page.texts.find(({ name }) => name === field)?.label ?? field;
  const bringBack = async (revision: number, savedAt: string) => {
    const answer = await restore({ page: page.page, revision, version: page.version });
    if (answer.data) {
      onRestored(answer.data);
      toast({ title: `The texts of ${momentText(savedAt)} are restored` });
      return;
    }
    const { status } = answer.error as AdminError;
    // 401: the login page is already shown in front of this.
    if (status === 401) return;
    toast(
      status === 409
        ? {
            title: 'Not restored',
            description: 'Someone else saved these texts. They are shown here now: check them, then restore.',
            bad: true,
          }
        : failedToast('Not restored', answer.error),
    );
  };
  if (!data || data.items.length === 0) return null;
  const nameOf = (version: number) => {
    const save = data.items.find((each) => each.version === version);
    return save ? `The texts of ${momentText(save.savedAt)} were` : 'Earlier texts were';
  };
  return (
    <Card className="settings-group" title={<h2>Earlier versions</h2>}>
      {dirty && <p className="settings-help">Save or undo your changes first, because restoring a version discards them.</p>}
      <ul className="text-saves">
        {data.items.map(({ version, savedAt, fields, restoredFrom }, index) => (
          <li key={version}>
            <div>
              <strong>{momentText(savedAt)}</strong>
              <p>
                {restoredFrom === null ? '' : `${nameOf(restoredFrom)} restored. `}
                {fields.map(labelOf).join(', ') || 'Nothing changed'}
              </p>
            </div>
            {index === 0 ? (
              <span className="text-default">Current</span>
            ) : (
              <Button
                disabled={dirty}
                loading={isLoading}
                aria-label={`Restore the texts of ${momentText(savedAt)}`}
                onClick={() => void bringBack(version, savedAt)}
              >
                Restore
              </Button>
            )}
          </li>
        ))}
      </ul>
    </Card>
  );
});
