import { Form } from 'antd';
import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { type SettingName, settingsOfTab, type SettingTab } from '../../../../../src/shared/settings/page-settings.js';
import { OwnDraft } from '../kit/own-draft.js';
import type { StoredDraft } from '../kit/stored-draft.js';
import { differingFrom, type FormValues, fromSettings, rebased, toSettings } from './form-values.js';
import type { SettingsInput, VersionedSettings } from './settings-endpoints.js';
import { useSave } from './use-save.js';

type Draft = StoredDraft<SettingsInput>;

const DRAFT_AFTER_MS = 400;

/** The form state of one page's settings: changes, stored draft, conflicts and errors. */
export function useSettingsForm(tab: SettingTab, settings: VersionedSettings) {
  const [names] = useState(() => settingsOfTab(tab));
  const [form] = Form.useForm<FormValues>();
  // The state that the form was filled with: updates from the server must not overwrite what is being edited.
  const [base, setBase] = useState(settings);
  const [values, setValues] = useState<FormValues>(() => fromSettings(settings, names));
  const [own] = useState(() => new OwnDraft<SettingsInput>(tab));
  // The draft of an earlier visit. It stays stored until the admin has chosen whether to restore it.
  const [draft, setDraft] = useState<Draft | undefined>(() => differingDraft(own.read(), settings));
  // The version that the changes are based on; older than the saved one when a draft was restored after another save.
  const [typedOn, setTypedOn] = useState<{ version: number | undefined; over: SettingsInput }>({
    version: settings.version,
    over: settings,
  });
  const [conflict, setConflict] = useState(false);
  const { save: send, saving } = useSave(tab);
  const summary = useRef<HTMLDivElement>(null);
  const [wrong, setWrong] = useState<{ field: string; message: string }[]>([]);

  const changes = useMemo(() => differingFrom(base, toSettings(values, names)), [base, values, names]);
  const dirty = Object.keys(changes).length > 0;

  useEffect(() => {
    if (draft) return undefined;
    if (dirty) return own.keepSoon(DRAFT_AFTER_MS, changes, typedOn.version, savedValuesOf(typedOn.over, changes));
    own.forget();
    return undefined;
  }, [own, draft, changes, dirty, typedOn]);

  const fill = useCallback(
    (next: FormValues) => {
      form.setFieldsValue(next);
      setValues(next);
      setWrong([]);
    },
    [form],
  );

  const save = async (version: number | undefined = typedOn.version, sent: SettingsInput = changes) => {
    if (version === undefined) return setConflict(true);
    const outcome = await send({ values: sent, version, whole: { ...base, ...changes } });
    setConflict(outcome === 'conflict');
    if (outcome === 'conflict') return;
    const fields = typeof outcome === 'object' && 'fields' in outcome ? outcome.fields : [];
    setWrong(fields);
    form.setFields(names.map((name) => ({ name, errors: [] })));
    form.setFields(fields.map(({ field, message }) => ({ name: pathOf(field), errors: [sentence(message)] })));
    if (fields.length > 0) setTimeout(() => summary.current?.focus());
    if (typeof outcome === 'object' && 'settings' in outcome) {
      setBase(outcome.settings);
      setTypedOn({ version: outcome.settings.version, over: outcome.settings });
      setDraft((undecided) => differingDraft(undecided, outcome.settings));
      const next = rebased(values, form.getFieldsValue(true) as FormValues, fromSettings(outcome.settings, names));
      const rest = differingFrom(outcome.settings, toSettings(next, names));
      if (!draft) {
        if (Object.keys(rest).length > 0) own.keep(rest, outcome.settings.version, savedValuesOf(outcome.settings, rest));
        else own.forget();
      }
      fill(next);
    }
  };

  return {
    form,
    values,
    changes,
    dirty,
    saving,
    draft,
    conflict,
    /** False for a draft of an earlier version of the program, which has no version number: then a conflict is not certain. */
    isVersionKnown: typedOn.version !== undefined,
    wrong,
    summary,
    save,
    changed: (next: FormValues) => setValues(next),
    /** Puts values into the form, as if they had been typed. */
    set: (next: FormValues) => fill({ ...values, ...next }),
    /** Discards the changes. */
    reset: (to: VersionedSettings = base) => {
      setDraft((undecided) => differingDraft(undecided, to));
      setConflict(false);
      setBase(to);
      setTypedOn({ version: to.version, over: to });
      fill(fromSettings(to, names));
    },
    restoreDraft: () => {
      if (draft) {
        fill(fromSettings({ ...base, ...changes, ...draft.values } as VersionedSettings, names));
        const isSame = draft.version === base.version || isSavedUnchanged(draft, base);
        setTypedOn(isSame ? { version: base.version, over: base } : { version: draft.version, over: { ...base, ...draft.over } });
        setConflict(!isSame);
      }
      setDraft(undefined);
    },
    dropDraft: () => {
      own.forget();
      setDraft(undefined);
    },
    stay: () => setConflict(false),
  };
}

export type SettingsForm = ReturnType<typeof useSettingsForm>;

/** The saved values of the changed settings. */
const savedValuesOf = (over: SettingsInput, changes: SettingsInput): SettingsInput =>
  Object.fromEntries(Object.keys(changes).map((name) => [name, over[name as SettingName]]));

/**
 * Whether the saved values of the draft's settings are unchanged. All pages share one version number, which other pages may have increased.
 */
function isSavedUnchanged({ values, over }: Draft, settings: VersionedSettings): boolean {
  if (!over) return false;
  const since = differingFrom(settings, over);
  return Object.keys(values).every((name) => name in over && !(name in since));
}

/** The draft, or `undefined` when it does not differ from the saved settings. */
function differingDraft(draft: Draft | undefined, settings: VersionedSettings): Draft | undefined {
  if (!draft) return undefined;
  const values = differingFrom(settings, draft.values);
  return Object.keys(values).length > 0 ? { ...draft, values } : undefined;
}

/** Converts `customSteps.0.title` to Ant Design's name path. */
function pathOf(field: string): (string | number)[] {
  return field.split('.').map((part) => (/^\d+$/.test(part) ? Number(part) : part));
}

function sentence(message: string): string {
  return `This ${message}.`;
}
