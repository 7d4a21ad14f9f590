type Witness = () => string[] | Promise<string[]>;

const witnesses = new Set<Witness>();

/**
 * Adds context to the message of a failed test, such as logs: on a remote machine there is no other source.
 * @returns removes the witness again
 */
export function tellOnFailure(witness: Witness): () => void {
  witnesses.add(witness);
  return () => witnesses.delete(witness);
}

/** Adds the reports of all witnesses to the error that Jest prints. */
export async function addWitnesses(error: unknown): Promise<void> {
  if (!(error instanceof Error)) return;
  const reports = await Promise.all([...witnesses].map(async (witness) => witness()));
  if (reports.length > 0) error.stack = [error.stack ?? error.message, ...reports.flat()].join('\n\n');
}
