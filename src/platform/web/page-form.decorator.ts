import { applyDecorators, Header, Redirect, UseFilters } from '@nestjs/common';
import { FORM_BODY, FormBody, URLENCODED_BODY } from '../http/requests/body-types.decorator.js';
import { Public } from '../http/requests/public.decorator.js';
import { ReturnForm } from './return-form.filter.js';

/**
 * A form that a browser without scripts posts to the page's own address: an invalid form is answered with the page, a valid one with a
 * redirect.
 * @param to target of the redirect; empty where the handler returns the target
 */
export const PageForm = (to = ''): MethodDecorator =>
  applyDecorators(Public(), FormBody(URLENCODED_BODY, FORM_BODY), UseFilters(ReturnForm), Redirect(to, 303));

/** The same on a page with a secret address: the answer is never cached, and the address is not sent to other sites as referrer. */
export const OwnPageForm = (): MethodDecorator =>
  applyDecorators(PageForm(), Header('cache-control', 'no-store'), Header('referrer-policy', 'no-referrer'));
