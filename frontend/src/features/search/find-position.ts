import type { Dispatch } from '@reduxjs/toolkit';
import { toasts } from '../../ui/toasts.js';
import { searchView } from './search-view.js';
import { POSITION_WORDS } from '../../../../src/shared/words/position-words.js';
import type { ChangedWords } from '../../../../src/modules/content/domain/texts/frame.js';
import { wordsFrom } from '../../lib/use-words.js';

const TIMEOUT_MS = 10_000;
/** Maximum age of a cached position: a few minutes old is accurate enough. */
const MAX_AGE_MS = 300_000;
/** The default radius: as far as tradespeople travel for a small job. */
const RADIUS_KM = 25;
/** About a hundred metres: rounded for privacy. */
const DECIMALS = 3;

/** Gets the visitor's position from the browser, or shows a message about what to do without it. */
export function findPosition(dispatch: Dispatch, changed: ChangedWords): void {
  const words = wordsFrom(changed, 'search-words', POSITION_WORDS);
  const failed = (description: string) => dispatch(toasts.actions.shown({ title: words.noPosition, description, bad: true }));
  if (!('geolocation' in navigator)) {
    failed(words.noPositionBrowser);
    return;
  }
  navigator.geolocation.getCurrentPosition(
    ({ coords }) => {
      const rounded = (value: number) => Number(value.toFixed(DECIMALS));
      dispatch(searchView.actions.nearFound({ lat: rounded(coords.latitude), lng: rounded(coords.longitude), radiusKm: RADIUS_KM }));
    },
    ({ code, PERMISSION_DENIED }) => failed(code === PERMISSION_DENIED ? words.noPositionRefused : words.noPositionSlow),
    { timeout: TIMEOUT_MS, maximumAge: MAX_AGE_MS },
  );
}
