import { ByteRing } from './byte-ring.js';

const text = (bytes: Buffer | undefined) => bytes?.toString();

describe('a ring buffer', () => {
  it('returns entries until newer bytes have overwritten them', () => {
    const ring = new ByteRing(10);
    const [first, second] = [ring.put(Buffer.from('abcd'))!, ring.put(Buffer.from('efgh'))!];
    expect([text(ring.get(first)), text(ring.get(second))]).toEqual(['abcd', 'efgh']);
    const third = ring.put(Buffer.from('ijkl'))!;
    expect([text(ring.get(first)), text(ring.get(second)), text(ring.get(third))]).toEqual([undefined, 'efgh', 'ijkl']);
  });

  it('returns each of many entries unchanged, or not at all', () => {
    const ring = new ByteRing(1_000);
    const stored = Array.from({ length: 500 }, (_, index) => {
      const value = `${index} `.repeat(1 + (index % 37));
      return { value, at: ring.put(Buffer.from(value))! };
    });
    const found = stored.map(({ value, at }) => ({ value, got: text(ring.get(at)) }));
    for (const { value, got } of found) if (got !== undefined) expect(got).toBe(value);
    const intact = found.filter(({ got }) => got !== undefined);
    expect(intact.length).toBeGreaterThan(5);
    expect(found.slice(-intact.length)).toEqual(intact);
  });

  it('accepts an entry of its own size, and no larger one', () => {
    const ring = new ByteRing(4);
    expect(ring.put(Buffer.from('abcde'))).toBeUndefined();
    const whole = ring.put(Buffer.from('abcd'))!;
    expect(text(ring.get(whole))).toBe('abcd');
    const next = ring.put(Buffer.from('e'))!;
    expect([text(ring.get(whole)), text(ring.get(next))]).toEqual([undefined, 'e']);
  });

  it('returns copies', () => {
    const ring = new ByteRing(4);
    const got = ring.get(ring.put(Buffer.from('ab'))!)!;
    ring.put(Buffer.from('cd'));
    ring.put(Buffer.from('ef'));
    expect(got.toString()).toBe('ab');
  });
});
