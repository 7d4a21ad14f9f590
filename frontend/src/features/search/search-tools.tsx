import { useDispatch } from 'react-redux';
import type { IconName } from '../../ui/icon-names.js';
import { Icon } from '../../ui/icon.js';
import { searchView, type ViewMode } from './search-view.js';
import { useContext } from 'react';
import { WordsContext } from '../../lib/use-words.js';
import { useSearchWords } from './use-search-words.js';

const VIEWS: [mode: ViewMode, icon: IconName][] = [
  ['list', 'list'],
  ['grid', 'layout-grid'],
  ['map', 'map-pin'],
];

export function ViewToggle({ mode }: { mode: ViewMode }) {
  const words = useSearchWords();
  const dispatch = useDispatch();
  return (
    <div className="view-toggle needs-script" role="group" aria-label={words.view}>
      {VIEWS.map(([view, icon]) => (
        <button
          key={view}
          type="button"
          className="icon-button"
          aria-pressed={mode === view}
          aria-label={words[view]}
          data-tip={words[view]}
          onClick={() => dispatch(searchView.actions.modeChosen(view))}
        >
          <Icon name={icon} />
        </button>
      ))}
    </div>
  );
}

export function NearMe({ near }: { near: boolean }) {
  const changed = useContext(WordsContext);
  const words = useSearchWords();
  const dispatch = useDispatch();
  const toggle = async () => {
    if (near) dispatch(searchView.actions.nearFound(null));
    else (await import('./find-position.js')).findPosition(dispatch, changed);
  };
  return (
    <button type="button" className="button needs-script" aria-pressed={near} onClick={() => void toggle()}>
      <Icon name="locate-fixed" />
      {words.nearMe}
    </button>
  );
}
