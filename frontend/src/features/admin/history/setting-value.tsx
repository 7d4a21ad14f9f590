import type { ReactNode } from 'react';
import { HOME_SECTIONS } from '../../../../../src/shared/settings/home-sections.js';
import type { SettingName, SiteSettings } from '../../../../../src/modules/content/domain/site-settings.js';

const COLOURS: readonly SettingName[] = ['primaryColor', 'accentColor'];
const PICTURES: readonly SettingName[] = [
  'logoImage',
  'faviconImage',
  'shareImage',
  'backgroundImage',
  'plumberImage',
  'electricianImage',
  'hvacImage',
];

/** A setting as somebody looks at it: colours, pictures and lists as what they are. */
export function SettingValue({ name, value }: { name: SettingName; value: SiteSettings[SettingName] }): ReactNode {
  if (Array.isArray(value)) return <ListValue entries={value} />;
  if (value === '') return <span className="history-nothing">{PICTURES.includes(name) ? 'The built-in drawing' : 'Empty'}</span>;
  if (name === 'rotationSpeed') return `${value} milliseconds`;
  if (COLOURS.includes(name)) {
    return (
      <span className="history-colour">
        <span className="history-swatch" style={{ background: String(value) }} />
        {value}
      </span>
    );
  }
  if (PICTURES.includes(name))
    return <img className="history-picture" src={String(value)} alt={String(value)} referrerPolicy="no-referrer" />;
  return value;
}

function ListValue({ entries }: { entries: Extract<SiteSettings[SettingName], unknown[]> }) {
  if (entries.length === 0) return <span className="history-nothing">None of its own</span>;
  return (
    <ul className="history-values">
      {entries.map((entry, index) => (
        <li key={index}>
          {typeof entry === 'string' ? (
            entry
          ) : 'shown' in entry ? (
            `${HOME_SECTIONS[entry.id]}${entry.shown ? '' : ' (hidden)'}`
          ) : (
            <Entry {...entry} />
          )}
        </li>
      ))}
    </ul>
  );
}

interface EntryProps {
  title?: string;
  name?: string;
  description: string;
  icon: string;
  color: string;
}

function Entry({ title, name, description, icon, color }: EntryProps) {
  return (
    <>
      <strong>{title ?? name}</strong>
      {description && <span>{description}</span>}
      <span className="history-nothing">{`${icon}, ${color}`}</span>
    </>
  );
}
