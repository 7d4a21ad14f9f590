/** Shown when at most a fifth of the limit is left, because most texts never come near it. */
const SHOWN_FROM = 0.8;

/** The remaining number of characters. */
export function LengthLeft({ value, most }: { value: string; most: number }) {
  const { length } = value;
  if (length < most * SHOWN_FROM) return null;
  const left = most - length;
  const number = (count: number) => count.toLocaleString('en-CA');
  return (
    <p className="text-help" role="status">
      {left >= 0 ? `${number(left)} of ${number(most)} characters left` : `${number(-left)} characters over the limit of ${number(most)}`}
    </p>
  );
}
