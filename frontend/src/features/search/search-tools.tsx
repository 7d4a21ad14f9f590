import { useDispatch } from 'react-redux';
import type { IconName } from '../../ui/icon-names.js';
import { Icon } from '../../ui/icon.js';
import { searchView, type ViewMode } from './search-view.js';

const VIEWS: [mode: ViewMode, icon: IconName, label: string][] = [
  ['list', 'list', 'List view'],
  ['grid', 'layout-grid', 'Grid view'],
  ['map', 'map-pin', 'Map view'],
];

export function ViewToggle({ mode }: { mode: ViewMode }) {
  const dispatch = useDispatch();
  return (
    <div className="view-toggle needs-script" role="group" aria-label="View">
      {VIEWS.map(([view, icon, label]) => (
        <button
          key={view}
          type="button"
          className="icon-button"
          aria-pressed={mode === view}
          aria-label={label}
          data-tip={label}
          onClick={() => dispatch(searchView.actions.modeChosen(view))}
        >
          <Icon name={icon} />
        </button>
      ))}
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
