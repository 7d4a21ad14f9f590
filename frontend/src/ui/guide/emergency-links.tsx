import { Link } from 'react-router-dom';
import { usePartsOff } from '../../lib/parts.js';
import { Icon } from '../icon.js';

/** The parts of /emergency-help, by their names as links say them. */
const NAMES = {
  gas: 'Smell of gas',
  'carbon-monoxide': 'Carbon monoxide alarm',
  electrical: 'Sparks or shock',
  water: 'Burst pipe or flood',
  'no-heat': 'No heat in winter',
};

export type EmergencyCase = keyof typeof NAMES;

/** One tap to what to do when this work turns dangerous. @param cases the likeliest first */
export function EmergencyLinks({ cases: [first, ...others] }: { cases: readonly EmergencyCase[] }) {
  const off = usePartsOff();
  if (!first || off.includes('emergency')) return null;
  return (
    <p className="guide-emergency">
      <Icon name="info" />
      <Link to={`/emergency-help#${first}`}>Is it dangerous right now? Emergency help</Link>
      {others.map((other) => (
        <Link key={other} to={`/emergency-help#${other}`}>
          {NAMES[other]}
        </Link>
      ))}
    </p>
  );
}
