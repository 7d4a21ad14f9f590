import { useDispatch } from 'react-redux';
import { Link } from '../../ui/link.js';
import { Icon } from '../../ui/icon.js';
import { activeFilters, addressOf, type Filters, without } from './filters.js';
import { type Position, searchView } from './search-view.js';
import { useSearchWords } from './use-search-words.js';
import { fillTemplate } from '../../../../src/shared/text/fill-template.js';

/** Active filters as removable chips. The search words have no chip, because they are in the field just above. */
export function ActiveFilters({ filters, near, clear }: { filters: Filters; near: Position | null; clear: () => void }) {
  const dispatch = useDispatch();
  const words = useSearchWords();
  const active = activeFilters(filters, words).filter(({ name }) => name !== 'query');
  if (active.length === 0 && !near) return null;
  return (
    <ul className="chips" aria-label={words.inUse}>
      {near && (
        <li>
          <button type="button" className="chip" onClick={() => dispatch(searchView.actions.nearFound(null))}>
            {fillTemplate(words.within, { km: near.radiusKm })}
            <Icon name="x" />
            <span className="visually-hidden">{words.remove}</span>
          </button>
        </li>
      )}
      {active.map(({ name, text }) => (
        <li key={name}>
          <Link className="chip" to={addressOf(without(filters, name))}>
            <span className="chip-text">{text}</span>
            <Icon name="x" />
            <span className="visually-hidden">{words.remove}</span>
          </Link>
        </li>
      ))}
      {active.length + (near ? 1 : 0) > 1 && (
        <li>
          <button type="button" className="link-button needs-script" onClick={clear}>
            {words.clearAll}
          </button>
        </li>
      )}
    </ul>
  );
}
