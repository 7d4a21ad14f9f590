/** Said once a fifth of the room is left: most texts never come near their limit. */
const SAID_FROM = 0.8;

/** How much more fits into a text. */
export function LengthLeft({ value, most }: { value: string; most: number }) {
  const { length } = value;
  if (length < most * SAID_FROM) return null;
  const left = most - length;
  const number = (count: number) => count.toLocaleString('en-CA');
  return (
    <p className="text-help" role="status">
      {left >= 0
        ? `${number(left)} of ${number(most)} characters left`
        : `${number(-left)} characters more than the ${number(most)} that fit`}
    </p>
  );
}
