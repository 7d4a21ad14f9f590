import { adminApi } from '../api/admin-api.js';

export const loginApi = adminApi.injectEndpoints({
  endpoints: (build) => ({
    verifyPassword: build.mutation<{ success: boolean }, { password: string }>({
      query: (body) => ({ path: 'verify-settings-password', method: 'POST', body }),
    }),
    signOut: build.mutation<{ success: true }, void>({ query: () => ({ path: 'admin/logout', method: 'POST' }) }),
  }),
});

export const { useVerifyPasswordMutation, useSignOutMutation } = loginApi;
