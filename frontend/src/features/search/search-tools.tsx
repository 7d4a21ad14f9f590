import { useDispatch } from 'react-redux';
import { Icon } from '../../ui/icon.js';
import { searchView, type ViewMode } from './search-view.js';

export function ViewToggle({ mode }: { mode: ViewMode }) {
  const dispatch = useDispatch();
  const choose = (chosen: ViewMode) => () => dispatch(searchView.actions.modeChosen(chosen));
  return (
    <div className="view-toggle needs-script" role="group" aria-label="View">
      <button
        type="button"
        className="icon-button"
        aria-pressed={mode === 'list'}
        aria-label="List view"
        data-tip="List view"
        onClick={choose('list')}
      >
        <Icon name="list" />
      </button>
      <button
        type="button"
        className="icon-button"
        aria-pressed={mode === 'grid'}
        aria-label="Grid view"
        data-tip="Grid view"
        onClick={choose('grid')}
      >
        <Icon name="layout-grid" />
      </button>
    </div>
  );
}

export function NearMe({ near }: { near: boolean }) {
  const dispatch = useDispatch();
  const toggle = async () => {
    if (near) dispatch(searchView.actions.nearFound(null));
    else (await import('./find-position.js')).findPosition(dispatch);
  };
  return (
    <button type="button" className="button needs-script" aria-pressed={near} onClick={() => void toggle()}>
      <Icon name="locate-fixed" />
      Near me
    </button>
  );
}
