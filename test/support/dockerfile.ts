export interface Instruction {
  name: string;
  rest: string;
}

/** The instructions of a Dockerfile, in their order, with continued lines joined. */
export function instructions(dockerfile: string): Instruction[] {
  return dockerfile
    .replace(/^\s*#.*\n/gm, '')
    .replace(/\\\n/g, '')
    .split('\n')
    .filter((line) => line.trim())
    .map((line) => {
      const [name, ...rest] = line.trim().split(/\s+/);
      return { name: name!, rest: rest.join(' ') };
    });
}
