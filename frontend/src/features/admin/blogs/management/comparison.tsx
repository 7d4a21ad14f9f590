import { ArrowLeftOutlined } from '@ant-design/icons';
import { Button } from 'antd';
import { type AdminError, errorText } from '../../api/admin-api.js';
import { LoadError } from '../../kit/load-error.js';
import { Loading } from '../../kit/loading.js';
import { momentText } from '../../kit/moment.js';
import { ComparisonTable } from '../../kit/comparison-table.js';
import { useToast } from '../../kit/use-toast.js';
import { useBlogRevisionQuery, useRestoreBlogRevisionMutation } from '../blog-endpoints.js';
import { type BlogFields, type BlogWhole, differingFields, FIELD_NAMES, fieldsOf } from '../blog-fields.js';
import { markedLines } from './marked-lines.js';

interface ComparisonProps {
  blog: BlogWhole;
  version: number;
  onBack: () => void;
}

/** An earlier version beside the current one. */
export function Comparison({ blog, version, onBack }: ComparisonProps) {
  const { data, error, refetch } = useBlogRevisionQuery({ fileName: blog.fileName, version });
  const [restore, { isLoading }] = useRestoreBlogRevisionMutation();
  const toast = useToast();
  const bringBack = async () => {
    const { error: refused } = await restore({ fileName: blog.fileName, from: version, version: blog.version });
    if (!refused) {
      toast({ title: 'Blog restored', description: 'Visitors see the earlier text now.' });
      return onBack();
    }
    const { status } = refused as AdminError;
    if (status === 401) return undefined;
    const description =
      status === 409 ? 'Someone else saved it. What restoring would change now is shown here: check it, then restore.' : errorText(refused);
    return toast({ title: 'Not restored', description, bad: true });
  };
  const then = data && fieldsOf(data.fields);
  const now = fieldsOf(blog);
  const names = then ? differingFields(then, now) : [];
  return (
    <>
      <div className="blog-head">
        <Button icon={<ArrowLeftOutlined aria-hidden />} onClick={onBack}>
          All saves
        </Button>
        <p className="blog-saved">{data && `Save of ${momentText(data.savedAt)}`}</p>
        <Button type="primary" disabled={names.length === 0} loading={isLoading} onClick={() => void bringBack()}>
          Restore
        </Button>
      </div>
      {error && <LoadError title="This save could not be loaded" error={error} onRetry={() => void refetch()} />}
      {!then && !error && <Loading />}
      {then && names.length === 0 && <p>It is the same now as it was then.</p>}
      {then && names.length > 0 && (
        <ComparisonTable
          what="Field"
          names={names}
          titleOf={(name) => FIELD_NAMES[name]}
          then={(name) => <Value name={name} value={then[name]} other={now[name]} />}
          now={(name) => <Value name={name} value={now[name]} other={then[name]} />}
        />
      )}
    </>
  );
}

/** A value with its differing lines marked. */
function Value({ name, value, other }: { name: keyof BlogFields; value: string; other: string }) {
  if (value.trim() === '') return <span className="blog-nothing">Nothing</span>;
  if (name !== 'content') return value;
  return (
    <div className="blog-lines">
      {markedLines(value, other).map(({ text, marked }, index) =>
        marked ? <mark key={index}>{text}</mark> : <span key={index}>{text}</span>,
      )}
    </div>
  );
}
