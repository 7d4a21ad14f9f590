import { lazy, StrictMode } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { Provider } from 'react-redux';
import antStyles from 'virtual:ant-styles';
import { inline } from 'virtual:sprite';
import { AdminRoot, type AdminStart } from './app/admin/admin-root.js';
import { makeAdminStore } from './app/admin/admin-store.js';
import { NotLoaded } from './lib/lazy-page.js';
import './ui/styles/index.css';

if (inline) document.body.insertAdjacentHTML('afterbegin', `<div hidden>${inline}</div>`);

const start = JSON.parse(document.getElementById('state')?.textContent ?? '{}') as AdminStart;
const Shell = lazy(() =>
  Promise.all([import('./app/admin/admin-shell.js'), styled(antStyles)]).then(
    ([shell]) => shell,
    () => ({ default: NotLoaded }),
  ),
);

/** Adds Ant Design's style sheet before all others, which override it at equal specificity. */
function styled(address: string): Promise<unknown> {
  const link = Object.assign(document.createElement('link'), { rel: 'stylesheet', href: address });
  const loaded = new Promise((resolve, reject) => {
    link.onload = resolve;
    link.onerror = () => reject(new Error(`${address} could not be loaded.`));
  });
  document.head.prepend(link);
  return loaded;
}

hydrateRoot(
  document.getElementById('root')!,
  <StrictMode>
    <Provider store={makeAdminStore(start.authenticated)}>
      <AdminRoot start={start} Shell={Shell} />
    </Provider>
  </StrictMode>,
);
