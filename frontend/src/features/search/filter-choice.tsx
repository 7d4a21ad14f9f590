interface ChoiceProps {
  id: string;
  name: string;
  value: string;
  values: string[];
  all: string;
  onChoose: (value: string) => void;
}

/** One of the directory's trades or cities, or all of them. */
export function Choice({ id, name, value, values, all, onChoose }: ChoiceProps) {
  // An address may write a city in another case than the directory does.
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
