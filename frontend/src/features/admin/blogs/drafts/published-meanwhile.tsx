import { Alert } from 'antd';
import { Link } from 'react-router-dom';
import { momentIn } from '../../kit/moment.js';
import type { PublishedDraft } from '../blog-endpoints.js';

/** The notice in an open draft that the scheduler has published it. */
export function PublishedMeanwhile({ article: { fileName, publishedAt, timeZone } }: { article: PublishedDraft }) {
  return (
    <Alert
      className="blog-elsewhere"
      type="success"
      showIcon
      role="status"
      title={`Published on ${momentIn(timeZone, publishedAt)}, as scheduled`}
      description={
        <>
          Readers find it at{' '}
          <a href={`/${fileName}`} target="_blank">
            /{fileName}
          </a>
          . Anything typed since then is saved as unpublished changes to it.{' '}
          <Link to={editAddress(fileName)}>Continue with the published article</Link>
        </>
      }
    />
  );
}

export const editAddress = (fileName: string) => `/blog-management?edit=${encodeURIComponent(fileName)}`;
