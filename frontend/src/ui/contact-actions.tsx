import { useDispatch } from 'react-redux';
import type { ListingCard } from '../lib/reads.js';
import { phoneText } from '../lib/words.js';
import { Icon } from './icon.js';
import type { IconName } from './icon-names.js';
import { toasts } from './toasts.js';

/** The five ways to reach a business. What it does not have is disabled, or says so when it is pressed. */
export function ContactActions({ listing, withNumber = false }: { listing: ListingCard; withNumber?: boolean }) {
  const { title, phoneE164, googleMapsLink, email, website } = listing;
  const dispatch = useDispatch();
  const missing = (what: string) => () =>
    dispatch(toasts.actions.shown({ title: `${what} not available for this service provider.`, bad: true }));
  const number = phoneE164 && phoneText(phoneE164);
  return (
    <ul className="actions" aria-label={`Contact ${title}`}>
      <li className="action-call">
        {phoneE164 ? (
          <a className="button button-primary" href={`tel:${phoneE164}`} aria-label={`Call ${title} at ${number}`}>
            <Icon name="phone" />
            {withNumber ? <CallWords number={number ?? ''} /> : 'Call'}
          </a>
        ) : (
          <button type="button" className="button button-primary" disabled>
            <Icon name="phone" />
            {withNumber ? 'No phone number' : 'Call'}
          </button>
        )}
      </li>
      <Action icon="message-circle" label="Chat on WhatsApp" title={title} href={phoneE164 && `https://wa.me/${phoneE164.slice(1)}`} away />
      <Action icon="map-pin" label="Show on a map" title={title} href={googleMapsLink} away />
      <Action icon="mail" label="Send an e-mail" title={title} href={email && `mailto:${email}`} onMissing={missing('Email')} />
      <Action icon="globe" label="Visit the website" title={title} href={website} onMissing={missing('Website')} away />
    </ul>
  );
}

/** The number where there is room for it. */
function CallWords({ number }: { number: string }) {
  return (
    <>
      <span className="call-word">Call</span>
      <span className="call-number">{number}</span>
    </>
  );
}

interface ActionProps {
  icon: IconName;
  label: string;
  title: string;
  href: string | null;
  /** What happens without an address; without this, the action is disabled then. */
  onMissing?: () => void;
  /** Opens beside this page. */
  away?: boolean;
}

function Action({ icon, label, title, href, onMissing, away = false }: ActionProps) {
  const described = { 'aria-label': `${label}: ${title}`, 'data-tip': label };
  return (
    <li>
      {href ? (
        <a className="icon-button" href={href} {...described} {...(away ? { target: '_blank', rel: 'noopener noreferrer' } : {})}>
          <Icon name={icon} />
        </a>
      ) : (
        <button
          type="button"
          className={`icon-button${onMissing ? ' is-missing' : ''}`}
          {...described}
          disabled={!onMissing}
          onClick={onMissing}
        >
          <Icon name={icon} />
        </button>
      )}
    </li>
  );
}
