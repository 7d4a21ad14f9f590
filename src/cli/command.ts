import { parseArgs, type ParseArgsConfig } from 'node:util';
import type { Env } from '../config/env.js';
import { unsupportedNode } from '../config/node-version.js';

/** A command failed for a reason that the operator can fix: the message is one line. */
export class CommandFailed extends Error {}

export type PrintLine = (line: string) => void;

type Options = NonNullable<ParseArgsConfig['options']>;
interface Words<O extends Options> {
  args: string[];
  options: O;
  allowPositionals: true;
}
type ParsedArguments<O extends Options> = ReturnType<typeof parseArgs<Words<O>>>;

export interface Command<O extends Options = Options> {
  /** What --help prints. */
  help: string;
  options: O;
  /** How many words may stand beside the options. */
  words: number;
  /** Checks the arguments together. Throws CommandFailed before anything is read or loaded. */
  check?(given: ParsedArguments<O>): void;
  /** Loads what it needs itself: the application takes seconds, and neither --help nor a wrong word should wait for it. */
  run(given: ParsedArguments<O>, env: Env, say: PrintLine): Promise<void>;
}

/** For the types of what is given. */
export const commandOf = <O extends Options>(command: Command<O>): Command<O> => command;

/** Runs a command of the command line: exit code 0 when it is done, 1 with one line on standard error when it cannot be. */
export async function runCommand<O extends Options>(command: Command<O>): Promise<void> {
  // A reader at the other end of a pipe, such as `head`, may close it early, and the disk of a file be full: the work is done all the same, and the exit code tells of it.
  for (const output of [process.stdout, process.stderr]) output.on('error', () => undefined);
  const settings = async () => (await import('../config/env.js')).readEnv();
  const problem =
    unsupportedNode() ?? (await carryOut(command, process.argv.slice(2), settings, (line) => void process.stdout.write(`${line}\n`)));
  if (problem === undefined) return;
  process.stderr.write(`${problem}\n`);
  process.exitCode = 1;
}

/** @returns the message for the operator when it failed; `undefined` when it is done */
export async function carryOut<O extends Options>(
  command: Command<O>,
  args: readonly string[],
  settings: () => Promise<Env>,
  say: PrintLine,
): Promise<string | undefined> {
  try {
    const given = read(command, args);
    if ((given.values as { help?: boolean }).help) say(command.help);
    else {
      command.check?.(given);
      await command.run(given, await settings(), say);
    }
    return undefined;
  } catch (error) {
    return wordsOf(error);
  }
}

async function wordsOf(error: unknown): Promise<string> {
  if (!(error instanceof Error)) return String(error);
  if (error instanceof CommandFailed) return error.message;
  const { expectedLine } = await import('./expected-errors.js');
  return expectedLine(error) ?? error.stack ?? error.message;
}

function read<O extends Options>({ options, words }: Command<O>, args: readonly string[]): ParsedArguments<O> {
  try {
    const given = parseArgs<Words<O>>({ args: [...args], options: { ...options, help: { type: 'boolean' } }, allowPositionals: true });
    if (given.positionals.length <= words) return given;
    throw new Error(`${given.positionals[words]} is one argument too many`);
  } catch (error) {
    throw new CommandFailed(`${(error as Error).message.split('\n')[0]}. See --help.`, { cause: error });
  }
}
