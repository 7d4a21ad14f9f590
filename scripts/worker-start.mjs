/*
 * Preloaded into the processes that run test files. jest-light-runner 0.8.2 gives what one of them asks for to all that are
 * starting: a process that is slower than its neighbours gets it before it listens, asks, and waits for ever for an answer that
 * it has had. Here it is kept until it is asked for.
 */
const DATA = 'jest-light-runner-worker-data';
const QUESTION = 'jest-light-runner-get-worker-data';

if (process.env.TINYPOOL_WORKER_ID && process.send) {
  let kept;
  const on = process.on.bind(process);
  const send = process.send.bind(process);
  // Messages wait inside Node until somebody listens: this must be heard with the first listener, not before it.
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
