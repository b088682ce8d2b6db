import { DIM, LAMP, NIGHT, TRUNK, WHITE, type Palette } from './palette';
import { circle, ellipse, line, path, placed, polygon, rect, repeat } from './shapes';

/** A window with a shallow arch, which all pictures have in common. */
export function windowAt(x: number, y: number, width: number, height: number, isLit: boolean): string {
  const arch = height * 0.22;
  const outline = `M${x} ${y + height}V${y + arch}Q${x + width / 2} ${y - arch} ${x + width} ${y + arch}V${y + height}Z`;
  const bars = `M${x + width / 2} ${y + 4}V${y + height}M${x} ${y + height * 0.5}H${x + width}`;
  return (
    path(outline, isLit ? LAMP : DIM) + line(bars, '#E7D5BC', 2) + rect(x - 3, y + height, width + 6, 4, '#E7D5BC', 1)
  );
}

export function doorAt(x: number, y: number, width: number, height: number, fill: string): string {
  const outline = `M${x} ${y + height}V${y + height * 0.3}Q${x + width / 2} ${y - height * 0.16} ${x + width} ${y + height * 0.3}V${y + height}Z`;
  return (
    path(outline, fill) +
    rect(x + width * 0.3, y + height * 0.22, width * 0.4, height * 0.22, LAMP, 4) +
    circle(x + width * 0.8, y + height * 0.62, 3, LAMP)
  );
}

export function sky(width: number, height: number, [top, upper, lower, low]: Palette['sky']): string {
  const band = (share: number, fill: string): string =>
    path(
      `M0 ${height * share}Q${width * 0.28} ${height * (share - 0.08)} ${width * 0.54} ${height * share}T${width} ${height * (share - 0.05)}V${height}H0Z`,
      fill,
    );
  return rect(0, 0, width, height, top) + band(0.3, upper) + band(0.5, lower) + band(0.66, low);
}

export const hill = (width: number, height: number, share: number, fill: string, shift: number): string =>
  path(
    `M0 ${height * share}Q${width * (0.18 + shift)} ${height * (share - 0.1)} ${width * (0.44 + shift)} ${height * share}T${width} ${height * (share - 0.05)}V${height}H0Z`,
    fill,
  );

export function tree(x: number, y: number, size: number, { leaf, leafLight }: Palette): string {
  const crown =
    circle(0, -155, 85, leaf) +
    circle(-50, -115, 60, leaf) +
    circle(52, -120, 58, leaf) +
    circle(-25, -175, 36, leafLight) +
    circle(30, -135, 24, leafLight);
  return placed(x, y, size, rect(-8, -90, 16, 95, TRUNK, 2) + crown);
}

export const poplar = (x: number, y: number, size: number, { leaf }: Palette): string =>
  placed(x, y, size, rect(-4, -40, 8, 44, TRUNK) + path('M0 -220C44 -150 44 -32 0 -26C-44 -32 -44 -150 0 -220Z', leaf));

export const bush = (x: number, y: number, width: number, { leaf }: Palette): string =>
  ellipse(x + width * 0.25, y - width * 0.1, width * 0.25, width * 0.16, leaf) +
  ellipse(x + width * 0.6, y - width * 0.13, width * 0.34, width * 0.22, leaf);

export const flowers = (x: number, y: number, width: number, count: number, { accent }: Palette): string =>
  repeat(count, (index) => {
    const px = x + (width * (index + 0.5)) / count;
    const py = y - 9 - ((index * 37) % 11);
    return line(`M${px} ${y}V${py}`, '#22624A', 2) + circle(px, py, 4.5, [accent, LAMP, WHITE][index % 3] ?? WHITE);
  });

export const streetLamp = (x: number, y: number, size: number): string =>
  placed(
    x,
    y,
    size,
    circle(0, -150, 46, '#FFE3A6') +
      rect(-4, -140, 8, 140, NIGHT, 3) +
      polygon(
        [
          [-16, -140],
          [-10, -170],
          [10, -170],
          [16, -140],
        ],
        LAMP,
      ) +
      rect(-18, -176, 36, 8, NIGHT, 3),
  );

/** The only vehicle in these pictures: the small car of a home-care service. */
export function careCar(x: number, y: number, size: number, colour: string): string {
  const body = path(
    'M0 -20Q0 -60 30 -64L70 -104Q78 -112 92 -112H176Q190 -112 198 -100L222 -62Q252 -58 252 -24V-14H0Z',
    colour,
  );
  const glass =
    path('M78 -66L100 -98H132V-66Z', '#E8F0F7') + path('M142 -66V-98H174Q182 -98 187 -90L200 -66Z', '#E8F0F7');
  const wheels = [58, 196].map((wheel) => circle(wheel, -14, 24, NIGHT) + circle(wheel, -14, 11, '#D2E2EF')).join('');
  return placed(x, y, size, body + glass + windowAt(126, -56, 18, 24, true) + wheels);
}
