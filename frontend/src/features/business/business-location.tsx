import type { BusinessPage } from '../../lib/reads.js';
import { Icon } from '../../ui/icon.js';
import { mapLinks } from './map-links.js';
import { useBusinessWords } from './use-business-words.js';
import { fillTemplate } from '../../../../src/shared/text/fill-template.js';

/** The address, a static map, and links to street maps. */
export function BusinessLocation({ business }: { business: BusinessPage }) {
  const words = useBusinessWords();
  const { slug, title, address, city, place } = business;
  const links = mapLinks(business);
  if (!address && !place && links.length === 0) return null;
  return (
    <section>
      <h2>{words.place}</h2>
      {address && <address>{address}</address>}
      {place && (
        <figure className="business-map">
          <img
            src={`/business/${encodeURIComponent(slug)}/map.svg`}
            width={360}
            height={220}
            loading="lazy"
            alt={fillTemplate(place.approximate ? words.mapAbout : words.mapOf, { business: title, city })}
          />
          {place.approximate && <figcaption>{words.roughly}</figcaption>}
        </figure>
      )}
      {links.length > 0 && (
        <ul className="details">
          {links.map(({ name, href }) => (
            <li key={name}>
              <a className="with-icon" href={href} target="_blank" rel="noopener noreferrer">
                <Icon name="navigation" />
                {fillTemplate(words.openIn, { map: name })}
              </a>
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}
