import { keyFrom } from '../../../../shared/text/text.js';
import { StoppedClock } from '../../../../shared/testing/doubles.js';
import {
  type ListingView,
  ListingViewChanged,
  ListingViewExists,
  ListingViewNotFound,
  ListingViews,
  MAX_VIEWS,
  TooManyListingViews,
} from '../../domain/catalogue/listing-views.js';
import { SavedViews } from './saved-views.js';

class InMemoryListingViews extends ListingViews {
  private readonly views = new Map<string, ListingView>();
  private made = 0;

  all(): Promise<ListingView[]> {
    return Promise.resolve([...this.views.values()]);
  }

  save(view: Omit<ListingView, 'id'>, replaces?: Date | null): Promise<boolean> {
    const known = this.views.get(keyFrom(view.name));
    if (known && replaces !== undefined && known.savedAt.getTime() !== replaces?.getTime()) return Promise.resolve(false);
    this.views.set(keyFrom(view.name), { ...view, id: (this.made += 1) });
    return Promise.resolve(true);
  }

  remove(id: number, savedAt?: Date): Promise<boolean> {
    const found = [...this.views].find(([, view]) => view.id === id && (!savedAt || view.savedAt.getTime() === savedAt.getTime()));
    return Promise.resolve(found !== undefined && this.views.delete(found[0]));
  }
}

const saved = () => new SavedViews(new InMemoryListingViews(), new StoppedClock());

it('views are saved up to a limit; at the limit one can still be replaced by its name, ignoring case and accents', async () => {
  const views = saved();
  for (let number = 1; number <= MAX_VIEWS; number += 1) await views.save({ name: `Été ${number}`, question: 'page=1' });
  await expect(views.save({ name: 'One more', question: '' })).rejects.toThrow(TooManyListingViews);
  await views.save({ name: 'ete 1', question: 'page=2' });
  const all = await views.all();
  expect(all).toHaveLength(MAX_VIEWS);
  expect(all[0]).toMatchObject({ name: 'ete 1', question: 'page=2', savedAt: new StoppedClock().at });
});

it('replaces a view only in the version that the client saw, if it says which', async () => {
  const views = saved();
  await views.save({ name: 'Mine', question: 'page=1' }, null);
  await expect(views.save({ name: 'mine', question: 'page=2' }, null)).rejects.toThrow(ListingViewExists);
  await expect(views.save({ name: 'mine', question: 'page=2' }, new Date(0))).rejects.toThrow(ListingViewExists);
  expect(await views.all()).toMatchObject([{ name: 'Mine', question: 'page=1' }]);
  await views.save({ name: 'mine', question: 'page=2' }, new StoppedClock().at);
  expect(await views.all()).toMatchObject([{ name: 'mine', question: 'page=2' }]);
});

it('removes only the view that was seen, where it is said which', async () => {
  const views = saved();
  await views.save({ name: 'Mine', question: 'page=1' });
  const [{ id }] = (await views.all()) as [ListingView];
  await expect(views.remove(id, new Date(0))).rejects.toThrow(ListingViewChanged);
  expect(await views.all()).toHaveLength(1);
  await views.remove(id, new StoppedClock().at);
  expect(await views.all()).toEqual([]);
});

it('a deleted view is not found', async () => {
  const views = saved();
  await views.save({ name: 'Mine', question: '' });
  await views.remove((await views.all())[0]!.id);
  await expect(views.remove(1)).rejects.toThrow(ListingViewNotFound);
});
