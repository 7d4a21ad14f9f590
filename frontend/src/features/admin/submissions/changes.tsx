/** The changes of a submission since it was loaded, by field. */
export function Changes({ texts }: { texts: readonly string[] }) {
  if (texts.length === 0) return null;
  return (
    <ul className="changes" aria-label="What has changed">
      {texts.map((text) => (
        <li key={text}>{text}</li>
      ))}
    </ul>
  );
}
