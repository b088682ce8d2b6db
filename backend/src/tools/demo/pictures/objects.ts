import type { Random } from '../random';
import { CREAM, LAMP, NIGHT, WHITE } from './palette';
import { circle, ellipse, line, path, picture, polygon, rect, repeat } from './shapes';

const WIDTH = 800;
const HEIGHT = 600;
const GROUNDS = ['#E8F0F7', '#EAF4EE', '#FFF4DA', '#FBE6C8'] as const;

type Drawing = (main: string, soft: string) => string;

const wheel = (x: number, y: number, radius: number): string =>
  circle(x, y, radius, NIGHT) + circle(x, y, radius * 0.72, '#D2E2EF') + circle(x, y, radius * 0.16, NIGHT);

/** One drawing per product category; products of a category differ in colour and ground. */
export const DRAWINGS: Readonly<Record<string, Drawing>> = {
  pflegebetten: (main, soft) =>
    rect(120, 330, 560, 30, '#8C5A35', 8) +
    rect(100, 220, 34, 250, '#8C5A35', 10) +
    rect(666, 260, 34, 210, '#8C5A35', 10) +
    polygon(
      [
        [134, 330],
        [134, 300],
        [300, 220],
        [330, 300],
        [666, 300],
        [666, 330],
      ],
      CREAM,
    ) +
    polygon(
      [
        [310, 300],
        [330, 276],
        [666, 276],
        [666, 320],
        [330, 320],
      ],
      main,
    ) +
    rect(150, 244, 120, 44, WHITE, 18) +
    rect(260, 362, 24, 84, soft) +
    rect(520, 362, 24, 84, soft) +
    rect(130, 470, 30, 14, NIGHT, 6) +
    rect(640, 470, 30, 14, NIGHT, 6),
  hausnotruf: (main, soft) =>
    rect(220, 250, 300, 200, CREAM, 26) +
    rect(244, 274, 150, 90, soft, 12) +
    circle(454, 330, 48, main) +
    circle(454, 330, 30, LAMP) +
    repeat(6, (index) => circle(264 + index * 24, 410, 6, NIGHT)) +
    line('M560 200Q600 230 600 290', main, 10) +
    line('M600 160Q660 210 660 300', main, 10) +
    circle(620, 400, 44, soft) +
    circle(620, 400, 26, main),
  treppenlifte: (main, soft) =>
    repeat(6, (index) => rect(120 + index * 96, 470 - index * 56, 100, 60 + index * 56, soft)) +
    line('M110 430L700 84', NIGHT, 14) +
    rect(330, 200, 130, 20, main, 8) +
    rect(330, 110, 26, 104, main, 12) +
    rect(346, 216, 96, 66, main, 12) +
    rect(450, 280, 70, 16, NIGHT, 6),
  badezimmer: (main, soft) =>
    path('M140 320H660Q650 470 560 480H240Q150 470 140 320Z', WHITE) +
    rect(120, 300, 560, 26, soft, 10) +
    rect(220, 480, 30, 30, NIGHT, 8) +
    rect(550, 480, 30, 30, NIGHT, 8) +
    rect(320, 250, 190, 22, main, 10) +
    rect(490, 150, 22, 120, main, 10) +
    line('M600 300V170Q600 140 570 140', NIGHT, 12),
  mobilitaet: (main) =>
    line('M300 180H340L400 420M300 180Q270 180 270 200', NIGHT, 14) +
    line('M400 420H540M340 260H500L540 420', main, 16) +
    rect(350, 250, 160, 80, main, 12) +
    wheel(400, 450, 44) +
    wheel(548, 450, 44) +
    rect(256, 170, 60, 18, NIGHT, 8),
  pflegehilfsmittel: (main, soft) =>
    rect(190, 250, 190, 220, main, 14) +
    rect(220, 300, 130, 60, WHITE, 8) +
    rect(420, 300, 170, 170, soft, 12) +
    rect(440, 260, 130, 46, WHITE, 10) +
    rect(480, 220, 50, 44, main, 8) +
    ellipse(620, 470, 60, 20, CREAM),
};

/** A product in front of a plain ground. */
export function objectPicture(random: Random, category: string): string {
  const draw = DRAWINGS[category];
  if (!draw) throw new Error(`Nothing to draw for "${category}".`);
  const main = random.pick(['#234B78', '#22624A', '#C4745A', '#3D6796', '#3B7D61'] as const);
  const ground =
    rect(0, 0, WIDTH, HEIGHT, random.pick(GROUNDS)) +
    circle(random.integer(300, 520), random.integer(240, 300), 240, '#FFFFFF80') +
    rect(0, 490, WIDTH, 110, '#F4E7D3');
  return picture(WIDTH, HEIGHT, ground + draw(main, '#B3CBE0'));
}
