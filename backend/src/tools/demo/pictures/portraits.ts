import type { Random } from '../random';
import { SKINS } from './palette';
import { circle, path, picture, rect } from './shapes';

const WIDTH = 480;
const HEIGHT = 600;
const GROUNDS = ['#D2E2EF', '#D5E8DC', '#FBE6C8', '#E8F0F7', '#B2D3C1', '#FFE3A6', '#F4CFAE'] as const;
const TUNICS = ['#22624A', '#234B78', '#3B7D61', '#3D6796', '#9C5140', '#5C86B2'] as const;
const HAIRS = ['#5A3B2B', '#2B2522', '#8C5A35', '#3B2E28', '#1E1B1A', '#B98A57', '#B9B2A8'] as const;

/** Hair behind and in front of the head, in four cuts. */
function hairOf(random: Random, colour: string): { behind: string; before: string } {
  const fringe = path('M152 240Q150 140 240 134Q332 140 328 240Q300 184 240 180Q180 184 152 240Z', colour);
  return random.pick([
    {
      behind: path('M132 264Q120 108 240 106Q360 108 348 264Q364 380 328 408H152Q116 380 132 264Z', colour),
      before: fringe,
    },
    { behind: '', before: fringe },
    { behind: circle(240, 118, 44, colour), before: fringe },
    {
      behind: path('M126 250Q112 100 240 98Q368 100 354 250Q330 300 240 290Q150 300 126 250Z', colour),
      before: fringe,
    },
  ]);
}

/** A member of the nursing staff, without a face. */
export function portrait(random: Random): string {
  const skin = random.pick(SKINS);
  const tunic = random.pick(TUNICS);
  const { behind, before } = hairOf(random, random.pick(HAIRS));
  const ground =
    rect(0, 0, WIDTH, HEIGHT, random.pick(GROUNDS)) +
    path(`M0 ${random.integer(340, 420)}Q150 320 260 380T480 ${random.integer(330, 400)}V600H0Z`, '#FFFFFF70');
  const body =
    path('M80 600Q84 444 184 424L240 464L296 424Q396 444 400 600Z', tunic) +
    path('M196 416L240 488L284 416L276 392H204Z', skin) +
    rect(206, 336, 68, 88, skin, 24);
  const face = path('M156 244Q156 156 240 156Q324 156 324 244Q324 376 240 380Q156 376 156 244Z', skin);
  return picture(WIDTH, HEIGHT, ground + behind + body + face + before + rect(300, 504, 44, 10, '#FFFFFF', 4));
}
