import { Select } from 'antd';
import { CHOSEN_COLOURS, CHOSEN_ICONS, chosenIcon } from '../../../ui/chosen-icons.js';
import { Icon } from '../../../ui/icon.js';

interface ChoiceProps {
  id?: string;
  value?: string;
  onChange?: (value: string) => void;
}

/** A select of icons for a step or a section. An unknown name is kept, and shown as a house. */
export function IconChoice({ id, value = 'Home', onChange }: ChoiceProps) {
  const names = CHOSEN_ICONS.some(({ name }) => name === value)
    ? CHOSEN_ICONS.map(({ name }) => name)
    : [value, ...CHOSEN_ICONS.map(({ name }) => name)];
  return (
    <Select
      id={id}
      value={value}
      onChange={onChange}
      showSearch
      options={names.map((name) => ({
        value: name,
        label: (
          <span className="choice">
            <Icon name={chosenIcon(name)} /> {name}
          </span>
        ),
      }))}
    />
  );
}

export function ColourChoice({ id, value = 'blue', onChange }: ChoiceProps) {
  const names = value in CHOSEN_COLOURS ? Object.keys(CHOSEN_COLOURS) : [value, ...Object.keys(CHOSEN_COLOURS)];
  return (
    <Select
      id={id}
      value={value}
      onChange={onChange}
      options={names.map((name) => ({
        value: name,
        label: (
          <span className="choice">
            <span className="choice-colour" style={{ background: CHOSEN_COLOURS[name] ?? name }} /> {name}
          </span>
        ),
      }))}
    />
  );
}
