import { DeleteOutlined, EditOutlined, ExportOutlined, HistoryOutlined } from '@ant-design/icons';
import { Button, Tag } from 'antd';
import { Link } from 'react-router-dom';
import { tradeOf } from '../../../../lib/section-trade.js';
import { Picture } from '../../../../ui/picture.js';
import { dayText } from '../../kit/moment.js';
import { useDraftsQuery } from '../blog-endpoints.js';
import type { BlogWhole } from '../blog-fields.js';

const KEYWORDS_SHOWN = 3;

interface BlogListProps {
  blogs: BlogWhole[];
  /** Newer data are loading. */
  waiting: boolean;
  addressOf: (name: 'edit' | 'history', fileName: string) => string;
  onDelete: (blog: BlogWhole) => void;
}

export function BlogList({ blogs, waiting, addressOf, onDelete }: BlogListProps) {
  const drafts = useDraftsQuery(undefined, { refetchOnMountOrArgChange: true });
  const changed = new Set(drafts.data?.map(({ fileName }) => fileName));
  return (
    <ul className="blog-list" aria-busy={waiting}>
      {blogs.map((blog) => (
        <li key={blog.fileName}>
          <div className="blog-picture">
            <Picture image={blog.heroImage || null} industry={tradeOf(blog.section)} />
          </div>
          <div className="blog-what">
            <h2>
              <Link to={addressOf('edit', blog.fileName)}>{blog.title}</Link>
            </h2>
            <p className="blog-soft">
              {blog.section || 'Other'} · {dayText(blog.createdAt)} · /{blog.fileName}
            </p>
            {changed.has(blog.fileName) && <Tag className="blog-unpublished">Unpublished changes</Tag>}
            <Keywords words={blog.keywords} />
          </div>
          <div className="blog-buttons">
            <Button
              type="text"
              href={`/${blog.fileName}`}
              target="_blank"
              icon={<ExportOutlined aria-hidden />}
              aria-label={`View ${blog.title} in a new tab`}
            />
            <Link className="blog-icon-link" to={addressOf('edit', blog.fileName)} aria-label={`Edit ${blog.title}`}>
              <EditOutlined aria-hidden />
            </Link>
            <Link className="blog-icon-link" to={addressOf('history', blog.fileName)} aria-label={`History of ${blog.title}`}>
              <HistoryOutlined aria-hidden />
            </Link>
            <Button
              type="text"
              danger
              icon={<DeleteOutlined aria-hidden />}
              aria-label={`Delete ${blog.title}`}
              onClick={() => onDelete(blog)}
            />
          </div>
        </li>
      ))}
    </ul>
  );
}

function Keywords({ words }: { words: string[] }) {
  if (words.length === 0) return null;
  return (
    <p className="blog-keywords">
      {words.slice(0, KEYWORDS_SHOWN).map((word, index) => (
        <Tag key={index}>{word}</Tag>
      ))}
      {words.length > KEYWORDS_SHOWN && <span className="blog-soft">+{words.length - KEYWORDS_SHOWN}</span>}
    </p>
  );
}
