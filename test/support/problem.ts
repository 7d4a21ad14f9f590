import type { TestApp } from './app.js';
import { type Answer, send, type Sent } from './http.js';

export interface Problem {
  type: string;
  title: string;
  status: number;
  detail: string;
  errors?: { field: string; message: string }[];
}

const INSIDES = /\bat .+:\d+:\d+|at .*\.js|node_modules|\/work|\/tmp\/|SELECT |INSERT |FST_|Error:/;

/** Checks that an error is RFC 9457, reveals no internals, is not cached (no-store), and has the headers of any other answer. */
export function problemIn({ status, headers, text }: Answer): Problem {
  expect(headers).toMatchObject({
    'content-type': 'application/problem+json; charset=utf-8',
    'cache-control': 'no-store',
    'x-request-id': expect.stringMatching(/^[\w-]{8,64}$/) as string,
    'x-content-type-options': 'nosniff',
    'content-security-policy': expect.stringContaining("frame-ancestors 'none'") as string,
  });
  expect(text).not.toMatch(INSIDES);
  const problem = JSON.parse(text) as Problem;
  expect(problem).toMatchObject({ status, type: expect.stringMatching(/^\/problems\/[a-z-]+$/) as string });
  expect([typeof problem.title, typeof problem.detail]).toEqual(['string', 'string']);
  return problem;
}

/** Sends a request, and returns its problem document with the answer's headers. */
export async function problemOf(app: Pick<TestApp, 'url'>, path: string, sent?: Sent): Promise<Problem & Pick<Answer, 'headers'>> {
  const answer = await send(app, path, sent);
  return { ...problemIn(answer), headers: answer.headers };
}
