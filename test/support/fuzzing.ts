import type { OpenAPIObject } from '@nestjs/swagger';
import { DocumentedApp, samplesFor } from '../e2e/api-docs.fixture.js';
import { get, signIn } from './api.js';
import { ApiDocument } from './api-document.js';
import { type Answer, send } from './http.js';
import { type GeneratedRequest, RequestMaker } from './request-maker.js';

const ADDRESSES = 2_000;
const AT_ONCE = 4;
const SLOW_MS = 1_000;
/**
 * Number of repetitions of a slow request: on a busy machine any request may be slow once, up to a database timeout, but a slow route
 * always is.
 */
const ASKED_AGAIN = 3;
/** Maximum length of a request in the log of a failed run. */
const MAX_TOLD = 600;

export interface Findings {
  seed: number;
  /** The failures, each with the request for reproducing it. */
  wrong: string[];
  byStatus: Record<string, number>;
  slowest: { ms: number; what: string };
  /** Requests that took more than a second, also in each repetition. */
  slow: string[];
}

/**
 * Sends requests generated from the application's own OpenAPI document, and checks that no answer is an internal error, and that each
 * matches the document. The requests come from 2,000 client addresses, so that rate limits do not hide failures.
 */
export async function fuzz(count: number, seed: number): Promise<Findings> {
  const documented = await DocumentedApp.open({ trustProxy: '127.0.0.1/32' });
  try {
    const { app } = documented;
    const document = new ApiDocument((await get<OpenAPIObject & Record<string, unknown>>(app, '/api/docs-json')).body);
    const maker = new RequestMaker(document, await samplesFor(documented), seed);
    const findings: Findings = { seed, wrong: [], byStatus: {}, slowest: { ms: 0, what: '' }, slow: [] };
    const late: { request: GeneratedRequest; headers: Record<string, string>; wasUnavailable: boolean }[] = [];
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
        // Signing out is one of the calls, so sign in again.
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

/** The client address of a request. */
function addressOf(number: number): string {
  return `10.${20 + Math.floor(number / 250)}.${number % 250}.7`;
}

/** Whether the database did not answer in time; a failure of the request, not of the machine, only if it happens each time. */
const isUnavailable = (answer: Answer | Error) => !(answer instanceof Error) && answer.status === 503;

function problemWith({ call }: GeneratedRequest, answer: Answer, document: ApiDocument): string | undefined {
  const { status, text } = answer;
  if (status >= 500 && !(String(status) in call.operation.responses)) return `${status}, which is not described: ${text.slice(0, 200)}`;
  if (/\bat .+:\d+:\d+|node_modules|SELECT |INSERT |FST_/.test(status >= 400 ? text : ''))
    return `${status} tells of our insides: ${text.slice(0, 200)}`;
  const wrong = document.problemsOf(call, answer);
  // The address matched no route or another one, for example because a name in it has become a dot.
  if (status === 404 || status === 405 || status === 301 || wrong.length === 0) return undefined;
  return `${status}: ${wrong.slice(0, 3).join('; ')} ${text.slice(0, 200)}`;
}

function described({ call, path, sent, admin }: GeneratedRequest): string {
  return `${call.method} ${path.slice(0, MAX_TOLD)} ${JSON.stringify(sent.headers ?? {})} ${admin ? 'as admin' : ''} ${String(sent.body ?? '').slice(0, MAX_TOLD)}`;
}
