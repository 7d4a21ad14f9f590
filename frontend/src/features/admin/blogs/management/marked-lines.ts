/** The lines of a text, marked where the other text has no such line, or fewer of them. */
export function markedLines(text: string, other: string): { text: string; marked: boolean }[] {
  const left = new Map<string, number>();
  for (const line of other.split('\n')) left.set(line, (left.get(line) ?? 0) + 1);
  return text.split('\n').map((line) => {
    const count = left.get(line) ?? 0;
    left.set(line, count - 1);
    return { text: line, marked: count <= 0 && line.trim() !== '' };
  });
}
