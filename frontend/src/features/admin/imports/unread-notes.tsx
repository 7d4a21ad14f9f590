import { Alert } from 'antd';
import { counted } from '../../../lib/words.js';
import type { Import } from './import-endpoints.js';

/** Warnings about parts of a file that are not read, and would be missing from the directory unnoticed. */
export function UnreadNotes({ file: { withoutResult, otherSheets } }: { file: Pick<Import, 'withoutResult' | 'otherSheets'> }) {
  return (
    <>
      {otherSheets && (
        <Alert
          className="sync-note"
          type="warning"
          showIcon
          title="Only the first sheet of the workbook is read"
          description={`Not read: ${otherSheets.join(', ')}. To import one of these, save it as a separate file and upload that: each is a list.`}
        />
      )}
      {withoutResult && (
        <Alert
          className="sync-note"
          type="warning"
          showIcon
          title={`${counted(withoutResult.total, 'formula')} without a result`}
          description={`Read as empty: ${cellsText(withoutResult)}. The program that wrote the file did not calculate them: open it in Excel or LibreOffice, save it, and upload it again.`}
        />
      )}
    </>
  );
}

function cellsText({ cells, total }: NonNullable<Import['withoutResult']>): string {
  const more = total - cells.length;
  return cells.join(', ') + (more > 0 ? ` and ${more.toLocaleString('en-CA')} more` : '');
}
