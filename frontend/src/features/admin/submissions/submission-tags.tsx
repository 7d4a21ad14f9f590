import { CopyOutlined, GiftOutlined, PhoneOutlined, QuestionCircleOutlined } from '@ant-design/icons';
import { Tag } from 'antd';
import { DeliveryTag } from '../kit/delivery-list.js';
import { SPAM_TAGS } from '../kit/spam-words.js';
import type { Submission } from './submission-endpoints.js';
import { KIND_NAMES, STATUS_COLOURS, STATUS_NAMES } from './submission-words.js';
import { isOpen } from '../../../../../src/modules/submissions/domain/submission-status.js';

export function StatusTag({ status }: Pick<Submission, 'status'>) {
  return <Tag color={STATUS_COLOURS[status]}>{STATUS_NAMES[status]}</Tag>;
}

export function KindTag({ kind }: Pick<Submission, 'kind'>) {
  return <Tag color={kind === 'renewal' ? 'blue' : 'default'}>{KIND_NAMES[kind]}</Tag>;
}

/** Tags for facts to check before a decision. */
export function SignTags({ submission }: { submission: Submission }) {
  const { kind, match, duplicates, contactChange, ref, status, spamReason, deliveries } = submission;
  return (
    <span className="kit-tags">
      {duplicates.length > 0 && (
        <Tag icon={<CopyOutlined aria-hidden />} color="warning">
          {duplicates.length === 1 ? 'May be a duplicate' : `${duplicates.length} may be the same`}
        </Tag>
      )}
      {isOpen(submission) && kind === 'renewal' && !match && (
        <Tag icon={<QuestionCircleOutlined aria-hidden />} color="warning">
          No listing matched
        </Tag>
      )}
      {isOpen(submission) && contactChange && (
        <Tag icon={<PhoneOutlined aria-hidden />} color={contactChange.objectedAt ? 'error' : 'processing'}>
          {contactChange.objectedAt ? 'The business objects' : 'Changes how it is reached'}
        </Tag>
      )}
      {ref && (
        <Tag icon={<GiftOutlined aria-hidden />} className="kit-ref">
          {`Ref ${ref}`}
        </Tag>
      )}
      {status === 'spam' && <Tag>{SPAM_TAGS[spamReason ?? 'marked'] ?? spamReason}</Tag>}
      <DeliveryTag deliveries={deliveries} />
    </span>
  );
}
