import { SetMetadata } from '@nestjs/common';

export const CHECK_ORIGIN = 'homewright:check-origin';

/** Refuses requests from other sites, even without a cookie of this site: for routes that set a cookie or check a password. */
export const CheckOrigin = () => SetMetadata(CHECK_ORIGIN, true);
