export { AccessPolicy } from './adapters/http/access-policy.js';
export { guardBeforeBody } from './adapters/http/guard-before-body.js';
export { CheckOrigin } from './adapters/http/check-origin.decorator.js';
export { REFERRER_COOKIE, registerCookies, SENT_COOKIE } from './adapters/http/cookies.js';
export { AdminAuthModule } from './admin-auth.module.js';
