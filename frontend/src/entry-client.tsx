import { StrictMode } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { Provider } from 'react-redux';
import { BrowserRouter } from 'react-router-dom';
import { inline } from 'virtual:sprite';
import { App } from './app/app.js';
import { routeAt } from './app/routes.js';
import { makeStore, readsOf } from './app/store.js';
import { endEarlyTaps, WithEarlyTaps } from './lib/early-taps.js';
import { retryLoad } from './lib/retry-load.js';
import { StartReadContext } from './lib/use-read.js';
import { changedWordsIn } from './lib/use-words.js';
import './ui/styles/index.css';

if (inline) document.body.insertAdjacentHTML('afterbegin', `<div hidden>${inline}</div>`);

const state = JSON.parse(document.getElementById('state')?.textContent ?? '{}') as object;
const made = makeStore(state);
const reads = readsOf(made, async () => {
  const code = await import('./app/api.js');
  code.watchHours(() => changedWordsIn(made.store.getState()));
  return code;
});

// The first interaction preloads RTK Query, because it is likely to trigger a read.
for (const event of ['pointerdown', 'pointerover', 'keydown'] as const) {
  addEventListener(event, () => void reads.ready().catch(() => undefined), { once: true, passive: true });
}

// Hydrate only when the page's code is loaded, so that the server's HTML never disappears.
const { page } = routeAt(location.pathname).route;
await retryLoad(() => page.load());
endEarlyTaps();
hydrateRoot(
  document.getElementById('root')!,
  <StrictMode>
    <Provider store={made.store}>
      <StartReadContext value={reads.start}>
        <BrowserRouter>
          <WithEarlyTaps>
            <App />
          </WithEarlyTaps>
        </BrowserRouter>
      </StartReadContext>
    </Provider>
  </StrictMode>,
);

// Cards must update their "open now" without an interaction. Delayed, so that hydration and the first paint come first.
if (document.querySelector('[data-hours]')) setTimeout(() => void reads.ready().catch(() => undefined), 1_500);

if (location.search.includes('ref='))
  void import('./app/capture-referral-code.js').then(({ captureReferralCode }) => captureReferralCode(made.store));
