import { HEIGHT, WIDTH } from './drawing';
import { LAMP, TRUNK, WHITE, type Palette } from './palette';
import { circle, ellipse, path, polygon, rect, repeat } from './shapes';
import { hill, poplar, sky, tree } from './things';

/** Where houses stand. The ground reaches from here to the lower edge. */
export const BASE = 480;

export type Backdrop = 'hills' | 'mountains' | 'lake' | 'town' | 'forest' | 'sea' | 'fields' | 'park';

const band = (y: number, colour: string, height = HEIGHT - y): string => rect(0, y, WIDTH, height, colour);

/** What lies behind the houses. */
const BACKDROPS: Readonly<Record<Backdrop, (palette: Palette) => string>> = {
  hills: (palette) => hill(WIDTH, HEIGHT, 0.6, palette.far, 0.1) + hill(WIDTH, HEIGHT, 0.7, palette.leafLight, 0.2),
  mountains: (palette) =>
    polygon(
      [
        [0, 420],
        [120, 230],
        [210, 320],
        [340, 130],
        [470, 300],
        [560, 210],
        [720, 400],
        [820, 270],
        [960, 430],
        [960, 520],
        [0, 520],
      ],
      palette.far,
    ) +
    polygon(
      [
        [340, 130],
        [300, 190],
        [332, 182],
        [352, 202],
        [378, 178],
      ],
      WHITE,
    ) +
    polygon(
      [
        [820, 270],
        [796, 304],
        [822, 298],
        [848, 308],
      ],
      WHITE,
    ) +
    hill(WIDTH, HEIGHT, 0.7, palette.leafLight, 0.05),
  lake: (palette) =>
    hill(WIDTH, HEIGHT, 0.56, palette.far, 0.2) +
    band(372, '#86A8CA') +
    ellipse(180, 410, 150, 5, '#B3CBE0') +
    ellipse(800, 430, 130, 5, '#B3CBE0') +
    path('M836 404H908L892 420H852Z', TRUNK) +
    polygon(
      [
        [870, 404],
        [870, 330],
        [910, 398],
      ],
      WHITE,
    ),
  town: (palette) =>
    repeat(9, (index) => {
      const width = 86 + ((index * 31) % 40);
      const x = index * 112 - 24;
      const top = 330 + ((index * 47) % 70);
      return (
        rect(x, top, width, 200, palette.far) +
        polygon(
          [
            [x - 8, top],
            [x + width / 2, top - 46],
            [x + width + 8, top],
          ],
          palette.far,
        )
      );
    }) +
    rect(700, 250, 40, 240, palette.far) +
    polygon(
      [
        [692, 250],
        [720, 170],
        [748, 250],
      ],
      palette.far,
    ),
  forest: (palette) =>
    hill(WIDTH, HEIGHT, 0.6, palette.far, 0) +
    repeat(15, (index) => {
      const x = index * 70 - 14;
      const height = 150 + ((index * 53) % 70);
      return polygon(
        [
          [x - 44, 480],
          [x, 480 - height],
          [x + 44, 480],
        ],
        index % 2 ? palette.leaf : palette.leafLight,
      );
    }),
  sea: () =>
    band(330, '#86A8CA') +
    ellipse(260, 366, 190, 4, '#B3CBE0') +
    ellipse(720, 384, 170, 4, '#B3CBE0') +
    path('M0 470Q140 400 300 440T600 430T960 410V640H0Z', '#EAD9B8') +
    rect(846, 232, 34, 190, WHITE) +
    rect(846, 276, 34, 34, '#C4745A') +
    rect(846, 346, 34, 34, '#C4745A') +
    rect(842, 214, 42, 20, LAMP),
  fields: (palette) =>
    hill(WIDTH, HEIGHT, 0.62, palette.far, 0.16) +
    path('M0 430Q300 380 600 424T960 404V640H0Z', '#E4CF8E') +
    path('M0 452Q260 420 520 452T960 440V640H0Z', palette.leafLight) +
    repeat(5, (index) => poplar(80 + index * 44, 436, 0.34, palette)),
  park: (palette) =>
    hill(WIDTH, HEIGHT, 0.58, palette.leafLight, 0.1) +
    repeat(7, (index) =>
      tree(40 + index * 150, 470, 0.7 + ((index * 3) % 4) * 0.1, {
        ...palette,
        leaf: palette.leafLight,
        leafLight: palette.lawn,
      }),
    ),
};

const ground = ({ lawn }: Palette): string =>
  path(`M0 ${BASE}Q300 ${BASE - 14} 600 ${BASE}T${WIDTH} ${BASE - 4}V${HEIGHT}H0Z`, lawn);

/** Sky, sun or moon, and the landscape. */
export const landscape = (kind: Backdrop, palette: Palette): string =>
  sky(WIDTH, HEIGHT, palette.sky) +
  circle(790, 120, 40, palette.isDark ? '#FFF4DA' : '#FFE3A6') +
  (palette.isDark ? circle(772, 108, 34, palette.sky[0]) : '') +
  BACKDROPS[kind](palette) +
  ground(palette);
