import { useDispatch } from 'react-redux';
import { type Position, searchView } from './search-view.js';

const KILOMETRES = [5, 10, 25, 50, 100];

/** How far from the visitor the results may be. */
export default function RadiusChoice({ near }: { near: Position }) {
  const dispatch = useDispatch();
  return (
    <label className="toolbar-sort">
      <span>Within</span>
      <select
        value={near.radiusKm}
        onChange={({ target }) => dispatch(searchView.actions.nearFound({ ...near, radiusKm: Number(target.value) }))}
      >
        {KILOMETRES.map((km) => (
          <option key={km} value={km}>
            {km} km
          </option>
        ))}
      </select>
    </label>
  );
}
