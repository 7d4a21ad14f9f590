import { useEffect, useRef, useState } from 'react';
import { useDispatch } from 'react-redux';
import type { FoundListing } from '../../../lib/reads.js';
import { useRead } from '../../../lib/use-read.js';
import { Icon } from '../../../ui/icon.js';
import { type Filters, questionOf } from '../filters.js';
import { type Position, searchView } from '../search-view.js';
import type { Streets } from '../../../ui/map/streets.js';
import { SelectedPlace } from './selected-place.js';
import { pinsWords, STREETS_WORDS } from './map-words.js';
import { type Pin, ResultPins } from './result-pins.js';
import { useListMapSync } from './use-list-map-sync.js';
import './results-map.css';
import { MAP_WORDS } from '../../../../../src/shared/words/map-words.js';
import { PAGE_WORDS } from '../../../../../src/shared/words/page-words.js';
import { useWords } from '../../../lib/use-words.js';

export interface ResultsMapProps {
  filters: Filters;
  near: Position | null;
  /** The cards of the list's page. */
  services: readonly FoundListing[] | undefined;
  change: (changed: Partial<Filters>) => void;
}

const MAP_REPLACES_LIST = '(max-width: 63.99em)';

/** The results as pins. The list, which is beside it or one button away, has the same businesses and those without coordinates. */
export default function ResultsMap({ filters, near, services, change }: ResultsMapProps) {
  const words = useWords('map-words', MAP_WORDS);
  const dispatch = useDispatch();
  const { page: _page, limit: _limit, ...question } = questionOf(filters, near);
  const { data: found, error, retry } = useRead('pins', question);
  const { tryAgain } = useWords('page-words', PAGE_WORDS);
  const element = useRef<HTMLDivElement>(null);
  const pins = useRef<ResultPins>(undefined);
  const [chosen, setChosen] = useState<Pin[]>([]);
  const [isMoved, setMoved] = useState(false);
  const tiles = useRead('directory', {}).data?.mapTiles;
  const [streets, setStreets] = useState<Streets>('none');
  /** The bounding box that was searched from this map, which shows it already. */
  const searched = useRef('');

  useEffect(() => {
    const opened = new ResultPins(element.current!, { onChosen: setChosen, onMoved: () => setMoved(true) }, words);
    pins.current = opened;
    // On narrow screens the map replaces the list, far below the button that opened it: scroll to it.
    if (matchMedia(MAP_REPLACES_LIST).matches) element.current!.closest('section')!.scrollIntoView({ block: 'start' });
    const resized = new ResizeObserver(() => opened.resize());
    resized.observe(element.current!);
    return () => {
      resized.disconnect();
      opened.close();
    };
  }, []);
  useEffect(() => {
    if (tiles) pins.current?.addStreets(tiles, setStreets);
  }, [tiles?.url]);
  useEffect(() => {
    if (!found) return;
    pins.current?.show(found.pins);
    setChosen([]);
    setMoved(false);
    if (filters.bbox !== '' && filters.bbox === searched.current) return;
    searched.current = '';
    pins.current?.lookAt(filters.bbox);
  }, [found, filters.bbox]);
  const [only] = chosen.length === 1 ? chosen : [];
  useListMapSync(element, {
    chosen: only?.slug,
    onTouched: (slug) => {
      pins.current?.mark(slug ?? only?.slug);
    },
  });
  useEffect(() => {
    pins.current?.mark(only?.slug);
    if (only) pins.current?.reveal(only.slug);
  }, [only]);

  const searchHere = () => {
    const bbox = pins.current?.box();
    if (!bbox) return;
    searched.current = bbox;
    setMoved(false);
    // The focused button is removed, so move the focus to the map.
    element.current?.focus({ preventScroll: true });
    change({ bbox });
  };
  const close = () => {
    const [first] = chosen;
    setChosen([]);
    if (first) pins.current?.focus(first.slug);
  };
  return (
    <section className="results-map" aria-label={words.map}>
      <button type="button" className="button results-map-list" onClick={() => dispatch(searchView.actions.modeChosen('list'))}>
        <Icon name="list" />
        {words.showList}
      </button>
      <div className="results-map-frame">
        <div ref={element} className="results-map-window" />
        {isMoved && (
          <button type="button" className="button button-accent results-map-here" onClick={searchHere}>
            <Icon name="search" />
            {words.searchHere}
          </button>
        )}
      </div>
      <SelectedPlace pins={chosen} services={services} choose={setChosen} close={close} />
      <div className="results-map-words">
        <p role="status">{error ? words.failed : found ? pinsWords(found, words) : words.loading}</p>
        {error && (
          <button type="button" className="link-button" onClick={retry}>
            {tryAgain}
          </button>
        )}
        <p>
          {found?.pins.some(({ approximate }) => approximate) && `${words.pale} `}
          {words[STREETS_WORDS[streets]]}
        </p>
      </div>
    </section>
  );
}
