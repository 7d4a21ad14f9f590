import type { OpenAPIObject } from '@nestjs/swagger';
import { DocumentedApp, samplesFor } from '../e2e/api-docs.fixture.js';
import { get, signIn } from './api.js';
import { ApiDocument } from './api-document.js';
import { type Answer, send } from './http.js';
import { type Made, RequestMaker } from './request-maker.js';

const ADDRESSES = 2_000;
const AT_ONCE = 4;
const SLOW_MS = 1_000;
/** A busy machine is slow with anything, up to a database that does not answer in time; what is slow by itself is slow each time. */
const ASKED_AGAIN = 3;
/** Says where this came from, in the log of a run that failed. */
const MAX_TOLD = 600;

export interface Findings {
  seed: number;
  /** What was wrong, in words by which it can be sent again. */
  wrong: string[];
  byStatus: Record<string, number>;
  slowest: { ms: number; what: string };
  /** What took more than a second, and again each time that it was asked alone. */
  slow: string[];
}

/**
 * Sends requests that are made of the application's own OpenAPI document, and looks at each answer: nothing breaks, and what the document
 * says is what comes. The requests come from 2,000 addresses, so that limits hide nothing.
 */
export async function fuzz(count: number, seed: number): Promise<Findings> {
  const documented = await DocumentedApp.open({ trustProxy: '127.0.0.1/32' });
  try {
    const { app } = documented;
    const document = new ApiDocument((await get<OpenAPIObject & Record<string, unknown>>(app, '/api/docs-json')).body);
    const maker = new RequestMaker(document, await samplesFor(documented), seed);
    const findings: Findings = { seed, wrong: [], byStatus: {}, slowest: { ms: 0, what: '' }, slow: [] };
    const late: { request: Made; headers: Record<string, string>; wasUnavailable: boolean }[] = [];
    let made = 0;
    let cookie = await signIn(app);
    const one = async () => {
      while (made < count) {
        made += 1;
        const number = made;
        const request = maker.next();
        const headers = { ...request.sent.headers, 'x-forwarded-for': addressOf(number % ADDRESSES), ...(request.admin ? { cookie } : {}) };
        const since = performance.now();
        const answer = await send(app, request.path, { ...request.sent, headers }).catch((error: unknown) => error as Error);
        const ms = performance.now() - since;
        if (ms > findings.slowest.ms) findings.slowest = { ms, what: described(request) };
        // Signing out is one of the calls.
        if (request.admin && !(answer instanceof Error) && answer.status === 401) cookie = await signIn(app);
        const isLate = ms > SLOW_MS;
        const wasUnavailable = isLate && isUnavailable(answer);
        if (isLate) late.push({ request, headers, wasUnavailable });
        const found = answer instanceof Error ? `no answer (${answer.message})` : problemWith(request, answer, document);
        const problem = wasUnavailable ? undefined : found;
        const status = answer instanceof Error ? 'none' : String(answer.status);
        findings.byStatus[status] = (findings.byStatus[status] ?? 0) + 1;
        if (problem) findings.wrong.push(`${problem}\n  ${described(request)}`);
      }
    };
    await Promise.all(Array.from({ length: AT_ONCE }, one));
    for (const { request, headers, wasUnavailable } of late) {
      const times: number[] = [];
      const problems: (string | undefined)[] = [];
      for (let time = 0; time < ASKED_AGAIN; time += 1) {
        const since = performance.now();
        problems.push(problemWith(request, await send(app, request.path, { ...request.sent, headers }), document));
        times.push(performance.now() - since);
      }
      if (wasUnavailable && problems.every((problem) => problem !== undefined))
        findings.wrong.push(`${problems.at(-1)}\n  ${described(request)}`);
      if (Math.min(...times) > SLOW_MS) findings.slow.push(`${Math.round(Math.min(...times))} ms: ${described(request)}`);
    }
    const alive = await send(app, '/healthz');
    if (alive.status !== 200) findings.wrong.push(`/healthz answers ${alive.status} afterwards`);
    return findings;
  } finally {
    await documented.close();
  }
}

/** Ten on each of 200 networks of their own: neighbours are counted apart, too. */
function addressOf(number: number): string {
  return `10.${20 + Math.floor(number / 250)}.${number % 250}.7`;
}

/** The database did not answer in time: that is of the request, and not of the machine, only where it is so each time. */
const isUnavailable = (answer: Answer | Error) => !(answer instanceof Error) && answer.status === 503;

function problemWith({ call }: Made, answer: Answer, document: ApiDocument): string | undefined {
  const { status, text } = answer;
  if (status >= 500 && !(String(status) in call.operation.responses)) return `${status}, which is not described: ${text.slice(0, 200)}`;
  if (/\bat .+:\d+:\d+|node_modules|SELECT |INSERT |FST_/.test(status >= 400 ? text : ''))
    return `${status} tells of our insides: ${text.slice(0, 200)}`;
  const wrong = document.problemsOf(call, answer);
  // Another address than the call's own, as where the name in it has become a dot.
  if (status === 404 || status === 405 || status === 301 || wrong.length === 0) return undefined;
  return `${status}: ${wrong.slice(0, 3).join('; ')} ${text.slice(0, 200)}`;
}

function described({ call, path, sent, admin }: Made): string {
  return `${call.method} ${path.slice(0, MAX_TOLD)} ${JSON.stringify(sent.headers ?? {})} ${admin ? 'as admin' : ''} ${String(sent.body ?? '').slice(0, MAX_TOLD)}`;
}
