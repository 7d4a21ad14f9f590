/** Whether a statement gave up waiting for a lock (`lock_timeout`, `NOWAIT`). Code of PostgreSQL's appendix A. */
export function isLockUnavailable(error: unknown): boolean {
  return (error as { code?: unknown }).code === '55P03';
}
