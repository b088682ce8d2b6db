import { picture } from './shapes';

/** All scenes have this size. */
export const WIDTH = 960;
export const HEIGHT = 640;

/** What cards and bands show of a scene: they cut off its sides, or its upper and lower edge. */
export const SAFE = { left: 190, right: 770, top: 60, bottom: 572 } as const;

/** A drawn person, so that tests can check its position and size. */
interface Figure {
  x: number;
  /** Where the feet, or the wheels below them, touch the ground. */
  feet: number;
  height: number;
  /** The height of a standing adult at this place of the picture. */
  adult: number;
}

/** A window or door of a building, with the wall that it belongs to. */
interface Opening {
  box: Box;
  wall: Box;
}

export interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
}

/** A part of a scene, or a whole one. */
export interface Drawing {
  svg: string;
  figures: readonly Figure[];
  openings: readonly Opening[];
}

type Part = Drawing | string | false;

/** Lays parts above each other, the first at the back. */
export function drawn(...parts: readonly Part[]): Drawing {
  const pieces = parts.filter((part) => part !== false);
  const drawings = pieces.filter((part) => typeof part !== 'string');
  return {
    svg: pieces.map((part) => (typeof part === 'string' ? part : part.svg)).join(''),
    figures: drawings.flatMap(({ figures }) => figures),
    openings: drawings.flatMap(({ openings }) => openings),
  };
}

/** The scene as a file. */
export const sceneFile = ({ svg }: Drawing, isMirrored = false): string =>
  picture(WIDTH, HEIGHT, isMirrored ? `<g transform="translate(${WIDTH} 0) scale(-1 1)">${svg}</g>` : svg);
