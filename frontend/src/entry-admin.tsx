import { lazy, StrictMode } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { Provider } from 'react-redux';
import { inline } from 'virtual:sprite';
import { AdminRoot, type AdminStart } from './app/admin/admin-root.js';
import { makeAdminStore } from './app/admin/admin-store.js';
import { NotLoaded } from './lib/lazy-page.js';
import './ui/styles/index.css';

if (inline) document.body.insertAdjacentHTML('afterbegin', `<div hidden>${inline}</div>`);

const start = JSON.parse(document.getElementById('state')?.textContent ?? '{}') as AdminStart;
const Shell = lazy(() => import('./app/admin/admin-shell.js').catch(() => ({ default: NotLoaded })));

hydrateRoot(
  document.getElementById('root')!,
  <StrictMode>
    <Provider store={makeAdminStore(start.authenticated)}>
      <AdminRoot start={start} Shell={Shell} />
    </Provider>
  </StrictMode>,
);
