import { fuzz } from '../support/fuzzing.js';

const COUNT = 1_500;

it('requests generated from the OpenAPI document cause no errors', async () => {
  const seed = Number(process.env['FUZZ_SEED'] ?? Math.floor(Math.random() * 1e9));
  const { wrong, byStatus, slowest } = await fuzz(COUNT, seed);
  process.stdout.write(
    `Fuzz: FUZZ_SEED=${seed}, ${JSON.stringify(byStatus)}, the slowest ${Math.round(slowest.ms)} ms: ${slowest.what.slice(0, 120)}\n`,
  );
  expect({ seed, wrong }).toEqual({ seed, wrong: [] });
  // It is no use if everything is refused at the door.
  expect(byStatus['200']).toBeGreaterThan(COUNT / 20);
}, 300_000);
