import { Alert } from 'antd';
import { counted } from '../../../lib/words.js';
import type { Import } from './import-endpoints.js';

/** Cells that are read as empty, though the sheet has something to say in them. */
export function MissingResultsNote({ missing }: { missing: Import['withoutResult'] }) {
  if (!missing) return null;
  const { cells, total } = missing;
  const more = total > cells.length ? ` and ${(total - cells.length).toLocaleString('en-CA')} more` : '';
  return (
    <Alert
      className="sync-note"
      type="warning"
      showIcon
      title={`${counted(total, 'formula')} without a result`}
      description={`Read as empty: ${cells.join(', ')}${more}. The program that wrote the file has not calculated them: open it in Excel or LibreOffice, save it, and upload it again.`}
    />
  );
}
