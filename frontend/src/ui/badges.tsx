import type { ListingCard } from '../lib/reads.js';
import { Icon } from './icon.js';
import type { IconName } from './icon-names.js';

const BADGES: { field: 'featured' | 'verified' | 'licensed'; text: string; icon: IconName }[] = [
  { field: 'featured', text: 'Featured', icon: 'star' },
  { field: 'verified', text: 'Verified', icon: 'badge-check' },
  { field: 'licensed', text: 'Licensed', icon: 'shield-check' },
];

/** What stands out about a business, each in an icon and a word. */
export function Badges({ listing }: { listing: Pick<ListingCard, 'featured' | 'verified' | 'licensed'> }) {
  const shown = BADGES.filter(({ field }) => listing[field].toLowerCase() === 'yes');
  if (shown.length === 0) return null;
  return (
    <ul className="badges" aria-label="Badges">
      {shown.map(({ field, text, icon }) => (
        <li key={field} className={`badge badge-${field}`}>
          <Icon name={icon} />
          {text}
        </li>
      ))}
    </ul>
  );
}
