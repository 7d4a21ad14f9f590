import { FlagOutlined } from '@ant-design/icons';
import { Alert, Tag } from 'antd';
import { Link } from 'react-router-dom';
import { mailHref, telHref } from '../../../lib/contact-links.js';
import { DeliveryList } from '../kit/delivery-list.js';
import { momentText } from '../kit/moment.js';
import { SPAM_REASONS } from '../kit/spam-words.js';
import { MessageActions } from './message-actions.js';
import { type Message, useRetryMessageMutation } from './message-endpoints.js';
import { KIND_NAMES, senderText, STATUS_NAMES } from './message-words.js';

interface MessageViewProps {
  message: Message;
  checking: boolean;
  onCheck: () => void;
  onClose: () => void;
}

/** One message with all details. */
export function MessageView({ message, checking, onCheck, onClose }: MessageViewProps) {
  const { id, kind, status, spamReason, listing, createdAt, deliveries } = message;
  const [retry, { isLoading }] = useRetryMessageMutation();
  return (
    <div className="kit-editor">
      {/* Focusable, so that the keyboard can scroll it also when it contains no controls. */}
      <div className="kit-scroll" tabIndex={0} role="group" aria-label="The whole message">
        <p className="kit-about">
          <Tag color={kind === 'report' ? 'warning' : 'default'} icon={kind === 'report' ? <FlagOutlined aria-hidden /> : undefined}>
            {KIND_NAMES[kind]}
          </Tag>
          {status === 'archived' && <Tag>{STATUS_NAMES.archived}</Tag>}
          <span>{`Sent ${momentText(createdAt)}`}</span>
        </p>
        {status === 'spam' && (
          <Alert
            className="kit-note"
            type="warning"
            showIcon
            title={`It is in the spam folder: it ${SPAM_REASONS[spamReason ?? 'marked'] ?? spamReason}`}
            description="If it is not spam, move it to the inbox. It is then forwarded like any other."
          />
        )}
        {listing && <Reported listing={listing} />}
        <Sender message={message} />
        <section className="kit-part" aria-label="Message">
          <h2>Message</h2>
          <p className="kit-text message-text">{message.message}</p>
        </section>
        <DeliveryList
          deliveries={deliveries}
          without={
            status === 'spam'
              ? 'No one is notified while it is marked as spam.'
              : 'No one else is notified: neither a form service nor mail is set up.'
          }
          retrying={isLoading}
          checking={checking}
          onRetry={() => retry({ id })}
          onCheck={onCheck}
        />
      </div>
      <MessageActions message={message} onClose={onClose} />
    </div>
  );
}

function Reported({ listing: { slug, title, id } }: { listing: NonNullable<Message['listing']> }) {
  return (
    <section className="kit-part" aria-label="Reported listing">
      <h2>{title}</h2>
      <p className="kit-links">
        <a href={`/business/${encodeURIComponent(slug)}`} target="_blank" rel="noreferrer">
          Its public page
        </a>
        {id ? (
          <Link to={`/settings/listings?${new URLSearchParams({ open: id }).toString()}`}>Correct or unpublish it</Link>
        ) : (
          <span>It is no longer in the directory.</span>
        )}
      </p>
    </section>
  );
}

function Sender({ message }: { message: Message }) {
  const { email, phone } = message;
  return (
    <section className="kit-part" aria-label="From">
      <h2>{senderText(message)}</h2>
      <dl className="kit-facts">
        <div>
          <dt>Email</dt>
          <dd className="kit-text">{email ? <a href={mailHref(email)}>{email}</a> : 'Not given'}</dd>
        </div>
        <div>
          <dt>Phone</dt>
          <dd>{phone ? <a href={telHref(phone)}>{phone}</a> : 'Not given'}</dd>
        </div>
      </dl>
    </section>
  );
}
