import { useState } from 'react';
import type { SettingTab } from '../../../../../src/shared/settings/page-settings.js';
import type { AdminError } from '../api/admin-api.js';
import { SAVE_FEEDBACK_MS, useToast } from '../kit/use-toast.js';
import { keepCopy } from './drafts.js';
import { type SettingsInput, useSaveSettingsMutation, type VersionedSettings } from './settings-endpoints.js';

/** Called after a save, so that pages that show the settings read them again. */
const CHANGED = 'homewright-settings-changed';

interface Words {
  title: string;
  description?: string;
}

/** The messages of each page, from the specification. */
const WORDS: Record<SettingTab, { saved: Words; keptHere: Words }> = {
  home: {
    saved: { title: 'Settings Saved!' },
    keptHere: {
      title: 'Settings Saved Locally',
      description: 'They could not reach the database. Changes may not persist across devices.',
    },
  },
  search: {
    saved: { title: 'Search Results settings saved to database successfully!' },
    keptHere: { title: "Settings saved locally but couldn't sync to database." },
  },
  'home-jobs': {
    saved: { title: 'Settings Saved!' },
    keptHere: {
      title: 'Settings Saved Locally',
      description: 'They could not reach the database. Changes may not persist across devices.',
    },
  },
};

export type SaveOutcome = { settings: VersionedSettings } | { fields: { field: string; message: string }[] } | 'conflict' | 'failed';

interface SaveRequest {
  values: SettingsInput;
  /** The version that the changes are based on; without it, overwrites any version. */
  version?: number;
  /** All settings of the page, which this browser stores when saving fails. */
  whole: object;
  saved?: Words;
}

/** Saves settings and shows the outcome. On failure a copy is stored in the browser, so that no input is lost. */
export function useSave(page: SettingTab) {
  const [post, { isLoading }] = useSaveSettingsMutation();
  const [lastError, setLastError] = useState<AdminError>();
  const toast = useToast();

  const save = async ({ values, version, whole, saved = WORDS[page].saved }: SaveRequest): Promise<SaveOutcome> => {
    const { data, error } = await post({ ...values, version });
    setLastError(error as AdminError | undefined);
    if (data) {
      keepCopy(page, data.settings);
      dispatchEvent(new Event(CHANGED));
      toast({ ...saved, milliseconds: SAVE_FEEDBACK_MS });
      return { settings: data.settings };
    }
    const { status, problem } = error as AdminError;
    if (status === 409) return 'conflict';
    if (status === 400) {
      toast({ title: 'Not saved', description: 'Some fields need fixing; they are marked.', bad: true });
      return { fields: problem?.errors ?? [] };
    }
    // The login page is already shown above the form.
    if (status === 401) return 'failed';
    if (keepCopy(page, whole)) toast({ ...WORDS[page].keptHere, bad: true, milliseconds: SAVE_FEEDBACK_MS });
    else
      toast({
        title: 'Not saved',
        description: 'Neither the database nor this browser could keep the changes. Leave this page open and try again.',
        bad: true,
      });
    return 'failed';
  };
  return { save, saving: isLoading, lastError };
}
