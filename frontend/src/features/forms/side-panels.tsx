import type { ReactNode } from 'react';
import { Link } from '../../ui/link.js';
import type { PageTexts } from '../../../../src/modules/content/domain/texts/text-pages.js';
import { usePartsOff } from '../../lib/parts.js';
import { Icon } from '../../ui/icon.js';

type Beside = Pick<PageTexts<'list-business'>, 'next' | 'nextTitle' | 'helpTitle' | 'helpText' | 'helpLink'>;

/** The side column of a form about a business. */
export function SidePanels({ texts }: { texts: Beside }) {
  const hasForm = !usePartsOff().includes('contact');
  return (
    <div className="form-side">
      <Panel id="next" title={texts.nextTitle}>
        <ol className="form-steps">
          {texts.next.map(({ title, text }) => (
            <li key={title}>
              <h3>{title}</h3>
              <p>{text}</p>
            </li>
          ))}
        </ol>
      </Panel>
      {hasForm && (
        <Panel id="help" title={texts.helpTitle}>
          <p>{texts.helpText}</p>
          {/* Loaded as a document, so that the browser scrolls to the form of the fragment. */}
          <Link className="with-icon" to="/about#contact" reloadDocument>
            <Icon name="mail" />
            {texts.helpLink}
          </Link>
        </Panel>
      )}
    </div>
  );
}

function Panel({ id, title, children }: { id: string; title: string; children: ReactNode }) {
  return (
    <section className="form-panel" aria-labelledby={id}>
      <h2 id={id}>{title}</h2>
      {children}
    </section>
  );
}
