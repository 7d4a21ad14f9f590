import { useDispatch } from 'react-redux';
import { useChangedTopics } from '../../lib/guide-topics.js';
import { usePartsOff } from '../../lib/parts.js';
import { Link } from '../../ui/link.js';
import type { SearchAnswer } from '../../lib/reads.js';
import { midSentence, joinedList, joinedHeading } from '../../lib/sentences.js';
import { useTrades } from '../../lib/trades.js';
import { Icon } from '../../ui/icon.js';
import type { Filters } from './filters.js';
import { UNDERSTOOD_WORDS } from '../../../../src/shared/words/understood-words.js';
import { useWords } from '../../lib/use-words.js';
import { fillTemplate } from '../../../../src/shared/text/fill-template.js';
import { searchView } from './search-view.js';
import { useSearchWords } from './use-search-words.js';

type Meaning = NonNullable<SearchAnswer['understood']>;

/** The words by which links ask for a time: the search understands these, whatever the texts of the page are. */
const WHEN: Record<NonNullable<Meaning['when']>, string> = { 'open-now': 'open now', 'around-the-clock': 'at any hour' };

export interface UnderstoodProps {
  meaning: Meaning;
  hoursUnknown: boolean | undefined;
  /** A filter or the visitor's position determines the place. */
  isPlaced: boolean;
  /** The filter for licensed ones is set. */
  isLicensed: boolean;
  /** The address of the search with these filters in place of its own. */
  to: (changed: Partial<Filters>) => string;
}

/** The interpretation of the query as removable chips, and a link to search for the exact words. */
export default function Understood({ to, meaning, hoursUnknown, isPlaced, isLicensed }: UnderstoodProps) {
  const trades = useTrades();
  const words = useWords('search-words', UNDERSTOOD_WORDS);
  const { place, when, nearest, placeLeftOut, missing, alsoMissing, notThere } = meaning;
  const dispatch = useDispatch();
  const asksNearby = !isPlaced && !place && saysNearby(meaning.ignored);
  const off = usePartsOff();
  const changed = useChangedTopics();
  const guides = meaning.guides.filter(
    ({ path }) =>
      ![path, path.startsWith('/emergency-help') ? 'emergency' : 'guides'].some((part) => (off as readonly string[]).includes(part)),
  );
  const names = joinedHeading(meaning.trades.map(trades.plural));
  const where = place?.name ?? '';
  const plurals = (list: readonly string[]) => joinedList(list.map((name) => midSentence(trades.plural(name))));
  // A link without one part is a query of the remaining words, which are understood again.
  const asked = (...parts: string[]) => to({ query: parts.filter(Boolean).join(' ') });
  return (
    <div className="understood">
      {guides.map(({ title, path }) => {
        // Guides have pages of their own.
        const isUrgent = path.startsWith('/emergency-help');
        return (
          <p key={path} className={`note${isUrgent ? ' note-urgent' : ''}`} role="note">
            <Icon name={isUrgent ? 'flame' : 'info'} />
            <span>
              {isUrgent ? fillTemplate(words.urgent, { problem: title }) : (changed[path as keyof typeof changed]?.title ?? title)}{' '}
              <Link to={path}>{isUrgent ? words.urgentLink : words.guideLink}</Link>
            </span>
          </p>
        );
      })}
      {placeLeftOut && (
        <p className="note" role="note">
          <Icon name="info" />
          <span>
            {fillTemplate(words.placeLeftOut, { place: placeLeftOut })}{' '}
            <Link
              to={to({ city: '', postCode: '', bbox: '' })}
              onClick={({ ctrlKey, metaKey, shiftKey }) =>
                // Opening the link in another tab or window must not change this page.
                ctrlKey || metaKey || shiftKey || dispatch(searchView.actions.nearFound(null))
              }
            >
              {fillTemplate(words.searchThere, { place: placeLeftOut })}
            </Link>
          </span>
        </p>
      )}
      {missing && (
        <p className="note" role="note">
          <Icon name="info" />
          <span>
            {fillTemplate(words.tradeMissing, { trades: plurals(missing) })} {names && fillTemplate(words.tradeInstead, { trades: names })}
          </span>
        </p>
      )}
      {alsoMissing && (
        <p className="note" role="note">
          <Icon name="info" />
          <span>{fillTemplate(words.jobMissing, { trades: plurals(alsoMissing), others: plurals(meaning.trades) })}</span>
        </p>
      )}
      {notThere && (
        <p className="note" role="note">
          <Icon name="info" />
          <span>
            {fillTemplate(place ? words.jobNotThere : words.jobNotHere, { trades: plurals(notThere), place: where })}{' '}
            {place && <Link to={asked(joinedHeading(notThere.map(trades.plural)), where)}>{words.jobNearest}</Link>}
          </span>
        </p>
      )}
      {(nearest || hoursUnknown || asksNearby) && (
        <p className="note" role="note">
          <Icon name="info" />
          <span>
            {nearest && `${fillTemplate(place?.listed ? words.fewListed : words.nobodyListed, { place: where })} `}
            {asksNearby && `${words.nearYou} `}
            {hoursUnknown && words.hoursUnknown}
          </span>
        </p>
      )}
      {!isLicensed && saysLicensed(meaning.ignored) && (
        <p className="note" role="note">
          <Icon name="shield-check" />
          <span>
            {words.licensedBadge} <Link to={to({ licensed: true })}>{words.licensedLink}</Link>
          </span>
        </p>
      )}
      {(names || place || when) && (
        <p className="understood-as">
          {words.understood}
          {names && <Chip text={names} to={asked(where, WHEN[when!])} />}
          {place && <Chip text={where} to={asked(names, WHEN[when!])} />}
          {when && <Chip text={when === 'open-now' ? words.whenOpen : words.whenAlways} to={asked(names, where)} />}
          <Link to={to({ literal: true })}>{words.exactly}</Link>
        </p>
      )}
    </div>
  );
}

/** Whether the ignored words ask for results nearby, such as "plumber near me": the search cannot use them, because they name no place. */
function saysNearby(ignored: readonly string[]): boolean {
  return ignored.includes('nearby') || (ignored.includes('me') && ['near', 'around', 'close'].some((word) => ignored.includes(word)));
}

const LICENCE_WORDS = ['licensed', 'licenced', 'license', 'licence', 'certified', 'licencie', 'licenciee', 'certifie', 'certifiee', 'rbq'];

/** Whether the ignored words ask for a licence, such as "licensed plumber": there is a filter for that. */
const saysLicensed = (ignored: readonly string[]): boolean => ignored.some((word) => LICENCE_WORDS.includes(word));

function Chip({ text, to }: { text: string; to: string }) {
  const { remove } = useSearchWords();
  return (
    <Link className="chip" to={to}>
      {text}
      <Icon name="x" />
      <span className="visually-hidden">{remove}</span>
    </Link>
  );
}
