import { useEffect, useState } from 'react';

interface ChecklistProps {
  /** Address of the guide: the key of the ticks, which are stored in this browser only. */
  guide: string;
  title: string;
  items: string[];
}

/** A list of things that are needed, with checkboxes, for the screen and for print. */
export function Checklist({ guide, title, items }: ChecklistProps) {
  const [ticked, setTicked] = useState<string[]>([]);
  const key = `homewright-ticks:${guide}:${title}`;
  useEffect(() => {
    try {
      const kept: unknown = JSON.parse(localStorage.getItem(key) ?? '[]');
      if (Array.isArray(kept)) setTicked(kept.filter((item) => typeof item === 'string'));
    } catch {
      // Without storage, ticks are lost on reload.
    }
  }, [key]);
  if (items.length === 0) return null;

  const tick = (item: string, on: boolean) => {
    const next = on ? [...ticked, item] : ticked.filter((other) => other !== item);
    setTicked(next);
    try {
      localStorage.setItem(key, JSON.stringify(next));
    } catch {
      // Without storage, the tick lasts while the page is open.
    }
  };
  return (
    <section className="guide-checklist">
      <h2>{title}</h2>
      <ul>
        {items.map((item) => (
          <li key={item}>
            <label>
              <input type="checkbox" checked={ticked.includes(item)} onChange={({ target }) => tick(item, target.checked)} />
              <span>{item}</span>
            </label>
          </li>
        ))}
      </ul>
    </section>
  );
}
