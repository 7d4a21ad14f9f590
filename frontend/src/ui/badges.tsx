import type { ListingCard } from '../lib/reads.js';
import { Icon } from './icon.js';
import type { IconName } from './icon-names.js';
import { CARD_WORDS } from '../../../src/shared/words/card-words.js';
import { useWords } from '../lib/use-words.js';

const BADGES: { field: 'featured' | 'verified' | 'licensed'; icon: IconName }[] = [
  { field: 'featured', icon: 'star' },
  { field: 'verified', icon: 'badge-check' },
  { field: 'licensed', icon: 'shield-check' },
];

/** The badges of a business, each with an icon and a word. */
export function Badges({ listing }: { listing: Pick<ListingCard, 'featured' | 'verified' | 'licensed'> }) {
  const words = useWords('card-words', CARD_WORDS);
  const shown = BADGES.filter(({ field }) => listing[field].toLowerCase() === 'yes');
  if (shown.length === 0) return null;
  return (
    <ul className="badges" aria-label={words.badges}>
      {shown.map(({ field, icon }) => (
        <li key={field} className={`badge badge-${field}`}>
          <Icon name={icon} />
          {words[field]}
        </li>
      ))}
    </ul>
  );
}
