import { clipLine, clipRing } from './clip.js';

const WINDOW = { left: 0, top: 0, right: 10, bottom: 10 };

describe('a polygon clipped to a window', () => {
  it('stays unchanged inside, and is the window if it surrounds it', () => {
    const inside = [
      [1, 1],
      [9, 1],
      [5, 9],
    ];
    expect(clipRing(inside, WINDOW)).toEqual(inside);
    const around = clipRing(
      [
        [-5, -5],
        [15, -5],
        [15, 15],
        [-5, 15],
      ],
      WINDOW,
    );
    expect(around.map(([x, y]) => `${x} ${y}`).sort()).toEqual(['0 0', '0 10', '10 0', '10 10']);
  });

  it('is cut at the edge, and empty beyond it', () => {
    const half = clipRing(
      [
        [5, 2],
        [15, 2],
        [15, 8],
        [5, 8],
      ],
      WINDOW,
    );
    expect(half.map(([x, y]) => `${x} ${y}`).sort()).toEqual(['10 2', '10 8', '5 2', '5 8']);
    expect(
      clipRing(
        [
          [20, 20],
          [30, 20],
          [30, 30],
        ],
        WINDOW,
      ),
    ).toEqual([]);
  });
});

it('a line keeps its runs within the window', () => {
  const line = [
    [-20, 5],
    [-10, 5],
    [5, 5],
    [20, 5],
    [30, 5],
    [30, 8],
    [5, 8],
  ];
  expect(clipLine(line, WINDOW)).toEqual([
    [
      [-10, 5],
      [5, 5],
      [20, 5],
    ],
    [
      [30, 8],
      [5, 8],
    ],
  ]);
  expect(
    clipLine(
      [
        [20, 0],
        [20, 9],
      ],
      WINDOW,
    ),
  ).toEqual([]);
});
