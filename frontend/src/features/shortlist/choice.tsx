import { useState } from 'react';
import { useShortlistWords } from './use-shortlist-words.js';
import { fillTemplate } from '../../../../src/shared/text/fill-template.js';

/** The most businesses that fit side by side. */
const MAX_COMPARED = 4;

/** The selection of compared businesses: by default the first four. */
export function useChoice(ids: string[]) {
  const [picked, setPicked] = useState<string[]>();
  const chosen = (picked ?? ids).filter((id) => ids.includes(id)).slice(0, MAX_COMPARED);
  const toggle = (id: string) => setPicked(chosen.includes(id) ? chosen.filter((other) => other !== id) : [...chosen, id]);
  return { chosen, toggle };
}

interface ChoiceProps {
  listings: { id: string; title: string }[];
  chosen: string[];
  toggle: (id: string) => void;
}

/** The checkboxes of that selection; renders nothing when all fit side by side. */
export function Choice({ listings, chosen, toggle }: ChoiceProps) {
  const words = useShortlistWords();
  if (listings.length <= MAX_COMPARED) return null;
  return (
    <fieldset className="shortlist-choice">
      <legend>{fillTemplate(words.choose, { most: MAX_COMPARED, count: chosen.length })}</legend>
      {listings.map(({ id, title }) => (
        <label key={id}>
          <input
            type="checkbox"
            checked={chosen.includes(id)}
            disabled={!chosen.includes(id) && chosen.length >= MAX_COMPARED}
            onChange={() => toggle(id)}
          />
          {title}
        </label>
      ))}
    </fieldset>
  );
}
