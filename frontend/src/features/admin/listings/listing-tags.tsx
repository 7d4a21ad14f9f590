import { CheckCircleOutlined, EditOutlined, SafetyCertificateOutlined, StarOutlined } from '@ant-design/icons';
import { Tag } from 'antd';
import { counted } from '../../../lib/words.js';
import type { ListingItem } from './listing-endpoints.js';
import { STATUS_COLOURS, STATUS_NAMES } from './listing-words.js';

export function StatusTag({ status }: Pick<ListingItem, 'status'>) {
  return <Tag color={STATUS_COLOURS[status]}>{STATUS_NAMES[status]}</Tag>;
}

/** The badges of a listing. */
export function BadgeTags({ listing: { featured, verified, licensed } }: { listing: ListingItem }) {
  return (
    <span className="kit-tags">
      {featured === 'yes' && (
        <Tag icon={<StarOutlined aria-hidden />} color="red">
          Featured
        </Tag>
      )}
      {verified === 'yes' && <Tag icon={<CheckCircleOutlined aria-hidden />}>Verified</Tag>}
      {licensed === 'yes' && <Tag icon={<SafetyCertificateOutlined aria-hidden />}>Licensed</Tag>}
    </span>
  );
}

export function CorrectedTag({ count }: { count: number }) {
  return (
    count > 0 && (
      <Tag icon={<EditOutlined aria-hidden />} color="blue">
        {counted(count, 'field')}
      </Tag>
    )
  );
}
