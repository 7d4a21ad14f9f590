import { logPositionOf, ReplicaLag } from './replica-lag.js';

it('parses positions as PostgreSQL formats them', () => {
  expect(logPositionOf('0/0')).toBe(0n);
  expect(logPositionOf('16/B374D848')).toBe(0x16b374d848n);
});

describe('the lag of a replica', () => {
  const lag = new ReplicaLag(10_000);
  lag.note(0, 100n);
  lag.note(1_000, 100n);
  lag.note(2_000, 200n);
  lag.note(3_000, 300n);

  it.each([
    ['is nothing while it has all, however long ago that was written', 300n, 3_600_000, 0],
    ['counts from when the first that it lacks was seen', 250n, 4_000, 1_000],
    ['is older with more that it lacks', 100n, 4_000, 2_000],
  ])('%s', (_what, replayed, now, age) => {
    expect(lag.ageAt(now, replayed)).toBe(age);
  });

  it('stores no more positions than necessary', () => {
    const long = new ReplicaLag(10_000);
    for (let second = 0; second < 3_600; second += 1) long.note(second * 1_000, BigInt(second));
    expect(long.ageAt(3_600_000, 0n)).toBeGreaterThan(10_000);
    expect(long.ageAt(3_600_000, 3_599n)).toBe(0);
  });
});
