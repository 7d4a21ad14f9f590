import type { ReactNode } from 'react';
import { HOME_SECTIONS } from '../../../../../src/shared/settings/home-sections.js';
import { PAGE_SETTINGS, type PageSetting, type SettingName } from '../../../../../src/shared/settings/page-settings.js';
import type { SiteSettings } from '../../../../../src/modules/content/domain/site-settings.js';

/** The display of a setting's value; colours, pictures and lists are rendered as such. */
export function SettingValue({ name, value }: { name: SettingName; value: SiteSettings[SettingName] }): ReactNode {
  const setting: PageSetting = PAGE_SETTINGS[name];
  const isPicture = setting.kind === 'picture' || setting.kind === 'identity';
  if (Array.isArray(value)) return <ListValue entries={value} />;
  if (value === '') return <span className="history-nothing">{isPicture ? 'The built-in drawing' : 'Empty'}</span>;
  if (isPicture) return <img className="history-picture" src={String(value)} alt={String(value)} referrerPolicy="no-referrer" />;
  if (setting.kind === 'milliseconds') return `${value} milliseconds`;
  if (setting.kind === 'choice') return setting.options[value] ?? value;
  if (setting.kind !== 'colour') return value;
  return (
    <span className="history-colour">
      <span className="history-swatch" style={{ background: String(value) }} />
      {value}
    </span>
  );
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
