import { fuzz } from '../support/fuzzing.js';

const COUNT = 20_000;

it('20,000 requests generated from the OpenAPI document cause no errors, and each is answered within a second', async () => {
  const seed = Number(process.env['FUZZ_SEED'] ?? Math.floor(Math.random() * 1e9));
  const { wrong, byStatus, slowest, slow } = await fuzz(COUNT, seed);
  process.stdout.write(
    `Fuzz: FUZZ_SEED=${seed}, ${JSON.stringify(byStatus)}, the slowest ${Math.round(slowest.ms)} ms: ${slowest.what.slice(0, 120)}\n`,
  );
  expect({ seed, wrong }).toEqual({ seed, wrong: [] });
  expect({ seed, slow }).toEqual({ seed, slow: [] });
}, 1_200_000);
