import type { Random } from '../random';
import { drawn, type Drawing } from './drawing';
import { HAIRS, NIGHT, SKINS, TRUNK, WHITE } from './palette';
import { circle, ellipse, line, path, placed, rect } from './shapes';

/** Height of a standing adult at size 1. */
export const ADULT = 166;

/** What a person does decides how it is drawn. */
export type Pose = 'stand' | 'wave' | 'cane' | 'walker' | 'sit' | 'wheelchair' | 'carry';

export type Role = 'elder' | 'carer' | 'visitor' | 'cook' | 'child';

interface Look {
  skin: string;
  hair: string;
  cut: (typeof CUTS)[number];
  coat: string;
  legs: string;
  isSkirt: boolean;
  role: Role;
}

const CUTS = ['short', 'bob', 'bun', 'sides', 'curls', 'scarf'] as const;
const GREY = HAIRS.slice(0, 3);
const DARK = HAIRS.slice(3);
const TUNICS = ['#5B9A7C', '#86A8CA', '#DC9A80'] as const;
const COATS = ['#234B78', '#C4745A', '#22624A', '#3D6796', '#9C5140', '#5C86B2', '#D9A05B'] as const;
const LEGS = [NIGHT, '#1B3556', '#6E5041', '#4A5A6E'] as const;

function lookOf(random: Random, role: Role): Look {
  const isOld = role === 'elder';
  const cut = random.pick(
    isOld ? (['short', 'bob', 'bun', 'sides', 'curls'] as const) : CUTS.filter((c) => c !== 'sides'),
  );
  return {
    role,
    skin: random.pick(SKINS),
    hair: random.pick(isOld ? GREY : DARK),
    cut,
    coat: cut === 'scarf' || role !== 'carer' ? random.pick(role === 'carer' ? TUNICS : COATS) : random.pick(TUNICS),
    legs: random.pick(LEGS),
    isSkirt: cut !== 'sides' && cut !== 'short' && role !== 'carer' && random.chance(0.5),
  };
}

/** Hair in front of the head at 0/0 with radius 16, and what lies behind it. */
function hairOf({ cut, hair, coat }: Look): { behind: string; before: string } {
  const cap = path('M-17 1Q-19 -18 0 -19Q19 -18 17 1Q11 -9 0 -9Q-11 -9 -17 1Z', hair);
  switch (cut) {
    case 'bob':
      return { behind: path('M-19 14Q-24 -20 0 -21Q24 -20 19 14Q0 20 -19 14Z', hair), before: cap };
    case 'bun':
      return { behind: circle(0, -21, 8, hair), before: cap };
    case 'sides':
      return { behind: '', before: path('M-17 3Q-20 -10 -13 -13Q-13 -4 -15 3ZM17 3Q20 -10 13 -13Q13 -4 15 3Z', hair) };
    case 'curls':
      return {
        behind: circle(-13, -6, 9, hair) + circle(13, -6, 9, hair) + circle(0, -14, 11, hair),
        before: circle(-9, -13, 7, hair) + circle(1, -15, 7, hair) + circle(10, -12, 7, hair),
      };
    case 'scarf':
      return {
        behind: path('M-20 20Q-24 -22 0 -22Q24 -22 20 20Q0 28 -20 20Z', coat),
        before: path('M-17 12Q-19 -19 0 -19Q19 -19 17 12Q17 -10 0 -10Q-17 -10 -17 12Z', coat),
      };
    case 'short':
      return { behind: '', before: cap };
  }
}

function headAt(y: number, look: Look): string {
  const { behind, before } = hairOf(look);
  const hat = look.role === 'cook' ? rect(-15, -28, 30, 14, WHITE, 4) + ellipse(0, -30, 19, 9, WHITE) : '';
  return placed(0, y, 1, behind + rect(-6, 10, 12, 14, look.skin, 5) + circle(0, 0, 16, look.skin) + before + hat);
}

const arm = (look: Look, steps: string, [x, y]: readonly [number, number]): string =>
  line(steps, look.coat, 11) + circle(x, y, 5.5, look.skin);

const shoes = (left: number, right: number): string =>
  rect(left, -8, 17, 8, NIGHT, 4) + rect(right, -8, 17, 8, NIGHT, 4);

const legsOf = ({ isSkirt, legs, skin }: Look): string =>
  isSkirt
    ? rect(-13, -42, 9, 36, skin, 4) +
      rect(4, -42, 9, 36, skin, 4) +
      shoes(-18, 1) +
      path('M-22 -82L-29 -30Q0 -23 29 -30L22 -82Z', legs)
    : rect(-17, -82, 15, 78, legs, 6) + rect(2, -82, 15, 78, legs, 6) + shoes(-19, 2);

/** The upper body with its hips at `y`. */
function torsoAt(y: number, look: Look): string {
  const collar = look.role === 'carer' ? line('M-9 -58L0 -46L9 -58', WHITE, 4) + rect(8, -40, 9, 4, WHITE, 1) : '';
  const apron = look.role === 'cook' ? path('M-13 -46H13L19 6Q0 11 -19 6Z', WHITE) : '';
  return placed(
    0,
    y,
    1,
    path('M-19 -56Q0 -64 19 -56Q26 -26 23 6Q0 12 -23 6Q-26 -26 -19 -56Z', look.coat) + collar + apron,
  );
}

const standing = (look: Look, arms: string): string => legsOf(look) + torsoAt(-78, look) + arms + headAt(-148, look);

const downLeft = (look: Look): string => arm(look, 'M-20 -126Q-31 -104 -27 -84', [-27, -80]);
const downRight = (look: Look): string => arm(look, 'M20 -126Q31 -104 27 -84', [27, -80]);

/** Seen from the front, on a chair that is drawn before. */
const sitting = (look: Look): string =>
  rect(-17, -50, 15, 46, look.legs, 6) +
  rect(2, -50, 15, 46, look.legs, 6) +
  shoes(-19, 2) +
  torsoAt(-46, look) +
  rect(-22, -62, 44, 22, look.legs, 10) +
  arm(look, 'M-20 -94Q-32 -78 -20 -64', [-14, -62]) +
  arm(look, 'M20 -94Q32 -78 20 -64', [14, -62]) +
  headAt(-116, look);

/** Seen from the side, in a wheelchair. */
const wheeled = (look: Look): string =>
  line('M-22 -98V-44H26', NIGHT, 6) +
  line('M-22 -96H-34', NIGHT, 6) +
  torsoAt(-50, look) +
  headAt(-120, look) +
  line('M0 -52H30L38 -18', look.legs, 16) +
  rect(30, -16, 24, 8, NIGHT, 4) +
  arm(look, 'M4 -98Q10 -76 24 -68', [26, -67]) +
  circle(-6, -31, 31, NIGHT) +
  circle(-6, -31, 24, '#E8F0F7') +
  line('M-6 -55V-7M-30 -31H18M-23 -48L11 -14M11 -48L-23 -14', '#86A8CA', 3) +
  circle(-6, -31, 5, NIGHT) +
  circle(44, -9, 9, NIGHT) +
  circle(44, -9, 4, '#E8F0F7');

const walker = (look: Look): string =>
  line('M-24 -78L-32 -8M24 -78L32 -8M-29 -40H29', '#3D6796', 5) +
  rect(-22, -58, 44, 22, '#C4745A', 5) +
  circle(-33, -8, 8, NIGHT) +
  circle(33, -8, 8, NIGHT) +
  arm(look, 'M-20 -126Q-32 -104 -25 -84', [-25, -80]) +
  arm(look, 'M20 -126Q32 -104 25 -84', [25, -80]);

function figureOf(pose: Pose, look: Look): string {
  switch (pose) {
    case 'stand':
      return standing(look, downLeft(look) + downRight(look));
    case 'wave':
      return standing(look, downLeft(look) + arm(look, 'M20 -124Q36 -132 40 -156', [41, -161]));
    case 'cane':
      return standing(
        look,
        line('M34 -76V-3', TRUNK, 5) + downLeft(look) + arm(look, 'M20 -126Q36 -106 34 -82', [34, -79]),
      );
    case 'walker':
      return standing(look, '') + walker(look);
    case 'carry':
      return standing(
        look,
        arm(look, 'M-20 -126Q-32 -104 -14 -92', [-11, -92]) + arm(look, 'M20 -126Q32 -104 14 -92', [11, -92]),
      );
    case 'sit':
      return sitting(look);
    case 'wheelchair':
      return wheeled(look);
  }
}

/** Heights of the poses, as parts of a standing adult's. */
const POSE_HEIGHT: Readonly<Record<Pose, number>> = {
  stand: 1,
  wave: 1,
  cane: 1,
  walker: 1,
  carry: 1,
  sit: 0.81,
  wheelchair: 0.83,
};

const CHILD = 0.68;

/** Where a person is: its middle, the height of its feet, and how large an adult is there. */
export interface Place {
  x: number;
  feet: number;
  size: number;
}

/** A whole person without a face. Its size follows from its place, so that all people of a scene are in proportion. */
export function person(random: Random, { x, feet, size }: Place, pose: Pose = 'stand', role: Role = 'elder'): Drawing {
  const look = lookOf(random, role);
  const scale = role === 'child' ? size * CHILD : size;
  const shadow = ellipse(0, 0, pose === 'wheelchair' ? 48 : 32, 5, '#14253D22');
  const svg = `<g transform="translate(${Math.round(x * 10) / 10} ${Math.round(feet * 10) / 10}) scale(${Math.round(scale * 1000) / 1000})">${shadow}${figureOf(pose, look)}</g>`;
  const height = ADULT * scale * POSE_HEIGHT[pose];
  return { ...drawn(svg), figures: [{ x, feet, height, adult: ADULT * size }] };
}
