/**
 * npm run dev: runs the application with pages from their sources, where a change shows in the browser at once, and restarts the process
 * when a file under src/ changes. It uses the same .env and data folder as `npm start`.
 */
import { spawn } from 'node:child_process';

const nest = spawn('node_modules/.bin/nest', ['start', '--watch', '--exec', 'node --enable-source-maps'], {
  stdio: 'inherit',
  env: { ...process.env, NODE_ENV: 'development' },
});
for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => nest.kill(signal));
nest.once('exit', (code) => process.exit(code ?? 0));
