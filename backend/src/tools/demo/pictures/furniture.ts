import type { Random } from '../random';
import { HEIGHT, WIDTH, drawn, type Drawing } from './drawing';
import { CREAM, LAMP, NIGHT, TRUNK, WHITE, type Palette } from './palette';
import { person, type Place, type Pose, type Role } from './people';
import { circle, ellipse, line, path, polygon, rect, repeat } from './shapes';
import { flowers, tree } from './things';

/** Where the back wall ends. The floor reaches from here to the lower edge. */
export const FLOOR = 430;
/** Pixels of a metre in the middle of the floor; an adult is 1.70 m tall. */
const METRE = 170;

/** An adult who stands here in a room. */
const inside = (x: number, feet: number): Place => ({ x, feet, size: 1.42 + (feet - FLOOR) * 0.0034 });

export const inRoom = (random: Random, x: number, feet: number, pose: Pose = 'stand', role: Role = 'elder'): Drawing =>
  person(random, inside(x, feet), pose, role);

export type Window = 'arch' | 'wide' | 'pair' | 'night' | 'balcony';

const WALLS = ['#F3E4D2', '#E9EEE4', '#E8F0F7', '#F7E8D2', '#EAF4EE', '#FBEBDD'] as const;
const FLOORS = ['#D9C3A3', '#C99F78', '#CDB48F', '#B98F66'] as const;

/** A view through a window, clipped by the shape of the window itself. */
function arched(x: number, width: number, palette: Palette): string {
  const shape = `M${x} 340V150Q${x + width / 2} 50 ${x + width} 150V340Z`;
  return (
    path(shape, palette.sky[1]) +
    path(`M${x} 340V270Q${x + width * 0.4} 236 ${x + width * 0.7} 262T${x + width} 252V340Z`, palette.lawn) +
    circle(x + width * 0.3, 214, 26, palette.leaf) +
    rect(x + width * 0.3 - 4, 234, 8, 36, TRUNK) +
    line(shape, WHITE, 12) +
    line(`M${x + width / 2} 104V340M${x} 236H${x + width}`, WHITE, 7) +
    rect(x - 14, 336, width + 28, 14, WHITE, 4)
  );
}

const VIEWS: Readonly<Record<Window, (palette: Palette) => string>> = {
  arch: (palette) => arched(230, 200, palette),
  pair: (palette) => arched(190, 118, palette) + arched(344, 118, palette),
  wide: (palette) =>
    rect(190, 120, 300, 210, palette.sky[1], 6) +
    path('M190 330V264Q290 226 370 254T490 244V330Z', palette.lawn) +
    tree(250, 304, 0.42, palette) +
    tree(430, 300, 0.36, palette) +
    line('M190 120H490V330H190ZM290 120V330M390 120V330', WHITE, 10) +
    rect(176, 328, 328, 14, WHITE, 4),
  night: () =>
    path('M240 340V150Q340 50 440 150V340Z', '#234B78') +
    path('M362 132A34 34 0 1 0 396 172A28 28 0 0 1 362 132Z', '#FFF4DA') +
    [
      [276, 176],
      [300, 132],
      [410, 246],
      [276, 262],
    ]
      .map(([x = 0, y = 0]) => circle(x, y, 3, '#FFF4DA'))
      .join('') +
    path('M240 340V302Q300 274 350 300T440 290V340Z', '#1C4F3C') +
    line('M240 340V150Q340 50 440 150V340ZM340 104V340M240 236H440', WHITE, 9) +
    rect(226, 336, 228, 14, WHITE, 4),
  balcony: (palette) =>
    rect(230, 90, 260, 340, palette.sky[1]) +
    path('M230 430V300Q320 262 400 290T490 280V430Z', palette.lawn) +
    tree(300, 350, 0.6, palette) +
    line('M236 350H484M260 350V430M300 350V430M340 350V430M380 350V430M420 350V430M460 350V430', '#5C86B2', 5) +
    line('M230 90H490V428H230ZM360 90V428', WHITE, 11),
};

export function room(window: Window, tone: number, palette: Palette): string {
  const isNight = window === 'night';
  return (
    rect(0, 0, WIDTH, HEIGHT, isNight ? '#C9D2DC' : (WALLS[tone % WALLS.length] ?? CREAM)) +
    rect(0, FLOOR, WIDTH, HEIGHT - FLOOR, isNight ? '#9A8468' : (FLOORS[tone % FLOORS.length] ?? TRUNK)) +
    rect(0, FLOOR - 12, WIDTH, 12, isNight ? '#E8F0F7' : WHITE) +
    VIEWS[window](palette)
  );
}

export const picture = (x: number, y: number, palette: Palette): string =>
  rect(x, y, 104, 84, WHITE, 4) +
  rect(x + 9, y + 9, 86, 66, palette.sky[0]) +
  path(
    `M${x + 9} ${y + 75}V${y + 54}Q${x + 40} ${y + 36} ${x + 60} ${y + 52}T${x + 95} ${y + 48}V${y + 75}Z`,
    palette.leaf,
  );

export const ceilingLamp = (x: number, colour: string): string =>
  line(`M${x} 0V84`, NIGHT, 5) +
  path(`M${x - 54} 130Q${x - 50} 82 ${x} 82Q${x + 50} 82 ${x + 54} 130Z`, colour) +
  ellipse(x, 131, 50, 6, LAMP);

export const floorLamp = (x: number): string =>
  circle(x, 214, 58, '#FFE3A6') +
  polygon(
    [
      [x - 34, 240],
      [x - 17, 180],
      [x + 17, 180],
      [x + 34, 240],
    ],
    LAMP,
  ) +
  rect(x - 4, 240, 8, 228, TRUNK) +
  rect(x - 28, 464, 56, 10, TRUNK, 5);

export const plant = (x: number, feet: number, palette: Palette): string =>
  path(`M${x - 26} ${feet - 54}H${x + 26}L${x + 19} ${feet}H${x - 19}Z`, '#C4745A') +
  ellipse(x - 18, feet - 84, 17, 36, palette.leaf) +
  ellipse(x + 18, feet - 86, 17, 38, palette.leafLight) +
  ellipse(x, feet - 100, 16, 46, palette.leaf);

export const shelf = (x: number, palette: Palette): string =>
  rect(x, 170, 170, 260, TRUNK, 4) +
  repeat(3, (row) => rect(x + 9, 180 + row * 82, 152, 70, CREAM)) +
  repeat(15, (index) =>
    rect(
      x + 16 + (index % 5) * 27,
      250 + Math.floor(index / 5) * 82 - 34 - ((index * 7) % 22),
      17,
      34 + ((index * 7) % 22),
      [palette.accent, '#3D6796', palette.leaf, LAMP][index % 4] ?? LAMP,
      2,
    ),
  );

function chairAt(x: number, feet: number, colour: string): string {
  const { size } = inside(x, feet);
  return (
    rect(x - 27 * size, feet - 106 * size, 54 * size, 62 * size, colour, 8) +
    rect(x - 29 * size, feet - 48 * size, 58 * size, 10 * size, TRUNK, 3) +
    rect(x - 26 * size, feet - 40 * size, 7 * size, 40 * size, TRUNK) +
    rect(x + 19 * size, feet - 40 * size, 7 * size, 40 * size, TRUNK)
  );
}

function armchairAt(x: number, feet: number, colour: string): string {
  const { size } = inside(x, feet);
  return (
    rect(x - 40 * size, feet - 112 * size, 80 * size, 100 * size, colour, 22) +
    rect(x - 34 * size, feet - 12 * size, 9 * size, 12 * size, TRUNK) +
    rect(x + 25 * size, feet - 12 * size, 9 * size, 12 * size, TRUNK)
  );
}

/** The arms of the chair lie beside the person. */
function armrestsAt(x: number, feet: number, colour: string): string {
  const { size } = inside(x, feet);
  return (
    rect(x - 48 * size, feet - 62 * size, 18 * size, 52 * size, colour, 9) +
    rect(x + 30 * size, feet - 62 * size, 18 * size, 52 * size, colour, 9)
  );
}

export const seated = (random: Random, x: number, feet: number, colour: string, role: Role = 'elder'): Drawing =>
  drawn(chairAt(x, feet, colour), inRoom(random, x, feet, 'sit', role));

export const relaxed = (random: Random, x: number, feet: number, colour: string, role: Role = 'elder'): Drawing =>
  drawn(armchairAt(x, feet, colour), inRoom(random, x, feet, 'sit', role), armrestsAt(x, feet, colour));

/** A table in front of people who sit; its plate is 0.74 m high. */
export function table(x: number, width: number, feet: number, cover: string): string {
  const top = feet - METRE * 0.7;
  return (
    rect(x - width / 2 + 14, top + 10, 16, feet - top - 10, TRUNK) +
    rect(x + width / 2 - 30, top + 10, 16, feet - top - 10, TRUNK) +
    path(
      `M${x - width / 2} ${top - 14}H${x + width / 2}L${x + width / 2 + 12} ${top + 12}H${x - width / 2 - 12}Z`,
      cover,
    ) +
    rect(x - width / 2 - 12, top + 10, width + 24, 12, TRUNK, 3)
  );
}

export const cups = (x: number, width: number, feet: number, count: number): string =>
  repeat(count, (index) => {
    const cx = x - width / 2 + (width * (index + 0.5)) / count;
    const y = feet - METRE * 0.7;
    return ellipse(cx, y, 24, 6, WHITE) + rect(cx - 9, y - 20, 18, 18, index % 2 ? '#B3CBE0' : CREAM, 4);
  });

export function vase(x: number, feet: number, palette: Palette): string {
  const y = feet - METRE * 0.7 - 4;
  return flowers(x - 18, y - 32, 36, 4, palette) + rect(x - 13, y - 34, 26, 34, '#5C86B2', 6);
}

export const bed = (x: number, cover: string): string =>
  rect(x, 348, 16, 150, TRUNK, 6) +
  rect(x + 10, 430, 320, 54, CREAM, 12) +
  rect(x + 92, 412, 238, 62, cover, 14) +
  rect(x + 18, 404, 84, 40, WHITE, 16) +
  rect(x + 322, 424, 14, 76, TRUNK, 5);

export const wallBars = (x: number): string =>
  rect(x, 130, 10, 300, TRUNK) +
  rect(x + 130, 130, 10, 300, TRUNK) +
  repeat(9, (index) => rect(x, 146 + index * 32, 140, 9, '#C99F78', 4));

export function counter(x: number, width: number, front: string, palette: Palette): string {
  const doors = Math.max(2, Math.round(width / 120));
  const step = width / doors;
  return (
    rect(x - 8, 296, width + 16, 16, CREAM, 4) +
    rect(x, 312, width, 128, front) +
    repeat(doors, (index) => rect(x + (index + 1) * step - 24, 350, 7, 34, LAMP, 3)) +
    rect(x + width * 0.55, 258, 76, 38, NIGHT, 7) +
    circle(x + 40, 286, 12, palette.accent) +
    circle(x + 64, 288, 10, LAMP)
  );
}

export const wallShelf = (x: number, width: number, palette: Palette): string =>
  rect(x, 186, width, 10, TRUNK, 3) +
  repeat(Math.floor(width / 46), (index) =>
    rect(
      x + 12 + index * 46,
      186 - 24 - ((index * 11) % 20),
      26,
      24 + ((index * 11) % 20),
      [palette.accent, CREAM, palette.leaf][index % 3] ?? CREAM,
      5,
    ),
  );

export const piano = (x: number): string =>
  rect(x, 250, 230, 216, '#8C5A35', 8) +
  rect(x + 14, 300, 202, 48, WHITE, 3) +
  repeat(
    10,
    (index) =>
      rect(x + 16 + index * 20, 304, 18, 42, CREAM) +
      (index % 7 === 2 || index % 7 === 6 ? '' : rect(x + 29 + index * 20, 304, 9, 24, NIGHT)),
  ) +
  rect(x - 8, 350, 246, 16, TRUNK, 4) +
  rect(x + 70, 264, 90, 30, CREAM, 2);

export const stove = (x: number): string =>
  rect(x, 230, 120, 200, '#22624A', 8) +
  path(`M${x + 20} 380V320Q${x + 60} 280 ${x + 100} 320V380Z`, NIGHT) +
  path(`M${x + 40} 378Q${x + 36} 344 ${x + 60} 330Q${x + 86} 350 ${x + 78} 378Z`, LAMP) +
  rect(x + 46, 0, 28, 232, '#14253D');

export const door = (x: number, colour: string): string =>
  rect(x - 8, 112, 140, 318, WHITE, 4) +
  rect(x, 120, 124, 310, colour, 3) +
  rect(x + 34, 150, 56, 90, LAMP, 6) +
  circle(x + 106, 290, 6, LAMP);

export const desk = (x: number, width: number, colour: string): string =>
  rect(x - 10, 352, width + 20, 14, CREAM, 4) +
  rect(x, 366, width, 130, colour, 4) +
  rect(x + width * 0.62, 306, 74, 46, NIGHT, 4) +
  rect(x + width * 0.62 + 30, 350, 14, 6, NIGHT);

export const easel = (x: number, palette: Palette): string =>
  line(`M${x} 500L${x + 36} 250M${x + 82} 500L${x + 46} 250`, TRUNK, 8) +
  rect(x - 14, 262, 110, 130, WHITE, 3) +
  path(`M${x - 6} 384V340Q${x + 30} 312 ${x + 50} 338T${x + 88} 330V384Z`, palette.leaf) +
  circle(x + 64, 292, 14, LAMP);

export const board = (x: number): string =>
  rect(x, 130, 220, 150, '#C99F78', 5) +
  repeat(6, (index) =>
    rect(
      x + 16 + (index % 3) * 66,
      146 + Math.floor(index / 3) * 64,
      54,
      48,
      [WHITE, '#FFE3A6', '#D5E8DC', '#E8F0F7'][index % 4] ?? WHITE,
      2,
    ),
  );

export const aquarium = (x: number): string =>
  rect(x, 340, 190, 90, TRUNK, 4) +
  rect(x + 8, 240, 174, 100, '#86A8CA', 4) +
  [40, 90, 130].map((fish, index) => ellipse(x + fish, 280 + index * 14, 13, 7, '#D9A05B')).join('') +
  line(`M${x + 30} 338Q${x + 20} 300 ${x + 34} 286M${x + 158} 338Q${x + 170} 310 ${x + 156} 296`, '#22624A', 6);

export const rug = (x: number, width: number, colour: string): string => ellipse(x, 560, width / 2, 34, colour);
