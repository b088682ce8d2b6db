import { drawn, type Box, type Drawing } from './drawing';
import { CREAM, DIM, LAMP, NIGHT, TRUNK, WHITE, type Palette } from './palette';
import { circle, line, path, polygon, rect, repeat } from './shapes';
import { BASE } from './landscapes';
import { doorAt, flowers, windowAt } from './things';

export type Roof = 'gable' | 'hip' | 'mansard' | 'flat' | 'stepped' | 'row' | 'pent' | 'tower';
export type Facade = 'plain' | 'timber' | 'balconies' | 'brick' | 'arcade' | 'glass' | 'wing' | 'ivy';

export interface HouseForm {
  roof: Roof;
  facade: Facade;
  floors: number;
  width: number;
}

/** Height of a storey: a door fits below its ceiling, and a person through the door. */
const STOREY = 88;
const WINDOW = { width: 38, height: 52 } as const;
const DOOR = { width: 48, height: 84 } as const;

const roofs: Readonly<Record<Roof, (x: number, top: number, width: number, palette: Palette) => string>> = {
  gable: (x, top, width, { roof }) =>
    rect(x + width * 0.72, top - width * 0.24, 22, width * 0.2, '#9C5140') +
    polygon(
      [
        [x - 22, top],
        [x + width / 2, top - Math.min(130, width * 0.34)],
        [x + width + 22, top],
      ],
      roof,
    ),
  hip: (x, top, width, { roof, accent }) =>
    rect(x + width * 0.76, top - 108, 22, 60, accent) +
    polygon(
      [
        [x - 20, top],
        [x + width * 0.14, top - 82],
        [x + width * 0.86, top - 82],
        [x + width + 20, top],
      ],
      roof,
    ),
  mansard: (x, top, width, { roof, shade }) =>
    polygon(
      [
        [x - 14, top],
        [x + 22, top - 62],
        [x + width - 22, top - 62],
        [x + width + 14, top],
      ],
      roof,
    ) +
    polygon(
      [
        [x + 22, top - 62],
        [x + width * 0.2, top - 88],
        [x + width * 0.8, top - 88],
        [x + width - 22, top - 62],
      ],
      shade,
    ) +
    repeat(3, (index) => windowAt(x + width * (0.22 + index * 0.28) - 15, top - 48, 30, 34, index !== 1)),
  flat: (x, top, width, { roof }) =>
    rect(x - 12, top - 12, width + 24, 16, roof, 4) + rect(x + width * 0.62, top - 34, 70, 24, roof, 3),
  stepped: (x, top, width, { wall, shade }) => {
    const step = width / 7;
    return (
      repeat(3, (index) =>
        rect(
          x + step * (index + 0.5),
          top - (index + 1) * 32,
          width - step * (2 * index + 1),
          34,
          index % 2 ? shade : wall,
        ),
      ) + windowAt(x + width / 2 - 15, top - 76, 30, 38, true)
    );
  },
  row: (x, top, width, { roof, accent }) =>
    repeat(3, (index) => {
      const part = width / 3;
      const left = x + index * part;
      return polygon(
        [
          [left - 8, top],
          [left + part / 2, top - part * 0.5],
          [left + part + 8, top],
        ],
        index === 1 ? accent : roof,
      );
    }),
  pent: (x, top, width, { roof }) =>
    polygon(
      [
        [x - 18, top],
        [x - 18, top - 70],
        [x + width + 18, top - 14],
        [x + width + 18, top],
      ],
      roof,
    ) +
    polygon(
      [
        [x + 40, top - 46],
        [x + 150, top - 28],
        [x + 150, top - 42],
        [x + 40, top - 60],
      ],
      NIGHT,
    ),
  tower: (x, top, width, { roof, wall, accent }) =>
    polygon(
      [
        [x - 20, top],
        [x + width * 0.12, top - 70],
        [x + width * 0.88, top - 70],
        [x + width + 20, top],
      ],
      roof,
    ) +
    rect(x + width - 104, top - 96, 84, 100, wall) +
    polygon(
      [
        [x + width - 114, top - 96],
        [x + width - 62, top - 158],
        [x + width - 10, top - 96],
      ],
      accent,
    ) +
    windowAt(x + width - 77, top - 72, 30, 46, true),
};

const timbers = ({ x, y, width, height }: Box): string =>
  repeat(Math.round(height / STOREY) + 1, (index) =>
    rect(x, y + Math.min(height - 7, index * STOREY), width, 7, TRUNK),
  ) +
  repeat(Math.round(width / 78) + 1, (index, all = Math.round(width / 78)) =>
    rect(x + (index * (width - 7)) / all, y, 7, height, TRUNK),
  ) +
  line(`M${x + 8} ${y + 80}L${x + 70} ${y + 10}M${x + width - 8} ${y + 80}L${x + width - 70} ${y + 10}`, TRUNK, 6);

const bricks = ({ x, y, width, height }: Box): string =>
  repeat(Math.floor(height / 22), (row) =>
    repeat(Math.floor(width / 120), (index) =>
      rect(x + 10 + index * 120 + (row % 2) * 52, y + 8 + row * 22, 30, 7, '#9C514055', 2),
    ),
  );

/** What belongs on the wall below the windows. */
function cladding(facade: Facade, wall: Box, palette: Palette): string {
  if (facade === 'timber') return timbers(wall);
  if (facade === 'brick') return bricks(wall);
  if (facade === 'ivy')
    return repeat(16, (index) =>
      circle(
        wall.x + 16 + (index % 3) * 17,
        wall.y + wall.height - 8 - index * (wall.height / 17),
        20,
        index % 2 ? palette.leaf : palette.leafLight,
      ),
    );
  return '';
}

interface Bay {
  x: number;
  y: number;
  isGround: boolean;
}

function bayParts(facade: Facade, { x, y, isGround }: Bay, palette: Palette): string {
  if (facade === 'balconies' && !isGround)
    return (
      rect(x - 12, y + WINDOW.height + 2, WINDOW.width + 24, 6, palette.accent, 2) +
      rect(x - 12, y + 34, WINDOW.width + 24, 20, `${palette.accent}55`, 2) +
      flowers(x - 8, y + 36, WINDOW.width + 16, 5, palette)
    );
  if (facade === 'plain' && isGround) return flowers(x, y + WINDOW.height, WINDOW.width, 4, palette);
  if (facade === 'ivy' || facade === 'brick')
    return (
      rect(x - 14, y, 10, WINDOW.height, palette.roof, 2) +
      rect(x + WINDOW.width + 4, y, 10, WINDOW.height, palette.roof, 2)
    );
  return '';
}

/** The wall with its windows and a door below a canopy; every opening lies inside the wall. */
function front({ facade, floors }: HouseForm, wall: Box, palette: Palette): Drawing {
  const columns = Math.max(3, Math.floor((wall.width - 30) / 82));
  const gap = (wall.width - columns * WINDOW.width) / (columns + 1);
  const middle = Math.floor(columns / 2);
  const openings: { box: Box; wall: Box }[] = [];
  let svg = '';
  for (let floor = 0; floor < floors; floor++)
    for (let column = 0; column < columns; column++) {
      const x = wall.x + gap + column * (WINDOW.width + gap);
      const y = wall.y + 20 + floor * STOREY;
      const isGround = floor === floors - 1;
      if (isGround && column === middle) continue;
      const isLit = (floor * 5 + column * 3) % 4 !== 1;
      if (facade === 'arcade' && isGround) {
        const height = 62;
        svg += path(
          `M${x - 6} ${y + height + 6}V${y + 14}Q${x + WINDOW.width / 2} ${y - 22} ${x + WINDOW.width + 6} ${y + 14}V${y + height + 6}Z`,
          isLit ? LAMP : DIM,
        );
      } else svg += windowAt(x, y, WINDOW.width, WINDOW.height, isLit);
      svg += bayParts(facade, { x, y, isGround }, palette);
      openings.push({ box: { x, y, ...WINDOW }, wall });
    }
  const doorX = wall.x + gap + middle * (WINDOW.width + gap) + WINDOW.width / 2 - DOOR.width / 2;
  const doorBox = { x: doorX, y: BASE - DOOR.height, ...DOOR };
  openings.push({ box: doorBox, wall });
  svg += doorAt(doorX, doorBox.y, DOOR.width, DOOR.height, palette.roof);
  svg += rect(doorX - 16, doorBox.y - 8, DOOR.width + 32, 7, palette.accent, 3);
  return { ...drawn(svg), openings };
}

const glassHouse = (x: number, palette: Palette): string =>
  path(`M${x} ${BASE}V386Q${x + 70} 330 ${x + 140} 386V${BASE}Z`, '#E8F0F7') +
  flowers(x + 14, BASE - 2, 112, 7, palette) +
  circle(x + 36, BASE - 34, 20, palette.leafLight) +
  circle(x + 104, BASE - 30, 18, palette.leaf) +
  line(
    `M${x} ${BASE}V386Q${x + 70} 330 ${x + 140} 386V${BASE}ZM${x + 47} ${BASE}V362M${x + 93} ${BASE}V362M${x} 430H${x + 140}`,
    WHITE,
    5,
  );

function lowWing(x: number, palette: Palette): Drawing {
  const wall = { x, y: BASE - STOREY - 16, width: 150, height: STOREY + 16 };
  const windows = [16, 56, 96].map((left) => ({ x: x + left, y: wall.y + 24, ...WINDOW }));
  return {
    ...drawn(
      rect(wall.x, wall.y, wall.width, wall.height, palette.shade),
      rect(x - 8, wall.y - 12, 166, 14, palette.accent, 4),
      ...windows.map((box) => windowAt(box.x, box.y, box.width, box.height, true)),
    ),
    openings: windows.map((box) => ({ box, wall })),
  };
}

/** A house in the middle of the picture, with the place of its door. */
export function house(form: HouseForm, palette: Palette): { drawing: Drawing; box: Box; door: number } {
  const hasAnnex = form.facade === 'wing' || form.facade === 'glass';
  const height = form.floors * STOREY + 14;
  const x = 480 - form.width / 2 - (hasAnnex ? 56 : 0);
  const wall: Box = { x, y: BASE - height, width: form.width, height };
  const colour = form.facade === 'brick' ? '#DDA58C' : form.facade === 'timber' ? CREAM : palette.wall;
  const fronted = front(form, wall, palette);
  const door = fronted.openings.at(-1)?.box;
  const drawing = drawn(
    hasAnnex &&
      (form.facade === 'wing' ? lowWing(x + form.width - 8, palette) : glassHouse(x + form.width - 8, palette)),
    roofs[form.roof](x, wall.y, form.width, { ...palette, wall: colour }),
    rect(x, wall.y, form.width, height, colour),
    rect(x + form.width * 0.86, wall.y, form.width * 0.14, height, `${palette.shade}AA`),
    cladding(form.facade, wall, palette),
    fronted,
  );
  return {
    drawing,
    box: { ...wall, width: form.width + (hasAnnex ? 142 : 0) },
    door: (door?.x ?? 0) + DOOR.width / 2,
  };
}
