import { spawnSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync } from 'node:fs';

/** How many requirements of level 1 and 2 each section of ASVS 5.0.0 has; within a section they are its first ones. */
const SECTIONS: Record<string, number> = {
  '1.1': 2,
  '1.2': 9,
  '1.3': 11,
  '1.4': 3,
  '1.5': 2,
  '2.1': 3,
  '2.2': 3,
  '2.3': 4,
  '2.4': 1,
  '3.2': 2,
  '3.3': 4,
  '3.4': 6,
  '3.5': 5,
  '3.7': 2,
  '4.1': 3,
  '4.2': 1,
  '4.3': 2,
  '4.4': 4,
  '5.1': 1,
  '5.2': 3,
  '5.3': 2,
  '5.4': 3,
  '6.1': 3,
  '6.2': 12,
  '6.3': 4,
  '6.4': 4,
  '6.5': 5,
  '6.6': 3,
  '6.8': 4,
  '7.1': 3,
  '7.2': 4,
  '7.3': 2,
  '7.4': 5,
  '7.5': 2,
  '7.6': 2,
  '8.1': 2,
  '8.2': 3,
  '8.3': 1,
  '8.4': 1,
  '9.1': 3,
  '9.2': 4,
  '10.1': 2,
  '10.2': 2,
  '10.3': 4,
  '10.4': 11,
  '10.5': 5,
  '10.6': 2,
  '10.7': 3,
  '11.1': 2,
  '11.2': 3,
  '11.3': 3,
  '11.4': 4,
  '11.5': 1,
  '11.6': 1,
  '12.1': 3,
  '12.2': 2,
  '12.3': 4,
  '13.1': 1,
  '13.2': 5,
  '13.3': 2,
  '13.4': 5,
  '14.1': 2,
  '14.2': 4,
  '14.3': 3,
  '15.1': 3,
  '15.2': 3,
  '15.3': 7,
  '16.1': 1,
  '16.2': 5,
  '16.3': 4,
  '16.4': 3,
  '16.5': 3,
  '17.1': 1,
  '17.2': 4,
  '17.3': 2,
};

const asvs = readFileSync('docs/operations/asvs.md', 'utf8');
const security = readFileSync('docs/operations/security.md', 'utf8');
const rows = [...asvs.matchAll(/^\| (\d+\.\d+\.\d+) \| ([^|]+) \| ([^|]+) \| ([^|]+) \|$/gm)].map(([, id, about, verdict, where]) => ({
  id,
  about,
  verdict: verdict!,
  where: where!,
}));

describe('the list of requirements', () => {
  it('has each of ASVS 5.0, level 2, once and in order', () => {
    const wanted = Object.entries(SECTIONS).flatMap(([section, count]) =>
      Array.from({ length: count }, (_, index) => `${section}.${index + 1}`),
    );
    expect(wanted).toHaveLength(253);
    expect(rows.map(({ id }) => id)).toEqual(wanted);
  });

  it('has a verdict with a reason for each', () => {
    expect(rows.filter(({ verdict, where }) => !['met', 'not met', 'n/a'].includes(verdict) || where.trim().length < 4)).toEqual([]);
  });

  it('has the right counts in the document', () => {
    const count = (wanted: string) => rows.filter(({ verdict }) => verdict === wanted).length;
    const [met, missing, none] = [count('met'), count('not met'), count('n/a')];
    expect(security.replaceAll(/\s+/g, ' ')).toContain(`of the 253 of level 2, ${met} are met, ${missing} are not, and ${none} are about`);
    expect(security).toContain(`has all ${missing}, each with its reason`);
  });
});

it('files given as evidence exist', () => {
  const named = [...`${asvs}\n${security}`.matchAll(/`((?:src|test|frontend|docker|scripts)\/[\w./-]+)`/g)].map(([, path]) => path!);
  expect(named.length).toBeGreaterThan(40);
  expect(named.filter((path) => !existsSync(path))).toEqual([]);
});

it('git ignores what commands write into the project’s root by default', () => {
  const written = readdirSync('src/cli').flatMap((file) =>
    [...readFileSync(`src/cli/${file}`, 'utf8').matchAll(/resolve\(name \?\? `(.+)`\)/g)].flatMap(([, pattern]) => {
      const name = pattern!.replaceAll(/\$\{[^}]+\}/g, '2026-11-21');
      // What a command that was killed leaves behind.
      return [name, `${name}.part`];
    }),
  );
  expect(written).toHaveLength(6);
  const { stdout } = spawnSync('git', ['check-ignore', '--no-index', ...written], { encoding: 'utf8' });
  expect(stdout.trim().split('\n')).toEqual(written);
});
