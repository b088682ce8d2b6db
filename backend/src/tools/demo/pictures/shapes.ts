/** Plain SVG shapes as text. Pictures are flat layers without outlines or gradients. */
const round = (value: number): number => Math.round(value * 10) / 10;

export const rect = (x: number, y: number, width: number, height: number, fill: string, radius = 0): string =>
  `<rect x="${round(x)}" y="${round(y)}" width="${round(width)}" height="${round(height)}" rx="${radius}" fill="${fill}"/>`;

export const circle = (x: number, y: number, radius: number, fill: string): string =>
  `<circle cx="${round(x)}" cy="${round(y)}" r="${round(radius)}" fill="${fill}"/>`;

export const ellipse = (x: number, y: number, width: number, height: number, fill: string): string =>
  `<ellipse cx="${round(x)}" cy="${round(y)}" rx="${round(width)}" ry="${round(height)}" fill="${fill}"/>`;

export const path = (steps: string, fill: string): string => `<path d="${steps}" fill="${fill}"/>`;

export const line = (steps: string, colour: string, width: number): string =>
  `<path d="${steps}" fill="none" stroke="${colour}" stroke-width="${width}" stroke-linecap="round" stroke-linejoin="round"/>`;

export const polygon = (points: readonly (readonly [number, number])[], fill: string): string =>
  `<polygon points="${points.map(([x, y]) => `${round(x)},${round(y)}`).join(' ')}" fill="${fill}"/>`;

/** Draws the content at another position and scale. */
export const placed = (x: number, y: number, scale: number, content: string): string =>
  `<g transform="translate(${round(x)} ${round(y)}) scale(${round(scale * 100) / 100})">${content}</g>`;

export const picture = (width: number, height: number, content: string): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">${content}</svg>`;

/** Joins `count` pieces. */
export const repeat = (count: number, piece: (index: number) => string): string =>
  Array.from({ length: count }, (_, index) => piece(index)).join('');
