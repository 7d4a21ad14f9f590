import { useRef, useState } from 'react';
import { type AdminError } from '../api/admin-api.js';
import { useToast } from '../kit/use-toast.js';
import { type AdminTrades, useArrangeTradesMutation, useChangeTradeMutation, useUnmergeTradeMutation } from './trade-endpoints.js';
import { isStale } from './stale-trades.js';
import { failedToast } from '../kit/failed-toast.js';

type Outcome = { data?: AdminTrades; error?: unknown };

export type ListChanges = ReturnType<typeof useListChanges>;

/** Changes in the list itself; each is saved at once, one at a time. */
export function useListChanges({ version }: Pick<AdminTrades, 'version'>) {
  const [change] = useChangeTradeMutation();
  const [arrangeAll] = useArrangeTradesMutation();
  const [takeBack] = useUnmergeTradeMutation();
  const [stale, setStale] = useState(false);
  const [refused, setRefused] = useState<{ at: string; text: string }>();
  const busy = useRef(false);
  const toast = useToast();

  /** @param at where a refusal is shown */
  const act = async (at: string, saved: string, save: () => Promise<Outcome>): Promise<boolean> => {
    // Ignore clicks while busy instead of disabling the buttons, because a disabled button loses the focus.
    if (busy.current) return false;
    busy.current = true;
    setRefused(undefined);
    const { data, error } = await save();
    busy.current = false;
    if (data) toast({ title: saved });
    else if (isStale(error)) setStale(true);
    else fail(at, error as AdminError);
    return data !== undefined;
  };
  const fail = (at: string, error: AdminError) => {
    const [wrong] = error.problem?.errors ?? [];
    if (error.status === 400 && wrong) return setRefused({ at, text: `Not saved: it ${wrong.message}.` });
    if (error.status !== 401) toast(failedToast('Not saved', error));
    return undefined;
  };

  return {
    stale,
    refused,
    fresh: () => setStale(false),
    setHidden: (slug: string, name: string, hidden: boolean) =>
      act(slug, hidden ? `${name} is hidden` : `${name} is shown`, () => change({ slug, edit: { hidden }, version })),
    arrange: (order: string[], saved: string) => act('order', saved, () => arrangeAll({ order, version })),
    unmerge: (slug: string, name: string) => act(slug, `${name} is separate again`, () => takeBack({ slug })),
  };
}
