import { parseArgs, type ParseArgsConfig } from 'node:util';
import { type Env, InvalidEnvironment, readEnv } from '../config/env.js';
import { BackupDamaged, RestoreRefused } from '../platform/backup/backup.errors.js';
import { DataDirInUse, DataDirUnusable } from '../platform/embedded/data-dir.js';
import { StartFailed } from '../start-failed.js';

/** A command cannot do what it was asked, for a reason that the operator can mend: the message is one line for people. */
export class CommandFailed extends Error {}

const EXPECTED = [CommandFailed, BackupDamaged, RestoreRefused, InvalidEnvironment, DataDirInUse, DataDirUnusable, StartFailed];

export type Say = (line: string) => void;

type Options = NonNullable<ParseArgsConfig['options']>;
type Given<O extends Options> = ReturnType<typeof parseArgs<{ options: O; allowPositionals: true }>>;

export interface Command<O extends Options> {
  /** What --help prints. */
  help: string;
  options: O;
  /** How many words may stand beside the options. */
  words: number;
  run(given: Given<O>, env: Env, say: Say): Promise<void>;
}

/** Runs a command of the command line: exit code 0 when it is done, 1 with one line on standard error when it cannot be. */
export async function runCommand<O extends Options>(command: Command<O>): Promise<void> {
  // What lists or tables are piped into may end early.
  process.stdout.on('error', () => process.exit(0));
  const say: Say = (line) => void process.stdout.write(`${line}\n`);
  try {
    const given = read(command);
    if ((given.values as { help?: boolean }).help) say(command.help);
    else await command.run(given, readEnv(), say);
  } catch (error) {
    const text = error instanceof Error ? (EXPECTED.some((type) => error instanceof type) ? error.message : (error.stack ?? error.message)) : String(error);
    process.stderr.write(`${text}\n`);
    process.exitCode = 1;
  }
}

function read<O extends Options>({ options, words }: Command<O>): Given<O> {
  try {
    const given = parseArgs<{ options: O; allowPositionals: true }>({ options: { ...options, help: { type: 'boolean' } }, allowPositionals: true });
    if (given.positionals.length <= words) return given;
    throw new Error(`${given.positionals[words]} is one word too many`);
  } catch (error) {
    throw new CommandFailed(`${(error as Error).message.split('\n')[0]}. --help says what there is.`, { cause: error });
  }
}
