import { type ArgumentsHost, BadRequestException, HttpException, Logger } from '@nestjs/common';
import { Outage, registerOutageRecognition } from '../../../shared/outage.js';
import type { Problem } from './problem.js';
import { ProblemFilter } from './problem.filter.js';

const BODY_LIMIT = 1024 * 1024;

/** @param isAnswered whether an answer was sent before */
function catching(error: unknown, config: object = {}, isAnswered = false): { headers: Record<string, string>; sent: string } {
  const headers: Record<string, string> = {};
  let sent = '';
  const reply = {
    sent: isAnswered,
    status: () => reply,
    header: (name: string, value: string) => {
      headers[name] = value;
      return reply;
    },
    send: (body: string) => void (sent = body),
  };
  const request = { id: 'a-request', routeOptions: { bodyLimit: BODY_LIMIT, config } };
  const host = { switchToHttp: () => ({ getRequest: () => request, getResponse: () => reply }) };
  new ProblemFilter().catch(error, host as unknown as ArgumentsHost);
  return { headers, sent };
}

/** What the filter makes of an error. */
function answerTo(error: unknown, config?: object): Problem & { headers: Record<string, string> } {
  const { headers, sent } = catching(error, config);
  return { ...(JSON.parse(sent) as Problem), headers };
}

/** Fastify's errors as Nest hands them on. */
const fromFastify = (code: string, status: number) =>
  new HttpException('Words of the framework', status, {
    cause: Object.assign(new Error('Words of the framework'), { code, statusCode: status }),
  });

describe('ProblemFilter', () => {
  beforeAll(() => void Logger.overrideLogger(false));

  it.each([
    ['FST_ERR_CTP_BODY_TOO_LARGE', 413, 'The body is larger than this address accepts: send 1 MiB at most.'],
    ['FST_ERR_CTP_INVALID_MEDIA_TYPE', 415, 'Send the body as application/json.'],
    ['FST_ERR_CTP_INVALID_JSON_BODY', 400, 'The body is not valid JSON: send an object.'],
    ['FST_ERR_CTP_INVALID_CONTENT_LENGTH', 400, 'The body is not as long as Content-Length says: send all of it.'],
    ['FST_ERR_OF_A_LATER_VERSION', 400, 'The request cannot be served as it is.'],
  ])('says what would be right instead of %s', (code, status, detail) => {
    expect(answerTo(fromFastify(code, status))).toMatchObject({ status, detail });
  });

  it('names the media types that a route accepts besides JSON', () => {
    const wrongType = fromFastify('FST_ERR_CTP_INVALID_MEDIA_TYPE', 415);
    expect(answerTo(wrongType, { bodyTypes: ['multipart/form-data'] })).toMatchObject({ detail: 'Send the body as multipart/form-data.' });
    expect(answerTo(wrongType, { bodyTypes: ['a/b', 'c/d'] })).toMatchObject({ detail: 'Send the body as a/b or c/d.' });
  });

  it('has clear texts for errors of form parsing inside a controller', () => {
    const cutOff = Object.assign(new Error('Words of the library'), { code: 'FST_MP_PREMATURE_CLOSE', statusCode: 400 });
    expect(answerTo(cutOff)).toMatchObject({ status: 400, detail: 'The form is incomplete: send all of it.' });
  });

  it('adds nothing to an answer that was sent before the error', () => {
    expect(catching(new BadRequestException('Ours'), {}, true)).toEqual({ headers: {}, sent: '' });
  });

  it('keeps the text of an exception of the application', () => {
    expect(answerTo(new BadRequestException('Ours'))).toMatchObject({ status: 400, type: '/problems/bad-request', detail: 'Ours' });
  });

  it('answers an outage with 503 and Retry-After', () => {
    class WellIsDry extends Outage {
      readonly code = 'well-is-dry';
      readonly reason = 'no rain';
      override readonly retryAfterSeconds = 7;
    }
    registerOutageRecognition((error) => ((error as Error).message === 'no water' ? new WellIsDry('Come back later.') : undefined));
    const problem = answerTo(new Error('no water'));
    expect(problem).toMatchObject({
      status: 503,
      type: '/problems/well-is-dry',
      detail: 'Come back later.',
      headers: { 'retry-after': '7' },
    });
    expect(JSON.stringify(problem)).not.toContain('no rain');
    expect(answerTo(new Error('no wine'))).toMatchObject({ status: 500, type: '/problems/internal-server-error' });
  });
});
