import type { Random } from '../random';
import { NIGHT, type Palette } from './palette';
import { circle, path, picture, polygon, rect, repeat } from './shapes';
import {
  bench,
  bush,
  careCar,
  doorAt,
  flowers,
  hill,
  person,
  poplar,
  sky,
  streetLamp,
  tree,
  windowAt,
  windowGrid,
} from './things';

export const WIDTH = 960;
export const HEIGHT = 640;

const ground = ({ lawn }: Palette): string => path(`M0 526Q300 500 600 528T${WIDTH} 514V${HEIGHT}H0Z`, lawn);

const roofOf = (random: Random, x: number, top: number, width: number, roof: string): string =>
  random.weighted([
    [
      polygon(
        [
          [x - 24, top],
          [x + width / 2, top - width * 0.3],
          [x + width + 24, top],
        ],
        roof,
      ),
      4,
    ],
    [
      polygon(
        [
          [x - 20, top],
          [x + width * 0.16, top - 92],
          [x + width * 0.84, top - 92],
          [x + width + 20, top],
        ],
        roof,
      ),
      4,
    ],
    [rect(x - 12, top - 14, width + 24, 18, roof, 4), 3],
  ]);

function building(random: Random, x: number, width: number, floors: number, palette: Palette): string {
  const height = floors * 92 + 30;
  const top = 534 - height;
  const columns = Math.max(2, Math.floor(width / 84));
  const gapX = (width - 40 - columns * 42) / Math.max(1, columns - 1);
  const windows = windowGrid(random, { x: x + 20, y: top + 22 }, columns, floors, { w: 42, h: 58, gapX, gapY: 34 });
  return (
    rect(x, top, width, height, palette.wall) +
    rect(x + width * 0.86, top, width * 0.14, height, palette.shade) +
    roofOf(random, x, top, width, palette.roof) +
    windows
  );
}

function greenery(random: Random, palette: Palette): string {
  const left = random.chance(0.5)
    ? tree(random.integer(40, 110), 548, 0.8 + random.next() * 0.5, palette)
    : poplar(random.integer(40, 110), 540, 1.1, palette);
  const right = random.chance(0.5)
    ? tree(random.integer(850, 920), 550, 0.8 + random.next() * 0.5, palette)
    : poplar(random.integer(850, 920), 540, 1.2, palette);
  return (
    left +
    right +
    bush(random.integer(120, 260), 548, random.integer(110, 190), palette) +
    bush(random.integer(620, 720), 550, random.integer(110, 190), palette)
  );
}

const backdrop = (random: Random, palette: Palette): string =>
  sky(WIDTH, HEIGHT, palette.sky) +
  (random.chance(0.4) ? circle(random.integer(640, 840), random.integer(90, 180), 46, '#FFE3A6') : '') +
  hill(WIDTH, HEIGHT, 0.66, palette.far, random.next() * 0.2);

/** A care home of two to four floors with a garden in front. */
export function careHome(random: Random, palette: Palette): string {
  const width = random.integer(440, 620);
  const x = (WIDTH - width) / 2 + random.integer(-60, 60);
  const drive = path(
    `M${x + width / 2 - 40} 530Q${x + width / 2 - 60} 580 ${x + width / 2 - 120} 640H${x + width / 2 + 120}Q${x + width / 2 + 60} 580 ${x + width / 2 + 40} 530Z`,
    '#FBE6C8',
  );
  const people = repeat(random.integer(1, 3), (index) =>
    person(random, 240 + index * 210 + random.integer(-40, 40), 600 + (index % 2) * 14, 0.9, palette),
  );
  const content =
    backdrop(random, palette) +
    building(random, x, width, random.integer(2, 4), palette) +
    ground(palette) +
    drive +
    doorAt(x + width / 2 - 34, 424, 68, 112, palette.accent);
  return picture(
    WIDTH,
    HEIGHT,
    content +
      greenery(random, palette) +
      (random.chance(0.6) ? bench(random.integer(680, 760), 596, 1.1) : '') +
      people,
  );
}

/** Flats with balconies and flowers. */
export function apartments(random: Random, palette: Palette): string {
  const floors = random.integer(3, 4);
  const block = (x: number, columns: number): string => {
    const top = 534 - floors * 96 - 20;
    const width = columns * 92 + 30;
    const flats = repeat(columns * floors, (index) => {
      const wx = x + 26 + (index % columns) * 92;
      const wy = top + 22 + Math.floor(index / columns) * 96;
      return (
        windowAt(wx, wy, 46, 52, random.chance(0.7)) +
        rect(wx - 14, wy + 58, 74, 7, palette.accent, 2) +
        flowers(wx - 10, wy + 59, 66, 6, palette)
      );
    });
    return (
      rect(x, top, width, floors * 96 + 20, palette.wall) +
      rect(x - 10, top - 14, width + 20, 18, palette.roof, 4) +
      flats
    );
  };
  const content =
    backdrop(random, palette) +
    block(random.integer(100, 140), 4) +
    block(random.integer(560, 590), random.integer(2, 3)) +
    ground(palette);
  return picture(
    WIDTH,
    HEIGHT,
    content + greenery(random, palette) + bench(480, 590, 1) + person(random, 700, 610, 0.95, palette),
  );
}

/** A street with small houses and the car of a home-care service. */
export function street(random: Random, palette: Palette): string {
  const houses = repeat(4, (index) =>
    building(random, 20 + index * 238 + random.integer(-8, 8), random.integer(176, 200), random.integer(1, 2), palette),
  );
  const road = rect(0, 540, WIDTH, 100, '#D8DDE3') + rect(0, 534, WIDTH, 12, palette.shade);
  const car = careCar(random.integer(220, 480), 622, 1, random.pick(palette.cloth));
  return picture(
    WIDTH,
    HEIGHT,
    backdrop(random, palette) +
      houses +
      road +
      streetLamp(random.integer(60, 160), 548, 1.1) +
      tree(random.integer(820, 900), 548, 0.8, palette) +
      car +
      person(random, random.integer(720, 800), 604, 0.95, palette),
  );
}

/** A garden with people who walk, sit and plant. */
export function garden(random: Random, palette: Palette): string {
  const beds = repeat(3, (index) => {
    const x = 90 + index * 290 + random.integer(-30, 30);
    return rect(x, 560, 190, 46, '#8C5A35', 6) + flowers(x + 8, 562, 174, 12, palette);
  });
  const content =
    backdrop(random, palette) +
    hill(WIDTH, HEIGHT, 0.74, palette.leafLight, 0.1) +
    tree(random.integer(100, 200), 500, 1.2, palette) +
    tree(random.integer(760, 880), 510, 1.1, palette) +
    path(`M0 500Q300 460 600 504T${WIDTH} 488V640H0Z`, palette.lawn);
  const way = path('M420 500Q520 540 430 580T380 640H640Q660 590 560 545T480 500Z', '#FBE6C8');
  return picture(
    WIDTH,
    HEIGHT,
    content +
      way +
      bench(random.integer(560, 640), 548, 1.2) +
      beds +
      person(random, 330, 560, 1, palette) +
      person(random, random.integer(430, 520), 572, 1, palette) +
      (random.chance(0.5) ? person(random, 760, 566, 1, palette) : ''),
  );
}

/** A village at dusk, for care forms without a house. */
export function village(random: Random, palette: Palette): string {
  const homes = repeat(5, (index) => {
    const x = 60 + index * 180 + random.integer(-20, 20);
    const y = 430 + random.integer(0, 40);
    return (
      rect(x, y - 84, 110, 84, palette.wall) +
      polygon(
        [
          [x - 12, y - 84],
          [x + 55, y - 146],
          [x + 122, y - 84],
        ],
        palette.roof,
      ) +
      windowAt(x + 16, y - 64, 28, 38, true) +
      windowAt(x + 64, y - 64, 28, 38, random.chance(0.6))
    );
  });
  const church =
    rect(470, 250, 60, 190, palette.wall) +
    polygon(
      [
        [460, 250],
        [500, 150],
        [540, 250],
      ],
      NIGHT,
    ) +
    windowAt(486, 280, 28, 44, true);
  return picture(
    WIDTH,
    HEIGHT,
    backdrop(random, palette) +
      hill(WIDTH, HEIGHT, 0.72, palette.leafLight, 0.05) +
      church +
      homes +
      ground(palette) +
      greenery(random, palette) +
      person(random, 420, 610, 1, palette) +
      person(random, 480, 612, 1, palette),
  );
}
