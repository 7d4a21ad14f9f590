type Witness = () => string[] | Promise<string[]>;

const witnesses = new Set<Witness>();

/**
 * What a test failed beside belongs to its message: on a machine that nobody can look at, there is nothing else to go by.
 * @returns call it when there is nothing more to tell
 */
export function tellOnFailure(witness: Witness): () => void {
  witnesses.add(witness);
  return () => witnesses.delete(witness);
}

/** Adds what is to be told now to what Jest prints of an error. */
export async function addWitnesses(error: unknown): Promise<void> {
  if (!(error instanceof Error)) return;
  const told = await Promise.all([...witnesses].map(async (witness) => witness()));
  if (told.length > 0) error.stack = [error.stack ?? error.message, ...told.flat()].join('\n\n');
}
