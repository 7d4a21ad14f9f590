import type { GuideBox } from '../../../../src/modules/content/domain/guides/guide.js';

/** A highlighted box with advice: safety, tips, or mistakes to avoid. */
export function Box({ box: { tone, title, text, items } }: { box: GuideBox }) {
  return (
    <section className={`guide-box guide-box-${tone}`} aria-label={title}>
      <h2>{title}</h2>
      {text && <p>{text}</p>}
      {items.length > 0 && (
        <ul>
          {items.map((item) => (
            <li key={item}>{item}</li>
          ))}
        </ul>
      )}
    </section>
  );
}
