import { useMemo, useState } from 'react';
import { Group, ImageItem, LineField, TextField } from './fields.js';
import { SettingsEditor } from './settings-editor.js';
import type { VersionedSettings } from './settings-endpoints.js';
import { useSettingsForm } from './use-settings-form.js';

const TRADES = [
  { title: 'Plumbers', image: 'plumberImage', description: 'plumberDescription', address: '/search?industry=Plumber' },
  { title: 'Electricians', image: 'electricianImage', description: 'electricianDescription', address: '/search?industry=Electrician' },
  { title: 'HVAC technicians', image: 'hvacImage', description: 'hvacDescription', address: '/search?industry=HVAC+Technician' },
] as const;

const EVERYTHING = '/search';

/** The texts of the page of results, and those about each trade. */
export function SearchEditor({ settings }: { settings: VersionedSettings }) {
  const editor = useSettingsForm('search', settings);
  // The preview depends on the part that is being edited: a trade's picture is only on the results of that trade.
  const [address, setAddress] = useState<string>(EVERYTHING);
  const fields = useMemo(() => <SearchFields onFocus={setAddress} />, []);
  return (
    <SettingsEditor editor={editor} address={address} part={address === EVERYTHING ? undefined : '.explainer'}>
      {fields}
    </SettingsEditor>
  );
}

/** @param onFocus called with the address of a page that shows the focused setting */
function SearchFields({ onFocus }: { onFocus: (address: string) => void }) {
  return (
    <>
      <div onFocusCapture={() => onFocus(EVERYTHING)}>
        <Group title="Wording of the results">
          <LineField name="searchPageTitle" />
          <LineField name="searchPageSubtitle" />
          <LineField name="filterSectionTitle" />
          <LineField name="resultsFoundText" help="Follows the number: “128 professionals found”." />
          <TextField name="noResultsText" rows={2} help="Shown when nothing matches. Say what to try next." />
        </Group>
      </div>
      {TRADES.map(({ title, image, description, address: shown }) => (
        <div key={image} onFocusCapture={() => onFocus(shown)}>
          <Group title={title} help="Shown below the results of this trade.">
            <ImageItem name={image} help="Without one, the built-in drawing." />
            <TextField name={description} rows={4} />
          </Group>
        </div>
      ))}
    </>
  );
}
