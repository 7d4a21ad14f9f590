import { useDispatch } from 'react-redux';
import { type Position, searchView } from './search-view.js';
import { fillTemplate } from '../../../../src/shared/text/fill-template.js';
import { useWords } from '../../lib/use-words.js';
import { RADIUS_WORDS } from '../../../../src/shared/words/radius-words.js';

const KILOMETRES = [5, 10, 25, 50, 100];

/** The choice of the radius around the visitor. */
export default function RadiusChoice({ near }: { near: Position }) {
  const words = useWords('search-words', RADIUS_WORDS);
  const dispatch = useDispatch();
  return (
    <label className="toolbar-sort">
      <span>{words.radius}</span>
      <select
        value={near.radiusKm}
        onChange={({ target }) => dispatch(searchView.actions.nearFound({ ...near, radiusKm: Number(target.value) }))}
      >
        {KILOMETRES.map((km) => (
          <option key={km} value={km}>
            {fillTemplate(words.kilometres, { km })}
          </option>
        ))}
      </select>
    </label>
  );
}
