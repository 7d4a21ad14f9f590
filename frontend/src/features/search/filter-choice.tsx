interface ChoiceProps {
  id: string;
  name: string;
  value: string;
  values: string[];
  all: string;
  onChoose: (value: string) => void;
}

/** A select of the directory's trades or cities, with a choice for all. */
export function Choice({ id, name, value, values, all, onChoose }: ChoiceProps) {
  // The case of a city in the address may differ from that in the directory.
  const chosen = values.find((known) => known.toLowerCase() === value.toLowerCase()) ?? value;
  return (
    <select id={id} name={name} value={chosen} onChange={({ target }) => onChoose(target.value)}>
      <option value="">{all}</option>
      {values.map((known) => (
        <option key={known}>{known}</option>
      ))}
    </select>
  );
}
