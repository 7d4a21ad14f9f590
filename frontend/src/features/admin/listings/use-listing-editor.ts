import { Form } from 'antd';
import { useEffect, useState } from 'react';
import type { FieldError } from '../../../../../src/shared/domain-error.js';
import { type AdminError } from '../api/admin-api.js';
import { useFreshRead } from '../kit/use-fresh-read.js';
import { useToast } from '../kit/use-toast.js';
import { type CorrectableField, type ListingWhole, useCorrectListingMutation, useLazyListingQuery } from './listing-endpoints.js';
import { afterTakingBack, changedFields, changesOf, FIELDS, type ListingValues, rebased, valuesOf } from './listing-values.js';
import { FIELD_NAMES } from './listing-words.js';
import { problemOf } from './opening-days.js';
import { failedToast } from '../kit/failed-toast.js';

const CHANGED_MEANWHILE = '/problems/listing-changed-meanwhile';

export type ListingEditor = ReturnType<typeof useListingEditor>;

/**
 * The edit state of one listing. A newer version from the server never overwrites typed changes: without changes it is adopted, otherwise
 * the conflict is resolved on save.
 */
export function useListingEditor(listing: ListingWhole) {
  const [form] = Form.useForm<ListingValues>();
  const [base, setBase] = useState(listing);
  const [values, setValues] = useState(() => valuesOf(listing));
  const [errors, setErrors] = useState<FieldError[]>([]);
  const [conflict, setConflict] = useState(false);
  const [correct, { isLoading: isSaving }] = useCorrectListingMutation();
  const [load, { isFetching: isLoading }] = useLazyListingQuery();
  const read = useFreshRead(load, 'The listing could not be loaded');
  const toast = useToast();
  const changed = changedFields(valuesOf(base), values);
  const dirty = changed.length > 0;

  const mark = (wrong: FieldError[]) => {
    const messages = (name: CorrectableField) =>
      wrong.filter(({ field }) => field.split('.')[0] === name).map(({ message }) => `${FIELD_NAMES[name]} ${message}`);
    form.setFields(FIELDS.map((name) => ({ name, errors: messages(name) })));
    setErrors(wrong);
  };
  const show = (fresh: ListingWhole, next: ListingValues) => {
    form.setFieldsValue(next);
    setValues(next);
    setBase(fresh);
    mark([]);
  };
  /** @param before the form's values when this state was requested: later changes are kept */
  const adopt = (fresh: ListingWhole, before = valuesOf(base)) => show(fresh, rebased(before, form.getFieldsValue(), valuesOf(fresh)));

  useEffect(() => {
    if (listing.version > base.version && !dirty) show(listing, valuesOf(listing));
  });

  const fail = (error: AdminError) => {
    const { status, problem } = error;
    if (problem?.type === CHANGED_MEANWHILE) return setConflict(true);
    if (status === 400 && problem?.errors) return mark(problem.errors);
    // 401: the login page is already shown in front of this.
    if (status !== 401) toast(failedToast('Not saved', error, 'What you typed is still here.'));
    return undefined;
  };
  const send = async (version: number) => {
    const sent = form.getFieldsValue();
    const unclear = changed.includes('openingHours') ? problemOf(sent.openingHours) : undefined;
    mark(unclear ? [{ field: 'openingHours', message: unclear }] : []);
    if (unclear) return undefined;
    const { data, error } = await correct({ id: base.id, changes: changesOf(sent, changed), version });
    if (!data) return fail(error as AdminError);
    adopt(data, sent);
    return toast({ title: 'Saved. Visitors see it within two seconds.' });
  };
  const latest = async () => {
    const fresh = await read(base.id);
    if (fresh) setConflict(false);
    return fresh;
  };
  const save = () => send(base.version);
  const saveOver = async () => {
    const fresh = await latest();
    if (fresh) await send(fresh.version);
  };
  const reload = async () => {
    const fresh = await latest();
    if (fresh) show(fresh, valuesOf(fresh));
  };
  const takeBack = async (field: CorrectableField) => {
    const { data, error } = await correct({ id: base.id, reset: [field], version: base.version });
    if (!data) return fail(error as AdminError);
    show(data, afterTakingBack(form.getFieldsValue(), base, data));
    return toast({ title: 'Correction undone', description: 'The listing shows its source’s value again.' });
  };
  const closeConflict = () => setConflict(false);
  const busy = isSaving || isLoading;
  return {
    form,
    base,
    values,
    dirty,
    changed,
    errors,
    conflict,
    busy,
    typed: setValues,
    adopt,
    save,
    saveOver,
    reload,
    takeBack,
    closeConflict,
  };
}
