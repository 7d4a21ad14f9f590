import { applyDecorators, Header, Redirect, UseFilters } from '@nestjs/common';
import { FORM_BODY, FormBody, URLENCODED_BODY } from '../http/requests/body-types.decorator.js';
import { Public } from '../http/requests/public.decorator.js';
import { ReturnForm } from './return-form.filter.js';

/**
 * A form of a page as a browser sends it to the page's own address when there is no script that would: what cannot be taken comes back
 * as the page, what was taken leads on.
 * @param to where it leads; empty where the handler answers the address
 */
export const PageForm = (to = ''): MethodDecorator =>
  applyDecorators(Public(), FormBody(URLENCODED_BODY, FORM_BODY), UseFilters(ReturnForm), Redirect(to, 303));

/** The same on a page of one person, whose address is a secret: no cache keeps the answer, no other site is told the address. */
export const OwnPageForm = (): MethodDecorator =>
  applyDecorators(PageForm(), Header('cache-control', 'no-store'), Header('referrer-policy', 'no-referrer'));
