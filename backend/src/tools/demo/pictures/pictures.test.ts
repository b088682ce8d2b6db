import { readFileSync } from 'node:fs';
import path from 'node:path';
import { CARE_FORMS } from '@care/contracts/vocabulary';
import { KINDS_OF_FORM, plannedPictures } from './catalogue';
import { defaultPictureFiles } from './default-pictures';
import { HEIGHT, SAFE, WIDTH, type Drawing } from './drawing';
import { FLOOR } from './furniture';
import { BASE } from './landscapes';
import { outside } from './outdoors';
import { ADULT } from './people';
import {
  ARTICLE_SCENES,
  drawScene,
  FORM_SCENES,
  GALLERY_KINDS,
  GALLERY_SCENES,
  GUIDE_SCENES,
  sceneKey,
  type Scene,
} from './scenes';

const plans = plannedPictures();

/** The drawing without its colours: what is left are the shapes and their places. */
const shapesOf = ({ svg }: Drawing): string => svg.replace(/#[0-9A-F]{6,8}/g, '');

const galleryScenes: readonly Scene[] = GALLERY_KINDS.flatMap((kind): readonly Scene[] => GALLERY_SCENES[kind]);
const scenes: readonly Scene[] = [
  ...Object.values(FORM_SCENES).flat(),
  ...galleryScenes,
  ...ARTICLE_SCENES,
  ...GUIDE_SCENES,
];
const drawings = scenes.flatMap((scene) =>
  [0, 1, 2, 3].map((variant) => ({ name: `${sceneKey(scene)} ${variant}`, scene, drawing: drawScene(scene, variant) })),
);

describe('demo pictures', () => {
  it('are at least three hundred, each with a unique key', () => {
    expect(plans.length).toBeGreaterThanOrEqual(300);
    expect(new Set(plans.map(({ key }) => key)).size).toBe(plans.length);
  });

  it('differ from each other', () => {
    expect(new Set(plans.map(({ svg }) => svg())).size).toBe(plans.length);
  });

  it('are the same every time', () => {
    expect(plannedPictures().map(({ svg }) => svg())).toEqual(plans.map(({ svg }) => svg()));
  });

  it('contain shapes only: no text, no script, no external resources', () => {
    for (const { svg } of plans)
      expect(svg().replace('http://www.w3.org/2000/svg', '')).not.toMatch(
        /<text|<script|<image|href|http|NaN|undefined/,
      );
  });

  it.each(CARE_FORMS)('SR-13 %s has twelve compositions that differ in more than their colours', (form) => {
    expect(new Set(FORM_SCENES[form].map(sceneKey)).size).toBeGreaterThanOrEqual(12);
    expect(new Set(FORM_SCENES[form].map((scene) => shapesOf(drawScene(scene, 0)))).size).toBeGreaterThanOrEqual(12);
  });

  it.each(CARE_FORMS)('PP-12 %s has at least eight kinds of pictures for its galleries', (form) => {
    expect(new Set(KINDS_OF_FORM[form]).size).toBeGreaterThanOrEqual(8);
  });

  it('PP-12 gallery kinds have two or three compositions each, all different', () => {
    for (const kind of GALLERY_KINDS) expect(GALLERY_SCENES[kind].length).toBeGreaterThanOrEqual(2);
    expect(new Set(galleryScenes.map((scene) => shapesOf(drawScene(scene, 0)))).size).toBe(galleryScenes.length);
  });

  it('are stored for providers without a photo as they are drawn (run `npm run default-pictures` after a change)', () => {
    const folder = path.resolve(__dirname, '../../../../../shared-ui/assets/illustrations');
    for (const [name, content] of defaultPictureFiles())
      expect({ name, isCurrent: readFileSync(path.join(folder, name), 'utf8') === content }).toEqual({
        name,
        isCurrent: true,
      });
  });
});

describe('scenes', () => {
  it('have people whose feet stand on the ground, below the horizon and above what cards cut off', () => {
    const floating = drawings.flatMap(({ name, scene, drawing }) => {
      const ground = 'activity' in scene ? FLOOR : BASE;
      return drawing.figures.filter(({ feet }) => feet < ground || feet > SAFE.bottom).map(({ feet }) => [name, feet]);
    });
    expect(floating).toEqual([]);
  });

  it('show whole people: nobody is cut by the edges of the picture or of a card', () => {
    const cut = drawings.flatMap(({ name, drawing }) =>
      drawing.figures
        .filter(
          ({ x, feet, height }) => feet - height < SAFE.top || x - height / 5 < 150 || x + height / 5 > WIDTH - 150,
        )
        .map(({ x }) => [name, x]),
    );
    expect(cut).toEqual([]);
  });

  it('keep people in proportion: adults at the same depth have the same height, and nobody is larger', () => {
    for (const { name, drawing } of drawings) {
      for (const { height, adult } of drawing.figures) {
        expect([name, height / adult]).toEqual([name, expect.any(Number)]);
        expect(height).toBeLessThanOrEqual(adult * 1.01);
        expect(height).toBeGreaterThanOrEqual(adult * 0.5);
      }
      const byFeet = new Map<number, number>();
      for (const { feet, adult } of drawing.figures) {
        expect(byFeet.get(feet) ?? adult).toBeCloseTo(adult, 5);
        byFeet.set(feet, adult);
      }
    }
  });

  it('have doors that people fit through, a fifth higher than they are', () => {
    const adult = outside(0, BASE).size * ADULT;
    const doors = drawings.flatMap(({ drawing }) => drawing.openings.filter(({ box }) => box.y + box.height === BASE));
    expect(doors.length).toBeGreaterThan(100);
    for (const { box } of doors) {
      expect(box.height / adult).toBeGreaterThan(1.05);
      expect(box.height / adult).toBeLessThan(1.5);
    }
  });

  it('have all windows and doors inside their walls, and houses inside the picture', () => {
    for (const { name, drawing } of drawings)
      for (const { box, wall } of drawing.openings) {
        const isInside =
          box.x >= wall.x &&
          box.y >= wall.y &&
          box.x + box.width <= wall.x + wall.width &&
          box.y + box.height <= wall.y + wall.height;
        expect({ name, isInside }).toEqual({ name, isInside: true });
        expect(wall.x).toBeGreaterThanOrEqual(100);
        expect(wall.x + wall.width).toBeLessThanOrEqual(WIDTH - 100);
        expect(wall.y).toBeGreaterThanOrEqual(SAFE.top);
        expect(wall.y + wall.height).toBeLessThanOrEqual(HEIGHT);
      }
  });

  it('have people in nearly all pictures', () => {
    const empty = drawings.filter(({ drawing }) => drawing.figures.length === 0);
    expect(empty).toEqual([]);
  });
});
