import { Form } from 'antd';
import { useEffect, useState } from 'react';
import { type AdminError } from '../api/admin-api.js';
import { useToast } from '../kit/use-toast.js';
import { isStale } from './stale-trades.js';
import { type AdminTrade, useAddTradeMutation, useChangeTradeMutation } from './trade-endpoints.js';
import { editOf, FIELDS, messageOf, newTradeOf, newValues, rebased, seenText, type TradeValues, valuesOf } from './trade-values.js';
import { failedToast } from '../kit/failed-toast.js';

export type TradeEditor = ReturnType<typeof useTradeEditor>;

interface Edited {
  /** `undefined` for a new trade. */
  trade: AdminTrade | undefined;
  /** The initial name of a new trade, from an industry of the sheet. */
  newName: string;
  version: number;
}

/** The edit state of one trade. Refetched data never overwrites it. */
export function useTradeEditor({ trade, newName, version }: Edited) {
  const [form] = Form.useForm<TradeValues>();
  const [base, setBase] = useState(trade);
  const start = base ? valuesOf(base) : newValues(newName);
  const [values, setValues] = useState(start);
  const [errors, setErrors] = useState<string[]>([]);
  const [stale, setStale] = useState(false);
  const [done, setDone] = useState(false);
  const [change, { isLoading: isChanging }] = useChangeTradeMutation();
  const [add, { isLoading: isAdding }] = useAddTradeMutation();
  const toast = useToast();
  const dirty = !done && FIELDS.some((field) => values[field] !== start[field]);

  const show = (fresh: AdminTrade | undefined, next: TradeValues) => {
    form.setFieldsValue(next);
    setValues(next);
    setBase(fresh);
  };
  useEffect(() => {
    if (trade && base && trade !== base) show(trade, rebased(valuesOf(base), form.getFieldsValue(true) as TradeValues, valuesOf(trade)));
  });

  const fail = (error: AdminError, typed: TradeValues) => {
    const { status, problem } = error;
    if (isStale(error)) return setStale(true);
    if (status === 400 && problem?.errors) {
      const messages = problem.errors.map((wrong) => messageOf(wrong, typed));
      form.setFields(FIELDS.map((name) => ({ name, errors: messages.filter(({ field }) => field === name).map(({ text }) => text) })));
      return setErrors(messages.map(({ text }) => text));
    }
    // 401: the login page is already shown in front of this.
    if (status !== 401) toast(failedToast('Not saved', error, 'What you typed is still here.'));
    return undefined;
  };
  const save = async () => {
    const typed = form.getFieldsValue(true) as TradeValues;
    form.setFields(FIELDS.map((name) => ({ name, errors: [] })));
    setErrors([]);
    setStale(false);
    const edit = base && editOf(typed, base);
    const { data, error } = await (edit ? change({ slug: base.slug, edit, version }) : add({ trade: newTradeOf(typed), version }));
    if (!data) return fail(error as AdminError, typed);
    const fresh = base && data.trades.find(({ slug }) => slug === base.slug);
    // Changes made during the save are kept.
    if (fresh) show(fresh, rebased(typed, form.getFieldsValue(true) as TradeValues, valuesOf(fresh)));
    else setDone(true);
    return toast({ title: edit ? `Saved. ${seenText(edit.name === undefined ? 0 : base.count)}` : `${typed.name.trim()} is a trade now` });
  };
  return {
    form,
    base,
    values,
    dirty,
    done,
    errors,
    stale,
    busy: isChanging || isAdding,
    /** The form is disabled, because it is closed when the trade is added, and what is typed until then would be lost. */
    adding: isAdding,
    typed: setValues,
    save,
    fresh: () => setStale(false),
  };
}
