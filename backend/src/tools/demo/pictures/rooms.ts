import type { Random } from '../random';
import { HEIGHT, WIDTH } from './houses';
import { CREAM, LAMP, NIGHT, TRUNK, WHITE, type Palette } from './palette';
import { circle, ellipse, line, path, picture, polygon, rect, repeat } from './shapes';
import { flowers, person, tree } from './things';

const WALLS = ['#F3E4D2', '#E9EEE4', '#E8F0F7', '#F7E8D2', '#EAF4EE', '#FBEBDD'] as const;
const FLOORS = ['#D9C3A3', '#C99F78', '#CDB48F', '#B98F66'] as const;

const room = (random: Random): string =>
  rect(0, 0, WIDTH, HEIGHT, random.pick(WALLS)) + rect(0, 490, WIDTH, 150, random.pick(FLOORS));

/** A tall window with trees behind it. */
function view(x: number, width: number, palette: Palette): string {
  const shape = `M${x} 430V160Q${x + width / 2} 50 ${x + width} 160V430Z`;
  const outside =
    path(shape, palette.sky[1]) +
    path(`M${x} 430V330Q${x + width * 0.4} 290 ${x + width * 0.7} 322T${x + width} 310V430Z`, palette.lawn) +
    tree(x + width * 0.3, 400, 0.55, palette);
  return (
    outside +
    line(shape, WHITE, 14) +
    line(`M${x + width / 2} 104V430M${x} 280H${x + width}`, WHITE, 9) +
    rect(x - 18, 426, width + 36, 16, WHITE, 4)
  );
}

const hangingLamp = (x: number, colour: string): string =>
  line(`M${x} 0V110`, NIGHT, 5) +
  path(`M${x - 60} 164Q${x - 56} 108 ${x} 108Q${x + 56} 108 ${x + 60} 164Z`, colour) +
  polygon(
    [
      [x - 58, 164],
      [x + 58, 164],
      [x + 130, 400],
      [x - 130, 400],
    ],
    '#FFF4DA88',
  );

const framed = (x: number, y: number, palette: Palette): string =>
  rect(x, y, 130, 100, WHITE, 4) +
  rect(x + 11, y + 11, 108, 78, palette.sky[0]) +
  path(
    `M${x + 11} ${y + 89}V${y + 66}Q${x + 50} ${y + 44} ${x + 76} ${y + 64}T${x + 119} ${y + 58}V${y + 89}Z`,
    palette.leaf,
  );

/** A single room with a bed or an armchair, a lamp and a view. */
export function bedroom(random: Random, palette: Palette): string {
  const cover = random.pick(palette.cloth);
  const bed =
    rect(470, 330, 26, 190, TRUNK, 8) +
    rect(486, 420, 380, 92, CREAM, 14) +
    rect(590, 404, 280, 96, cover, 18) +
    rect(500, 392, 96, 52, WHITE, 20) +
    rect(852, 440, 22, 84, TRUNK, 6);
  const chair =
    path('M520 520V400Q520 350 580 350H690Q750 350 750 400V520Z', cover) +
    rect(496, 430, 50, 110, palette.accent, 20) +
    rect(724, 430, 50, 110, palette.accent, 20) +
    rect(530, 470, 210, 60, palette.leafLight, 18);
  const lamp =
    circle(420, 260, 66, '#FFE3A6') +
    polygon(
      [
        [384, 286],
        [402, 226],
        [438, 226],
        [456, 286],
      ],
      LAMP,
    ) +
    rect(416, 286, 8, 236, TRUNK) +
    rect(390, 520, 60, 12, TRUNK, 5);
  return picture(
    WIDTH,
    HEIGHT,
    room(random) +
      view(random.integer(70, 100), 260, palette) +
      framed(random.integer(600, 720), 130, palette) +
      lamp +
      (random.chance(0.6) ? bed : chair) +
      flowers(130, 428, 70, 6, palette),
  );
}

/** A long table with people around it. */
export function dining(random: Random, palette: Palette): string {
  const count = random.integer(3, 5);
  const people = repeat(count, (index) => person(random, 150 + (index * 660) / (count - 1), 540, 1.35, palette));
  const table =
    path('M60 440Q480 412 900 440L888 472H72Z', CREAM) +
    path('M72 472H888V540Q480 520 72 540Z', palette.shade) +
    repeat(
      count,
      (index) => ellipse(170 + index * 150, 446, 34, 9, WHITE) + ellipse(170 + index * 150, 445, 20, 5, palette.sky[0]),
    );
  return picture(
    WIDTH,
    HEIGHT,
    room(random) +
      view(random.integer(620, 660), 240, palette) +
      framed(random.integer(60, 100), 120, palette) +
      hangingLamp(random.integer(330, 460), random.pick(palette.cloth)) +
      people +
      table +
      rect(466, 392, 44, 50, palette.accent, 8) +
      flowers(462, 396, 52, 5, palette),
  );
}

/** A piano, a circle of chairs, people who sing or move. */
export function gathering(random: Random, palette: Palette): string {
  const keys = repeat(
    12,
    (index) =>
      rect(604 + index * 22, 322, 20, 54, CREAM) +
      (index % 7 === 2 || index % 7 === 6 ? '' : rect(618 + index * 22, 322, 11, 32, NIGHT)),
  );
  const piano =
    rect(584, 270, 300, 250, '#8C5A35', 10) +
    rect(600, 316, 268, 66, WHITE, 4) +
    keys +
    rect(574, 384, 320, 22, TRUNK, 5);
  const people = repeat(random.integer(3, 4), (index) =>
    person(random, 130 + index * 140, 590 + (index % 2) * 14, 1.3, palette),
  );
  return picture(
    WIDTH,
    HEIGHT,
    room(random) +
      view(random.integer(90, 150), 280, palette) +
      framed(random.integer(420, 450), 140, palette) +
      piano +
      people +
      person(random, 720, 606, 1.35, palette),
  );
}

/** A shared kitchen. */
export function kitchen(random: Random, palette: Palette): string {
  const front = random.pick(palette.cloth);
  const cupboards = repeat(
    4,
    (index) => rect(330 + index * 146, 350, 138, 150, front, 6) + rect(440 + index * 146, 410, 8, 36, LAMP, 3),
  );
  const shelf =
    rect(330, 190, 560, 12, TRUNK, 3) +
    repeat(9, (index) =>
      rect(
        350 + index * 58,
        190 - (34 + ((index * 17) % 26)),
        30,
        34 + ((index * 17) % 26),
        [palette.accent, CREAM, palette.leaf][index % 3] ?? CREAM,
        6,
      ),
    );
  const pot = rect(640, 296, 90, 44, NIGHT, 8) + line('M660 286Q670 262 660 244M690 286Q700 262 690 244', WHITE, 5);
  return picture(
    WIDTH,
    HEIGHT,
    room(random) +
      view(random.integer(40, 60), 230, palette) +
      shelf +
      rect(320, 334, 580, 18, CREAM, 4) +
      cupboards +
      pot +
      circle(440, 320, 16, palette.accent) +
      circle(474, 322, 14, LAMP) +
      person(random, 560, 600, 1.4, palette) +
      person(random, random.integer(260, 330), 606, 1.35, palette),
  );
}
