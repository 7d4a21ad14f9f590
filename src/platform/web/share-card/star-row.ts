const SIDE = 44;
const GAP = 8;
const COUNT = 5;
const FILLED = [0xb2, 0x6a, 0x00] as const;
const EMPTY = [0xd9, 0xd4, 0xc9] as const;
/** Samples per pixel in each direction (anti-aliasing). */
const SAMPLES = 3;

/** Size and channels of the picture that {@link starRow} gives. */
export const STARS = { width: COUNT * SIDE + (COUNT - 1) * GAP, height: SIDE, channels: 4 as const };

const CORNERS = Array.from({ length: 10 }, (_, index) => {
  const [radius, angle] = [index % 2 === 0 ? 0.5 : 0.21, (index * Math.PI) / 5 - Math.PI / 2];
  return [0.5 + radius * Math.cos(angle), 0.53 + radius * Math.sin(angle)] as const;
});

/** Five stars in a row, filled as far as the rating goes: RGBA pixels. */
export function starRow(rating: number): Buffer {
  const { width, height, channels } = STARS;
  const pixels = Buffer.alloc(width * height * channels);
  const filledTo = rating * (SIDE + GAP) - (rating % 1 === 0 ? GAP : (rating % 1) * GAP);
  for (let y = 0; y < height; y += 1) {
    for (let x = 0; x < width; x += 1) {
      const share = shareInside(x % (SIDE + GAP), y);
      if (share === 0) continue;
      const colour = x < filledTo ? FILLED : EMPTY;
      pixels.set([...colour, Math.round(share * 255)], (y * width + x) * channels);
    }
  }
  return pixels;
}

function shareInside(x: number, y: number): number {
  let inside = 0;
  for (let step = 0; step < SAMPLES * SAMPLES; step += 1) {
    const [right, down] = [(step % SAMPLES) + 0.5, Math.floor(step / SAMPLES) + 0.5];
    if (isInside((x + right / SAMPLES) / SIDE, (y + down / SAMPLES) / SIDE)) inside += 1;
  }
  return inside / (SAMPLES * SAMPLES);
}

function isInside(x: number, y: number): boolean {
  let inside = false;
  CORNERS.forEach(([ax, ay], index) => {
    const [bx, by] = CORNERS[(index + 1) % CORNERS.length]!;
    if (ay > y !== by > y && x < ((bx - ax) * (y - ay)) / (by - ay) + ax) inside = !inside;
  });
  return inside;
}
