import { Alert, App, Button, Card } from 'antd';
import { type ReactNode, useRef, useState } from 'react';
import { type AdminError, errorText } from '../api/admin-api.js';
import { popupContainer } from '../kit/layers.js';
import { isFocusLost, useFocusOnceSaved } from '../kit/restore-focus.js';
import { SAVE_FEEDBACK_MS, useToast } from '../kit/use-toast.js';
import { useHidingWarning } from './hidden-guides.js';
import { SettingField } from './setting-field.js';
import { useFocusOnWrong } from '../kit/use-focus-on-wrong.js';
import { useUnsavedGroup } from './unsaved-groups.js';
import { type SettingChange, type SettingGroup, type SiteSetting, useChangeSiteSettingsMutation } from './site-endpoints.js';

type Typed = Partial<Record<SiteSetting['name'], string>>;

/** The value that is saved for this input. */
const valueOf = (input: string) => input.trim() || null;

/** The input that is still unsaved: without what was sent, unless it has been changed since. */
function unsavedOf(typed: Typed, sent: readonly SettingChange[]): Typed {
  const isSaved = ([name, input]: [string, string]) => sent.some((change) => change.name === name && change.value === valueOf(input));
  return Object.fromEntries(Object.entries(typed).filter((entry) => !isSaved(entry)));
}

const CHANGED_MEANWHILE = '/problems/site-settings-changed-meanwhile';

interface SettingsCardProps {
  group: SettingGroup;
  settings: SiteSetting[];
  onReload: () => void;
  onSaved?: () => void;
  /** Content below the fields. */
  children?: (unsaved: boolean) => ReactNode;
}

/** A group of settings that are saved together (all or none). Input is kept until it is saved. */
export function SettingsCard({ group: { title, about }, settings, onReload, onSaved, children }: SettingsCardProps) {
  const [typed, setTyped] = useState<Typed>({});
  const [save, { error, isLoading, reset }] = useChangeSiteSettingsMutation();
  const { modal } = App.useApp();
  const toast = useToast();
  const changed = settings.filter((setting) => typed[setting.name] !== undefined && typed[setting.name] !== (setting.value ?? ''));
  const failure = error && (error as AdminError).status !== 401 ? (error as AdminError) : undefined;
  const isFixed = settings.every(({ from }) => from === 'environment');
  useUnsavedGroup(title, changed.length > 0);
  const heading = useRef<HTMLHeadingElement>(null);
  const focusHeading = () => heading.current?.focus({ preventScroll: true });
  useFocusOnceSaved(changed.length > 0, focusHeading);
  const problemOf = (name: string) =>
    failure?.status === 400 ? failure.problem?.errors?.find(({ field }) => field === name)?.message : undefined;
  const wrong = settings.find(({ name }) => problemOf(name) !== undefined);
  useFocusOnWrong(wrong && `site-${wrong.name}`, error);
  // When the error names no field of this card (for example one from a proxy), it is shown above all fields.
  const isShownAtField = failure?.status === 400 && wrong !== undefined;
  const refusals = failure?.status === 400 ? (failure.problem?.errors ?? []).map(({ field, message }) => `${field} ${message}`) : [];
  const agreed = useHidingWarning();
  const store = async (changes: SettingChange[]) => {
    if (!(await agreed(changes, settings))) return;
    const { data } = await save(changes);
    if (!data) return;
    setTyped((now) => unsavedOf(now, changes));
    onSaved?.();
    toast({ title: 'Saved', description: 'In effect now, on all processes.', milliseconds: SAVE_FEEDBACK_MS });
  };
  const askToForget = ({ name, label, version }: SiteSetting) =>
    void modal.confirm({
      title: `Remove the saved ${label.toLowerCase()}?`,
      content: 'It is deleted immediately, and what needs it stops working. It cannot be shown or brought back, only typed again.',
      okText: 'Remove it',
      okButtonProps: { danger: true },
      getContainer: popupContainer,
      onOk: () => store([{ name, value: null, version }]),
      // The pressed button goes away with the secret.
      afterClose: () => isFocusLost() && focusHeading(),
    });
  return (
    <Card
      title={
        <h2 ref={heading} tabIndex={-1}>
          {title}
        </h2>
      }
      className="site-card"
    >
      <p className="site-about">{about}</p>
      <form
        onSubmit={(event) => {
          event.preventDefault();
          if (changed.length > 0) void store(changed.map(({ name, version }) => ({ name, value: valueOf(typed[name]!), version })));
        }}
      >
        {failure && !isShownAtField && (
          <Alert
            className="site-note"
            type={failure.status === 409 ? 'warning' : 'error'}
            showIcon
            role="alert"
            title={failure.status === 409 ? 'Nothing was saved' : 'The settings could not be saved'}
            description={[failure.problem?.detail ?? errorText(failure), ...refusals].join(' ')}
            action={
              failure.problem?.type === CHANGED_MEANWHILE ? (
                <Button
                  onClick={() => {
                    reset();
                    onReload();
                  }}
                >
                  Show current settings
                </Button>
              ) : undefined
            }
          />
        )}
        <div className="site-fields">
          {settings.map((setting) => (
            <SettingField
              key={setting.name}
              setting={setting}
              value={typed[setting.name] ?? setting.value ?? ''}
              problem={changed.includes(setting) ? problemOf(setting.name) : undefined}
              onForget={() => askToForget(setting)}
              onChange={(value) => setTyped((before) => ({ ...before, [setting.name]: value }))}
            />
          ))}
        </div>
        {!isFixed && (
          <div className="site-actions">
            <Button type="primary" htmlType="submit" loading={isLoading} disabled={changed.length === 0} aria-label={`Save: ${title}`}>
              Save
            </Button>
            {changed.length > 0 && (
              <Button
                aria-label={`Discard: ${title}`}
                onClick={() => {
                  setTyped({});
                  reset();
                }}
              >
                Discard
              </Button>
            )}
          </div>
        )}
      </form>
      {children?.(changed.length > 0)}
    </Card>
  );
}
