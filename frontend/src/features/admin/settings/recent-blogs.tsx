import { Alert, Button, Card, Empty, Tag } from 'antd';
import { Link } from 'react-router-dom';
import { useBlogsQuery } from '../blogs/blog-endpoints.js';
import { errorText } from '../api/admin-api.js';
import { Loading } from '../kit/loading.js';
import { momentText } from '../kit/moment.js';

const SHOWN = 5;

/** The latest articles of the guide. */
export function RecentBlogs() {
  const { data, error, refetch } = useBlogsQuery();
  return (
    <Card title={<h2>Recent blogs</h2>} extra={<Link to="/blog-management">Blog management</Link>}>
      {error && (
        <Alert
          type="warning"
          showIcon
          title="The articles could not be read"
          description={errorText(error)}
          action={
            <Button size="small" onClick={() => void refetch()}>
              Try again
            </Button>
          }
        />
      )}
      {!data && !error && <Loading label="Loading the articles" title={false} />}
      {data?.blogs.length === 0 && <Empty description="No articles yet" />}
      {data && data.blogs.length > 0 && (
        <ul className="recent-blogs">
          {data.blogs.slice(0, SHOWN).map(({ fileName, title, section, createdAt }) => (
            <li key={fileName}>
              <Link to={`/blog-management?edit=${encodeURIComponent(fileName)}`}>{title}</Link> <Tag>{section || 'Other'}</Tag>
              <time dateTime={createdAt}>{momentText(createdAt)}</time>
            </li>
          ))}
        </ul>
      )}
    </Card>
  );
}
