/*
 * Preloaded into the processes that run test files. jest-light-runner 0.8.2 broadcasts a reply to all starting processes: a slow one
 * receives it before it listens, then waits for it for ever. Here messages are queued until there is a listener.
 */
const DATA = 'jest-light-runner-worker-data';
const QUESTION = 'jest-light-runner-get-worker-data';

if (process.env.TINYPOOL_WORKER_ID && process.send) {
  let kept;
  const on = process.on.bind(process);
  const send = process.send.bind(process);
  // Node buffers messages until the first listener is attached, so this must be attached together with it, not before.
  process.on = function listen(event, listener) {
    if (event === 'message') {
      process.on = on;
      on('message', (message) => {
        if (message?.type === DATA) kept = message;
      });
    }
    return on(event, listener);
  };
  process.send = (message, ...rest) => {
    if (message !== QUESTION || !kept) return send(message, ...rest);
    process.nextTick(() => process.emit('message', kept));
    return true;
  };
}
