import { useDispatch } from 'react-redux';
import type { ListingCard } from '../lib/reads.js';
import { phoneText } from '../lib/words.js';
import { Icon, onlyIcon } from './icon.js';
import type { IconName } from './icon-names.js';
import { toasts } from './toasts.js';
import { CARD_WORDS } from '../../../src/shared/words/card-words.js';
import { useWords } from '../lib/use-words.js';
import { fillTemplate } from '../../../src/shared/text/fill-template.js';

/** The five contact actions of a business. An action without data is disabled, or shows a message when it is pressed. */
export function ContactActions({ listing, withNumber = false }: { listing: ListingCard; withNumber?: boolean }) {
  const { title, phone, phoneE164, googleMapsLink, email, website } = listing;
  const dispatch = useDispatch();
  const words = useWords('card-words', CARD_WORDS);
  const missing = (what: string) => () => dispatch(toasts.actions.shown({ title: what, bad: true }));
  const number = phoneE164 && phoneText(phoneE164, phone);
  return (
    <ul className="actions" aria-label={fillTemplate(words.contact, { business: title })}>
      <li className="action-call">
        {phoneE164 ? (
          <a
            className="button button-primary"
            href={`tel:${phoneE164}`}
            data-phone={withNumber ? undefined : number}
            aria-label={fillTemplate(words.callAt, { business: title, phone: number })}
          >
            <Icon name="phone" />
            {withNumber ? <CallWords word={words.call} number={number ?? ''} /> : words.call}
          </a>
        ) : (
          <button type="button" className="button button-primary" disabled>
            <Icon name="phone" />
            {withNumber ? words.noPhone : words.call}
          </button>
        )}
      </li>
      <Action icon="message-circle" label={words.whatsApp} title={title} href={phoneE164 && `https://wa.me/${phoneE164.slice(1)}`} away />
      <Action icon="map-pin" label={words.map} title={title} href={googleMapsLink} away />
      <Action icon="mail" label={words.email} title={title} href={email && `mailto:${email}`} onMissing={missing(words.noEmail)} />
      <Action icon="globe" label={words.website} title={title} href={website} onMissing={missing(words.noWebsite)} away />
    </ul>
  );
}

/** The label of the call button: the number on wide screens, otherwise the word. */
function CallWords({ word, number }: { word: string; number: string }) {
  return (
    <>
      <span className="call-word">{word}</span>
      <span className="call-number">{number}</span>
    </>
  );
}

interface ActionProps {
  icon: IconName;
  label: string;
  title: string;
  href: string | null;
  /** Called when there is no `href`; without it, the action is disabled then. */
  onMissing?: () => void;
  /** Opens in a new tab. */
  away?: boolean;
}

function Action({ icon, label, title, href, onMissing, away = false }: ActionProps) {
  // The tooltip shows the part before the colon.
  const described = { 'aria-label': `${label}: ${title}`, ...onlyIcon(icon) };
  return (
    <li>
      {href ? (
        <a className="icon-button" href={href} {...described} {...(away ? { target: '_blank', rel: 'noopener noreferrer' } : {})} />
      ) : (
        <button
          type="button"
          className={`icon-button${onMissing ? ' is-missing' : ''}`}
          {...described}
          disabled={!onMissing}
          onClick={onMissing}
        />
      )}
    </li>
  );
}
