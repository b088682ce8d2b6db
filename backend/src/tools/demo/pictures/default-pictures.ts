import { CARE_FORMS, GENDERS } from '@care/contracts/vocabulary';
import { createRandom } from '../random';
import { HEIGHT, WIDTH } from './drawing';
import { portraitContent, PORTRAIT_HEIGHT, PORTRAIT_WIDTH, PORTRAITS } from './portraits';
import { drawScene, FORM_SCENES } from './scenes';

/** Scenes per file: few requests for a list, and no file is large. */
const SCENES_PER_FILE = 4;
const AVATARS_PER_FILE = 6;

/** One file with several pictures below each other; `#0` shows the first, `#1` the second, and so on. */
function sheet(width: number, height: number, contents: readonly string[]): string {
  // Parts of a scene may reach beyond its edges, so there is a gap between the scenes.
  const step = height * 2;
  const views = contents.map((_, index) => `<view id="${index}" viewBox="0 ${index * step} ${width} ${height}"/>`);
  const pictures = contents.map((content, index) => `<g transform="translate(0 ${index * step})">${content}</g>`);
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">${views.join('')}${pictures.join('')}</svg>\n`;
}

const chunks = <Item>(items: readonly Item[], size: number): Item[][] =>
  Array.from({ length: Math.ceil(items.length / size) }, (_, index) => items.slice(index * size, (index + 1) * size));

function avatarsOf(gender: (typeof GENDERS)[number]): string[] {
  const fitting = PORTRAITS.filter((traits) => traits.gender === gender && !traits.hasScarf && traits.age !== 'older');
  return Array.from({ length: AVATARS_PER_FILE }, (_, index) => {
    const traits = fitting[(index * 3) % fitting.length];
    return traits ? portraitContent(createRandom(`avatar/${gender}/${index}`), traits) : '';
  });
}

/** The files of `shared-ui/assets/illustrations` that are drawn by this code, by name. */
export const defaultPictureFiles = (): Map<string, string> =>
  new Map([
    ...CARE_FORMS.flatMap((form) =>
      chunks(FORM_SCENES[form], SCENES_PER_FILE).map((scenes, number): [string, string] => [
        `default-${form}-${number}.svg`,
        sheet(
          WIDTH,
          HEIGHT,
          scenes.map((scene) => drawScene(scene, 0).svg),
        ),
      ]),
    ),
    ...GENDERS.map((gender): [string, string] => [
      `avatar-${gender.toLowerCase()}.svg`,
      sheet(PORTRAIT_WIDTH, PORTRAIT_HEIGHT, avatarsOf(gender)),
    ]),
  ]);
