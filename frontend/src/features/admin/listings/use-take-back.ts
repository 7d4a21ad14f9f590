import { counted } from '../../../lib/words.js';
import { useToast } from '../kit/use-toast.js';
import { useUndoChangeMutation } from './listing-endpoints.js';
import { failedToast } from '../kit/failed-toast.js';

/**
 * Show progress after this delay: the undo of thousands of listings takes many seconds, longer than the message with its button is shown.
 */
const NOTED_AFTER_MS = 1_000;

/** Undoes a bulk change or a merge, and shows the outcome. `undoing`: id of the change that is being undone. */
export function useTakeBack(): { takeBack: (id: string) => Promise<void>; undoing: string | undefined } {
  const [undo, { isLoading, originalArgs }] = useUndoChangeMutation();
  const toast = useToast();
  const takeBack = async (id: string) => {
    const noted = setTimeout(() => toast({ title: 'The change is being undone', isNote: true, milliseconds: 0 }), NOTED_AFTER_MS);
    const { data, error } = await undo(id);
    clearTimeout(noted);
    if (!data) return toast(failedToast('Not undone', error));
    const left =
      data.left > 0
        ? `${counted(data.left, 'listing')} ${data.left === 1 ? 'stays' : 'stay'} because of later changes. Once those are undone, “Latest bulk changes” can undo this as well.`
        : undefined;
    const title = data.restored > 0 ? `Undone: ${counted(data.restored, 'listing')}` : 'Nothing was undone';
    return toast({ title, ...(left ? { description: left } : {}) });
  };
  return { takeBack, undoing: isLoading ? originalArgs : undefined };
}
