import { SetMetadata } from '@nestjs/common';

export const ACCESS = 'homewright:access';

/** Who may call a route. Without a decorator it is `admin`: access is denied unless somebody decided otherwise. */
export type Access = 'public' | 'ops' | 'admin';

/** Anybody may call this. */
export const Public = () => SetMetadata(ACCESS, 'public' satisfies Access);

/** For the operator: from this machine, with the operations token, or with an admin session. */
export const OpsOnly = () => SetMetadata(ACCESS, 'ops' satisfies Access);
