import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { usePartsOff } from '../../lib/parts.js';
import { Icon } from '../../ui/icon.js';

/** What stands beside a form about a business. */
export function SidePanels({ next }: { next: { title: string; text: string }[] }) {
  const hasForm = !usePartsOff().includes('contact');
  return (
    <div className="form-side">
      <Panel id="next" title="What Happens Next">
        <ol className="form-steps">
          {next.map(({ title, text }) => (
            <li key={title}>
              <h3>{title}</h3>
              <p>{text}</p>
            </li>
          ))}
        </ol>
      </Panel>
      {hasForm && (
        <Panel id="help" title="Need Help">
          <p>Not sure what to write, or stuck on a field? Write to us, and we will sort it out with you.</p>
          {/* A page of its own: the form on it is where its address says. */}
          <Link className="with-icon" to="/about#contact" reloadDocument>
            <Icon name="mail" />
            Get in touch
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
