import { SetMetadata } from '@nestjs/common';

export const CHECK_ORIGIN = 'homewright:check-origin';

/** Refused when another site sends it, even without a cookie of ours: for what sets a cookie or checks a password. */
export const CheckOrigin = () => SetMetadata(CHECK_ORIGIN, true);
