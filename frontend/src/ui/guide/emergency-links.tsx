import { Link } from '../link.js';
import type { PageTexts } from '../../../../src/modules/content/domain/texts/text-pages.js';
import { usePartsOff } from '../../lib/parts.js';
import { Icon } from '../icon.js';

/** The parts of /emergency-help, with the names of their texts. */
const NAMES = {
  gas: 'gas',
  'carbon-monoxide': 'carbonMonoxide',
  'chimney-fire': 'chimneyFire',
  electrical: 'electrical',
  water: 'water',
  'no-heat': 'noHeat',
} as const;

export type EmergencyCase = keyof typeof NAMES;

interface EmergencyLinksProps {
  /** The most likely case first. */
  cases: readonly EmergencyCase[];
  texts: PageTexts<'guide-words'>;
}

/** Links to the emergency instructions for this kind of work. */
export function EmergencyLinks({ cases: [first, ...others], texts }: EmergencyLinksProps) {
  const off = usePartsOff();
  if (!first || off.includes('emergency')) return null;
  return (
    <p className="guide-emergency">
      <Icon name="info" />
      <Link to={`/emergency-help#${first}`}>{texts.emergency}</Link>
      {others.map((other) => (
        <Link key={other} to={`/emergency-help#${other}`}>
          {texts[NAMES[other]]}
        </Link>
      ))}
    </p>
  );
}
