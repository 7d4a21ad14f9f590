import { renderToStaticMarkup } from 'react-dom/server';
import { SettingField } from './setting-field.js';
import type { SiteSetting } from './site-endpoints.js';

const never = () => undefined;

function fieldOf(known: Pick<SiteSetting, 'name' | 'input'>): string {
  const setting = {
    ...known,
    label: '',
    help: '',
    choices: [],
    from: 'default',
    isSecret: false,
    isUnreadable: false,
  } as unknown as SiteSetting;
  return renderToStaticMarkup(<SettingField setting={setting} value="" problem={undefined} onChange={never} onForget={never} />);
}

it.each<[SiteSetting['name'], SiteSetting['input'], string]>([
  ['mapTiles', 'url', 'url'],
  ['notifyEmail', 'email', 'email'],
  ['backupsKept', 'number', 'numeric'],
  ['hiddenGuides', 'text', 'text'],
])('%s, which is %s, has the keyboard for %s', (name, input, mode) => expect(fieldOf({ name, input })).toContain(`inputMode="${mode}"`));
