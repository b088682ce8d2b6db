import type { Random } from '../random';
import { LAMP, WHITE } from './palette';
import { circle, ellipse, line, path, picture, placed, polygon, rect, repeat } from './shapes';

/** Side of a logo in px. */
const SIDE = 400;

const GROUNDS = [
  '#234B78',
  '#22624A',
  '#9C5140',
  '#1B3556',
  '#3B7D61',
  '#C4745A',
  '#3D6796',
  '#6E5041',
  '#5C86B2',
  '#14253D',
] as const;
const TINTS = ['#E8F0F7', '#EAF4EE', '#FFF4DA', '#FBE6C8', '#FFFFFF', '#F4E7D3'] as const;

type Mark = (light: string, dark: string) => string;

/** Symbols for logos; none is a cross or a known brand's. */
const MARKS: readonly Mark[] = [
  (light) => path('M110 290V190L200 110L290 190V290Z', light) + path('M170 290V232Q200 196 230 232V290Z', LAMP),
  (light) =>
    circle(200, 160, 62, light) +
    circle(154, 190, 44, light) +
    circle(246, 190, 44, light) +
    rect(192, 200, 16, 100, light, 4),
  (light) =>
    path('M200 296C130 236 104 206 104 168A48 48 0 0 1 200 148A48 48 0 0 1 296 168C296 206 270 236 200 296Z', light),
  (light) =>
    repeat(8, (index) => `<g transform="rotate(${index * 45} 200 200)">${ellipse(200, 132, 22, 46, light)}</g>`) +
    circle(200, 200, 30, LAMP),
  (light) =>
    circle(200, 190, 56, LAMP) +
    line('M96 262Q148 230 200 262T304 262', light, 20) +
    line('M120 304Q160 280 200 304T280 304', light, 16),
  (light) =>
    path('M120 300V180Q200 70 280 180V300Z', light) +
    path('M150 300V198Q200 126 250 198V300Z', LAMP) +
    rect(194, 150, 12, 150, light),
  (light) =>
    path('M100 216Q160 150 200 216Q240 150 300 216Q250 190 200 248Q150 190 100 216Z', light) +
    circle(200, 150, 16, LAMP),
  (light) => path('M200 100C250 160 262 200 200 300C138 200 150 160 200 100Z', light) + line('M200 140V300', LAMP, 8),
  (light) =>
    path('M130 270Q110 180 170 150Q180 210 200 210Q220 210 230 150Q290 180 270 270Z', light) +
    circle(200, 140, 34, LAMP),
  (light) =>
    repeat(3, (index) => rect(116 + index * 60, 250 - index * 50, 48, 50 + index * 50, light, 8)) +
    circle(260, 110, 20, LAMP),
  (light) =>
    circle(150, 180, 50, light) +
    circle(250, 180, 50, light) +
    path('M90 300Q96 232 150 232Q190 232 200 262Q210 232 250 232Q304 232 310 300Z', light),
  (light) =>
    polygon(
      [
        [200, 96],
        [232, 168],
        [308, 176],
        [250, 226],
        [268, 300],
        [200, 260],
        [132, 300],
        [150, 226],
        [92, 176],
        [168, 168],
      ],
      light,
    ) + circle(200, 208, 28, LAMP),
];

/** The symbol number `index` on a coloured ground. */
export function logo(random: Random, index: number): string {
  const dark = random.pick(GROUNDS);
  const tint = random.pick(TINTS);
  const isInverted = random.chance(0.4);
  const mark = MARKS[index % MARKS.length] as Mark;
  const ground = random.weighted([
    [rect(0, 0, SIDE, SIDE, isInverted ? tint : dark), 3],
    [rect(0, 0, SIDE, SIDE, WHITE) + circle(200, 200, 180, isInverted ? tint : dark), 3],
    [rect(0, 0, SIDE, SIDE, WHITE) + path('M30 370V150Q200 -30 370 150V370Z', isInverted ? tint : dark), 2],
  ]);
  const scale = 0.95 + random.next() * 0.35;
  const sign = placed(200 - 200 * scale, 200 - 200 * scale, scale, mark(isInverted ? dark : tint, dark));
  return picture(SIDE, SIDE, ground + sign);
}
