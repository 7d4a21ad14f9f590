import { PlusOutlined } from '@ant-design/icons';
import { Button } from 'antd';
import { useSearchParams } from 'react-router-dom';
import { FileDrop } from './file-drop.js';
import { ImportHistory } from './import-history.js';
import { GoogleKeyCard } from './google-key-card.js';
import { ImportView } from './import-view.js';
import { useSourcesQuery } from './source-endpoints.js';
import { SourcesCard } from './sources-card.js';
import '../sync/sync.css';
import './imports.css';

/** Imports of listings from files; the address says which file is open. */
export default function ImportScreen() {
  const [parameters, setParameters] = useSearchParams();
  const file = parameters.get('file') || undefined;
  const source = parameters.get('source') || undefined;
  const page = Math.max(1, Number.parseInt(parameters.get('page') ?? '', 10) || 1);
  // Render the content below the sources only after they are loaded, to avoid a layout shift.
  const sources = useSourcesQuery(undefined, { skip: file !== undefined, refetchOnMountOrArgChange: true });
  return (
    <>
      <div className="sync-head">
        <h1>Import</h1>
        {file && (
          <Button icon={<PlusOutlined aria-hidden />} onClick={() => setParameters({})}>
            Another file or link
          </Button>
        )}
      </div>
      <div className="sync-parts">
        {file ? (
          <ImportView key={file} id={file} />
        ) : (
          <>
            <FileDrop onUploaded={({ id }) => setParameters({ file: id })} />
            <SourcesCard onFetched={(id) => setParameters({ file: id })} />
          </>
        )}
        {!sources.isLoading && (
          <ImportHistory
            page={page}
            open={file}
            source={source}
            onTurn={(next) =>
              setParameters({ ...(file ? { file } : {}), ...(source ? { source } : {}), ...(next > 1 ? { page: String(next) } : {}) })
            }
          />
        )}
        {!file && !sources.isLoading && <GoogleKeyCard />}
      </div>
    </>
  );
}
