import { Link } from '../../ui/link.js';
import { fillTemplate } from '../../../../src/shared/text/fill-template.js';
import type { PageTexts } from '../../../../src/modules/content/domain/texts/text-pages.js';
import { usePartsOff } from '../../lib/parts.js';
import { dateText } from '../../lib/words.js';
import { Icon } from '../../ui/icon.js';
import type { Guide } from '../../../../src/modules/content/domain/guides/guide.js';

interface GuideEndProps {
  guide: Guide;
  texts: PageTexts<'guide-words'>;
  isOntario: boolean;
}

/** The end of a guide: when to call a professional, related links, and sources. */
export function GuideEnd({ guide: { whenToCall, closing, related, edited, sources }, texts, isOntario }: GuideEndProps) {
  const off: readonly string[] = usePartsOff();
  const links = related.links.filter(({ to }) => !off.includes(to));
  return (
    <>
      {whenToCall.items.length > 0 && (
        <section className="guide-call" aria-labelledby="when-to-call">
          <h2 id="when-to-call">{whenToCall.title}</h2>
          <ul>
            {whenToCall.items.map((item) => (
              <li key={item}>{item}</li>
            ))}
          </ul>
        </section>
      )}

      <section className="guide-closing" aria-labelledby="closing">
        <h2 id="closing">{closing.title}</h2>
        <p>{closing.text}</p>
        <p className="button-row">
          {closing.links.map(({ text, to }, index) => (
            <Link key={text} className={`button${index === 0 ? ' button-accent' : ''}`} to={to}>
              {text}
            </Link>
          ))}
        </p>
      </section>

      {links.length > 0 && (
        <nav className="guide-related" aria-labelledby="related">
          <h2 id="related">{related.title}</h2>
          <ul>
            {links.map(({ text, to }) => (
              <li key={to + text}>
                <Link to={to}>
                  {text} <Icon name="chevron-right" />
                </Link>
              </li>
            ))}
          </ul>
        </nav>
      )}

      <footer className="guide-end">
        <p>{fillTemplate(isOntario ? texts.edited : texts.editedElsewhere, { date: dateText(edited) })}</p>
        {sources.length > 0 && (
          <p>
            {`${texts.sources} `}
            {sources.map(({ title: name, address }, index) => (
              <span key={address}>
                {index > 0 && '; '}
                <a href={address} rel="noreferrer" target="_blank">
                  {name}
                </a>
              </span>
            ))}
          </p>
        )}
      </footer>
    </>
  );
}
