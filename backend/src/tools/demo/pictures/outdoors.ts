import type { Random } from '../random';
import { HEIGHT, WIDTH, drawn, type Box, type Drawing } from './drawing';
import { LAMP, NIGHT, TRUNK, WHITE, type Palette } from './palette';
import { BASE } from './landscapes';
import { person, type Place, type Pose, type Role } from './people';
import { circle, ellipse, line, path, placed, polygon, rect, repeat } from './shapes';
import { bush, careCar, flowers, poplar, streetLamp, tree } from './things';

/** An adult at this height of the picture: doors at the houses are a fifth higher than people. */
export const outside = (x: number, feet: number): Place => ({ x, feet, size: 0.42 + (feet - BASE) * 0.0052 });

export type Foreground =
  | 'path'
  | 'bench'
  | 'beds'
  | 'car'
  | 'bike'
  | 'pergola'
  | 'pond'
  | 'roses'
  | 'bus'
  | 'bowls'
  | 'orchard'
  | 'stroll'
  | 'swing'
  | 'greeting';

const at = (random: Random, x: number, feet: number, pose: Pose = 'stand', role: Role = 'elder'): Drawing =>
  person(random, outside(x, feet), pose, role);

const way = (x: number): string =>
  path(
    `M${x - 26} ${BASE - 4}Q${x - 34} 530 ${x - 110} ${HEIGHT}H${x + 90}Q${x + 24} 530 ${x + 26} ${BASE - 4}Z`,
    '#FBE6C8',
  );

const road = (palette: Palette): string =>
  rect(0, 516, WIDTH, 84, '#C9D2DC') +
  rect(0, 508, WIDTH, 10, palette.shade) +
  repeat(8, (index) => rect(30 + index * 124, 554, 62, 6, WHITE, 3));

/** A bench with somebody on it; people sit in front of the back rest. */
function benchWith(random: Random, x: number, feet: number, roles: readonly Role[]): Drawing {
  const { size } = outside(x, feet);
  const width = size * (roles.length * 52 + 34);
  const seat = size * 46;
  const back =
    rect(x - width / 2, feet - size * 98, width, size * 9, TRUNK, 3) +
    rect(x - width / 2, feet - size * 80, width, size * 9, TRUNK, 3);
  const front =
    rect(x - width / 2 - 3, feet - seat, width + 6, size * 10, TRUNK, 3) +
    rect(x - width / 2 + 4, feet - seat, size * 7, seat, NIGHT) +
    rect(x + width / 2 - 4 - size * 7, feet - seat, size * 7, seat, NIGHT);
  return drawn(
    back,
    front,
    ...roles.map((role, index) => at(random, x + (index - (roles.length - 1) / 2) * 54 * size, feet, 'sit', role)),
  );
}

const raisedBed = (x: number, y: number, width: number, palette: Palette): string =>
  rect(x, y, width, 34, '#8C5A35', 4) +
  rect(x, y + 15, width, 3, TRUNK) +
  flowers(x + 4, y + 3, width - 8, Math.round(width / 15), palette);

const bicycle = (x: number, y: number, size: number): string =>
  placed(
    x,
    y,
    size,
    [-44, 44].map((wheel) => circle(wheel, -30, 30, NIGHT) + circle(wheel, -30, 25, '#E8F0F7')).join('') +
      line('M-44 -30L-12 -72H26L44 -30M-12 -72L4 -30H44M4 -30H-44M26 -72L22 -92H40', '#C4745A', 6) +
      rect(-28, -84, 30, 8, NIGHT, 4) +
      rect(-66, -82, 34, 24, '#22624A', 4),
  );

/** The people and things in front of a house; its door is at `door`. */
const FOREGROUNDS: Readonly<
  Record<Foreground, (colours: { random: Random; palette: Palette }, door: number) => Drawing>
> = {
  path: ({ random, palette }, door) =>
    drawn(
      way(door),
      flowers(door + 44, 506, 130, 10, palette),
      at(random, door - 20, 536, 'cane'),
      at(random, door + 34, 538, 'stand', 'carer'),
    ),
  bench: ({ random, palette }, door) =>
    drawn(way(door), bush(door + 90, 506, 150, palette), benchWith(random, door + 150, 552, ['elder', 'elder'])),
  beds: ({ random, palette }, door) =>
    drawn(
      raisedBed(door - 210, 512, 150, palette),
      at(random, door - 130, 566, 'carry'),
      raisedBed(door + 80, 512, 150, palette),
      at(random, door + 130, 568, 'stand', 'carer'),
      at(random, door + 12, 546, 'walker'),
    ),
  car: ({ random, palette }, door) =>
    drawn(
      road(palette),
      streetLamp(door - 230, 512, 0.9),
      careCar(door - 170, 584, 0.92, random.pick(palette.cloth)),
      at(random, door + 130, 562, 'carry', 'carer'),
    ),
  bike: ({ random, palette }, door) =>
    drawn(
      way(door),
      bicycle(door + 130, 560, 0.95),
      at(random, door + 46, 558, 'stand', 'carer'),
      at(random, door - 54, 540, 'wave'),
      bush(door - 210, 506, 120, palette),
    ),
  pergola: ({ random, palette }, door) => {
    const x = door - 250;
    return drawn(
      way(door),
      [0, 76, 152].map((post) => rect(x + post, 400, 9, 150, TRUNK)).join(''),
      rect(x - 14, 392, 190, 12, TRUNK, 3),
      repeat(6, (index) =>
        ellipse(x + 4 + index * 30, 390 - (index % 2) * 5, 22, 13, index % 2 ? palette.leaf : palette.leafLight),
      ),
      benchWith(random, x + 80, 550, ['elder', 'visitor']),
      at(random, door + 70, 546, 'walker'),
    );
  },
  pond: ({ random, palette }, door) =>
    drawn(
      ellipse(door + 20, 548, 200, 30, '#EAD9B8'),
      ellipse(door + 20, 548, 182, 24, '#86A8CA'),
      ellipse(door + 60, 544, 60, 4, '#B3CBE0'),
      [-70, -30, 96]
        .map((duck) => ellipse(door + duck, 542, 12, 6, WHITE) + circle(door + duck + 10, 534, 5, WHITE))
        .join(''),
      flowers(door - 176, 572, 120, 8, palette),
      at(random, door - 190, 530, 'cane'),
      at(random, door - 144, 532, 'stand', 'visitor'),
    ),
  roses: ({ random, palette }, door) =>
    drawn(
      way(door),
      [-190, 74]
        .map(
          (left) =>
            bush(door + left, 520, 130, palette) +
            repeat(7, (index) =>
              circle(
                door + left + 16 + index * 16,
                500 - ((index * 7) % 16),
                5,
                index % 2 ? palette.accent : '#FBE6C8',
              ),
            ),
        )
        .join(''),
      at(random, door + 4, 548, 'wheelchair'),
      at(random, door - 46, 548, 'stand', 'carer'),
    ),
  bus: ({ random, palette }, door) =>
    drawn(
      road(palette),
      placed(
        door - 230,
        586,
        1.12,
        rect(0, -98, 190, 84, random.pick(palette.cloth), 14) +
          [12, 56, 100].map((window) => rect(window, -86, 38, 34, LAMP, 6)).join('') +
          rect(146, -86, 36, 60, '#E8F0F7', 6) +
          rect(0, -38, 146, 5, WHITE) +
          [42, 150].map((wheel) => circle(wheel, -16, 16, NIGHT) + circle(wheel, -16, 7, '#D2E2EF')).join(''),
      ),
      at(random, door + 40, 560, 'walker'),
      at(random, door + 98, 558, 'stand', 'carer'),
    ),
  bowls: ({ random, palette }, door) =>
    drawn(
      ellipse(door + 10, 552, 220, 26, '#EAD9B8'),
      [-40, 12, 50]
        .map((ball, index) =>
          circle(door + ball, 556 - index * 4, 7, [palette.accent, NIGHT, '#3D6796'][index] ?? NIGHT),
        )
        .join(''),
      at(random, door - 150, 552, 'wave'),
      at(random, door - 100, 540),
      at(random, door + 150, 548, 'cane'),
    ),
  orchard: ({ random, palette }, door) =>
    drawn(
      [-230, 190]
        .map(
          (left) =>
            tree(door + left, 544, 0.62, palette) +
            repeat(5, (index) => circle(door + left - 40 + index * 20, 470 - ((index * 13) % 34), 6, palette.accent)),
        )
        .join(''),
      at(random, door - 60, 552, 'carry'),
      at(random, door + 14, 556, 'stand', 'visitor'),
      placed(
        door + 80,
        566,
        1,
        path('M-26 -24H26L20 0H-20Z', '#8C5A35') + circle(-10, -26, 8, palette.accent) + circle(8, -27, 8, LAMP),
      ),
    ),
  stroll: ({ random, palette }, door) =>
    drawn(
      path('M0 548Q300 522 620 540T960 530V584Q640 600 320 584T0 596Z', '#FBE6C8'),
      streetLamp(door + 214, 540, 0.8),
      bush(door - 280, 530, 130, palette),
      at(random, door - 110, 560, 'walker'),
      at(random, door - 40, 562, 'stand', 'visitor'),
      at(random, door + 24, 556, 'stand', 'child'),
    ),
  swing: ({ random, palette }, door) => {
    const x = door + 130;
    return drawn(
      way(door),
      line(`M${x - 84} 566L${x - 64} 430M${x + 84} 566L${x + 64} 430M${x - 72} 430H${x + 72}`, TRUNK, 8),
      line(`M${x - 50} 432V512M${x + 50} 432V512`, NIGHT, 3),
      benchWith(random, x, 560, ['elder', 'child']),
      flowers(door - 180, 520, 120, 9, palette),
    );
  },
  greeting: ({ random, palette }, door) =>
    drawn(
      way(door),
      flowers(door - 170, 508, 110, 8, palette),
      at(random, door - 26, 516, 'wave'),
      at(random, door + 40, 528, 'carry', 'carer'),
    ),
};

export const foreground = (kind: Foreground, random: Random, palette: Palette, door: number): Drawing =>
  FOREGROUNDS[kind]({ random, palette }, door);

/** Trees at both sides of a house. */
export function greenery(
  left: 'tree' | 'poplar' | 'fir',
  right: 'tree' | 'poplar' | 'fir',
  house: Box,
  palette: Palette,
): string {
  const plant = (kind: 'tree' | 'poplar' | 'fir', x: number): string => {
    if (kind === 'poplar') return poplar(x, BASE + 6, 1.15, palette) + poplar(x + 44, BASE + 8, 0.9, palette);
    if (kind === 'tree') return tree(x, BASE + 10, 0.95, palette);
    return placed(
      x,
      BASE + 8,
      1,
      rect(-6, -20, 12, 22, TRUNK) +
        polygon(
          [
            [-52, -18],
            [0, -130],
            [52, -18],
          ],
          palette.leaf,
        ) +
        polygon(
          [
            [-40, -80],
            [0, -180],
            [40, -80],
          ],
          palette.leaf,
        ),
    );
  };
  return plant(left, house.x - 70) + plant(right, house.x + house.width + 70);
}
