type ContextSource = () => string[] | Promise<string[]>;

const sources = new Set<ContextSource>();

/**
 * Adds context to the message of a failed test, such as logs: on a remote machine there is no other source.
 * @returns removes the witness again
 */
export function reportOnFailure(witness: ContextSource): () => void {
  sources.add(witness);
  return () => sources.delete(witness);
}

/** Adds the reports of all witnesses to the error that Jest prints. */
export async function addFailureContext(error: unknown): Promise<void> {
  if (!(error instanceof Error)) return;
  const reports = await Promise.all([...sources].map(async (witness) => witness()));
  if (reports.length > 0) error.stack = [error.stack ?? error.message, ...reports.flat()].join('\n\n');
}
