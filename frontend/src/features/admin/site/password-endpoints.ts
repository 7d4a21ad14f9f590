import type { PasswordState } from '../../../../../src/modules/admin-auth/adapters/http/admin-auth.controller.js';
import { adminApi } from '../api/admin-api.js';

export interface PasswordChange {
  currentPassword: string;
  newPassword: string;
  newPasswordAgain: string;
}

const PATH = 'admin/password';

export const passwordApi = adminApi.injectEndpoints({
  endpoints: (build) => ({
    passwordState: build.query<PasswordState, void>({ query: () => ({ path: PATH }) }),
    changePassword: build.mutation<{ success: true }, PasswordChange>({
      query: (body) => ({ path: PATH, method: 'POST', body }),
      invalidatesTags: (answer) => (answer ? ['start', 'audit'] : []),
    }),
  }),
});

export const { usePasswordStateQuery, useChangePasswordMutation } = passwordApi;
