import type { Line } from './base-map-data.js';

export interface Window {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

interface Side {
  /** Positive inside. */
  distance: (x: number, y: number) => number;
}

const sidesOf = ({ left, top, right, bottom }: Window): Side[] => [
  { distance: (x) => x - left },
  { distance: (x) => right - x },
  { distance: (_x, y) => y - top },
  { distance: (_x, y) => bottom - y },
];

/** Clips a closed ring to the window, as a ring along its edges (Sutherland and Hodgman); empty when nothing is inside. */
export function clipRing(ring: Line, window: Window): Line {
  let kept = ring;
  for (const { distance } of sidesOf(window)) {
    const before = kept;
    kept = [];
    for (const [index, to] of before.entries()) {
      const from = before.at(index - 1)!;
      const [out, into] = [distance(from[0]!, from[1]!), distance(to[0]!, to[1]!)];
      if (out >= 0 !== into >= 0) kept.push(between(from, to, out / (out - into)));
      if (into >= 0) kept.push(to);
    }
    if (kept.length === 0) return kept;
  }
  return kept;
}

/** Splits a line into the runs that may be visible in the window: segments that are wholly beyond one side are left out. */
export function clipLine(line: Line, window: Window): Line[] {
  const sides = sidesOf(window);
  const runs: Line[] = [];
  let run: Line = [];
  for (const [index, to] of line.entries()) {
    const from = line[index - 1];
    if (!from) continue;
    const isBeyond = sides.some(({ distance }) => distance(from[0]!, from[1]!) < 0 && distance(to[0]!, to[1]!) < 0);
    if (isBeyond) {
      if (run.length > 0) runs.push(run);
      run = [];
    } else {
      run = run.length > 0 ? [...run, to] : [from, to];
    }
  }
  return run.length > 0 ? [...runs, run] : runs;
}

const between = (from: number[], to: number[], part: number): number[] => [
  from[0]! + (to[0]! - from[0]!) * part,
  from[1]! + (to[1]! - from[1]!) * part,
];
