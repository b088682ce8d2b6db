import type { CareForm } from '@care/contracts/vocabulary';
import { createRandom } from '../random';
import { house, type Facade, type Roof } from './buildings';
import { drawn, type Drawing } from './drawing';
import type { Window } from './furniture';
import { interior, type Activity } from './interiors';
import { landscape, type Backdrop } from './landscapes';
import { foreground, greenery, type Foreground } from './outdoors';
import { paletteAt } from './palette';

type Plant = 'tree' | 'poplar' | 'fir';

/** A house in a landscape, with people and things in front of it. */
interface Outside {
  backdrop: Backdrop;
  roof: Roof;
  facade: Facade;
  floors: number;
  width: number;
  front: Foreground;
  plants: readonly [Plant, Plant];
}

interface Inside {
  window: Window;
  activity: Activity;
}

/** What a picture shows, without its light and without the look of its people. */
export type Scene = Outside | Inside;

const out = (
  backdrop: Backdrop,
  [roof, facade, floors, width]: readonly [Roof, Facade, number, number],
  front: Foreground,
  plants: readonly [Plant, Plant] = ['tree', 'tree'],
): Scene => ({ backdrop, roof, facade, floors, width, front, plants });

const room = (window: Window, activity: Activity): Scene => ({ window, activity });

/** The kinds of pictures in a gallery. */
export const GALLERY_SCENES = {
  rooms: [room('arch', 'armchair'), room('wide', 'bed'), room('balcony', 'bedside')],
  garden: [
    out('park', ['flat', 'glass', 1, 300], 'beds', ['tree', 'fir']),
    out('hills', ['pent', 'plain', 1, 330], 'pond', ['fir', 'tree']),
    out('park', ['gable', 'ivy', 1, 300], 'pergola', ['poplar', 'tree']),
  ],
  kitchen: [room('wide', 'cooking'), room('arch', 'baking'), room('pair', 'serving')],
  dining: [room('pair', 'longTable'), room('arch', 'roundTable'), room('wide', 'serving')],
  therapy: [room('wide', 'gymnastics'), room('arch', 'walkingPractice'), room('pair', 'painting')],
  night: [room('night', 'nightDesk'), room('night', 'nightCorridor'), room('night', 'nightRoom')],
  team: [room('wide', 'teamTalk'), room('arch', 'teamTable'), room('balcony', 'teamGreeting')],
  dayroom: [room('wide', 'dayRoom'), room('arch', 'stoveTalk'), room('balcony', 'coffee')],
  entrance: [room('arch', 'reception'), room('wide', 'hallway'), out('town', ['hip', 'arcade', 2, 420], 'greeting')],
  music: [room('arch', 'piano'), room('pair', 'singing')],
  library: [room('wide', 'reading'), room('arch', 'readingAloud'), room('pair', 'chess')],
  workshop: [room('arch', 'handicraft'), room('wide', 'painting')],
  outing: [
    out('lake', ['gable', 'plain', 1, 280], 'stroll', ['poplar', 'tree']),
    out('fields', ['row', 'timber', 1, 330], 'bus', ['tree', 'poplar']),
  ],
  street: [
    out('town', ['row', 'plain', 2, 480], 'car', ['tree', 'tree']),
    out('hills', ['hip', 'ivy', 1, 300], 'bike', ['poplar', 'tree']),
  ],
  visits: [room('wide', 'visit'), room('arch', 'pressure'), room('pair', 'medicine')],
} satisfies Record<string, readonly Scene[]>;

export type GalleryKind = keyof typeof GALLERY_SCENES;

export const GALLERY_KINDS = Object.keys(GALLERY_SCENES) as readonly GalleryKind[];

/** Twelve compositions per care form. */
export const FORM_SCENES: Readonly<Record<CareForm, readonly Scene[]>> = {
  'stationare-pflege': [
    out('hills', ['hip', 'plain', 3, 480], 'path', ['poplar', 'tree']),
    out('park', ['mansard', 'arcade', 2, 460], 'roses', ['tree', 'tree']),
    out('town', ['flat', 'balconies', 3, 500], 'stroll', ['tree', 'poplar']),
    out('forest', ['gable', 'timber', 2, 420], 'bench', ['fir', 'fir']),
    out('lake', ['tower', 'plain', 2, 450], 'pond', ['poplar', 'tree']),
    out('mountains', ['gable', 'balconies', 3, 400], 'swing', ['fir', 'tree']),
    out('sea', ['stepped', 'brick', 2, 420], 'bench', ['poplar', 'poplar']),
    out('fields', ['row', 'brick', 2, 500], 'orchard', ['tree', 'tree']),
    out('park', ['hip', 'wing', 2, 380], 'pergola', ['tree', 'fir']),
    out('town', ['mansard', 'plain', 3, 420], 'bowls', ['tree', 'tree']),
    out('hills', ['pent', 'glass', 2, 380], 'beds', ['tree', 'poplar']),
    out('lake', ['hip', 'ivy', 3, 400], 'greeting', ['fir', 'tree']),
  ],
  'ambulante-pflege': [
    out('hills', ['gable', 'plain', 2, 300], 'car', ['tree', 'poplar']),
    out('town', ['row', 'brick', 2, 480], 'bike'),
    out('fields', ['hip', 'timber', 1, 320], 'greeting', ['poplar', 'tree']),
    room('wide', 'visit'),
    out('sea', ['gable', 'brick', 1, 320], 'car', ['poplar', 'poplar']),
    room('arch', 'pressure'),
    out('mountains', ['gable', 'balconies', 2, 320], 'bike', ['fir', 'fir']),
    out('park', ['flat', 'plain', 2, 420], 'stroll'),
    room('pair', 'medicine'),
    out('lake', ['stepped', 'plain', 2, 300], 'greeting', ['tree', 'poplar']),
    out('forest', ['hip', 'ivy', 2, 340], 'car', ['fir', 'tree']),
    room('balcony', 'readingAloud'),
  ],
  'teilstationare-pflege': [
    out('town', ['hip', 'arcade', 1, 420], 'bus'),
    room('pair', 'longTable'),
    out('hills', ['pent', 'plain', 1, 440], 'greeting', ['poplar', 'tree']),
    room('arch', 'singing'),
    out('park', ['flat', 'wing', 1, 330], 'bowls', ['tree', 'fir']),
    room('wide', 'gymnastics'),
    room('arch', 'handicraft'),
    out('fields', ['row', 'plain', 1, 480], 'bus', ['tree', 'poplar']),
    room('balcony', 'coffee'),
    out('lake', ['gable', 'glass', 1, 320], 'beds', ['fir', 'tree']),
    room('pair', 'cardGame'),
    out('forest', ['tower', 'timber', 1, 400], 'stroll', ['fir', 'fir']),
  ],
  'betreutes-wohnen': [
    out('town', ['flat', 'balconies', 3, 440], 'path'),
    out('park', ['hip', 'balconies', 3, 380], 'bench', ['poplar', 'tree']),
    room('balcony', 'armchair'),
    out('lake', ['pent', 'balconies', 2, 440], 'stroll', ['tree', 'poplar']),
    out('hills', ['row', 'ivy', 2, 480], 'roses', ['tree', 'fir']),
    room('wide', 'chess'),
    out('mountains', ['gable', 'timber', 2, 420], 'bowls', ['fir', 'tree']),
    out('sea', ['mansard', 'brick', 2, 440], 'greeting', ['poplar', 'tree']),
    room('arch', 'cooking'),
    out('forest', ['flat', 'wing', 2, 360], 'pond', ['fir', 'fir']),
    out('town', ['stepped', 'arcade', 2, 420], 'swing'),
    room('balcony', 'roundTable'),
  ],
  kurzzeitpflege: [
    room('wide', 'packing'),
    out('lake', ['hip', 'plain', 2, 400], 'bench', ['tree', 'poplar']),
    room('balcony', 'bedside'),
    out('hills', ['gable', 'balconies', 2, 380], 'roses', ['poplar', 'fir']),
    room('arch', 'arrival'),
    out('forest', ['flat', 'glass', 2, 340], 'stroll', ['fir', 'tree']),
    room('pair', 'walkingPractice'),
    out('sea', ['gable', 'plain', 2, 380], 'swing', ['poplar', 'poplar']),
    room('wide', 'armchair'),
    out('mountains', ['hip', 'timber', 2, 400], 'pergola', ['fir', 'fir']),
    room('arch', 'bed'),
    out('park', ['pent', 'wing', 1, 380], 'path'),
  ],
  'senioren-wg': [
    room('pair', 'baking'),
    out('town', ['mansard', 'ivy', 2, 360], 'bench'),
    room('wide', 'longTable'),
    out('fields', ['gable', 'timber', 1, 380], 'orchard', ['tree', 'poplar']),
    room('balcony', 'cardGame'),
    room('arch', 'stoveTalk'),
    out('hills', ['row', 'brick', 1, 400], 'beds', ['poplar', 'tree']),
    room('wide', 'cooking'),
    out('park', ['tower', 'ivy', 2, 380], 'swing', ['tree', 'fir']),
    room('pair', 'coffee'),
    out('lake', ['flat', 'balconies', 2, 340], 'pergola', ['poplar', 'tree']),
    room('wide', 'dayRoom'),
  ],
  'weitere-pflegeformen': [
    out('hills', ['gable', 'wing', 1, 300], 'stroll', ['poplar', 'tree']),
    room('wide', 'consult'),
    out('lake', ['row', 'timber', 2, 420], 'pond', ['tree', 'tree']),
    room('arch', 'readingAloud'),
    out('park', ['hip', 'brick', 1, 360], 'bowls', ['fir', 'tree']),
    room('pair', 'painting'),
    out('town', ['stepped', 'plain', 3, 360], 'greeting'),
    room('balcony', 'visit'),
    out('fields', ['pent', 'ivy', 1, 380], 'bike', ['poplar', 'poplar']),
    room('wide', 'teamTalk'),
    out('forest', ['mansard', 'timber', 2, 400], 'orchard', ['fir', 'tree']),
    room('arch', 'piano'),
  ],
};

/** The pictures of the magazine's articles, in their order. */
export const ARTICLE_SCENES: readonly Scene[] = [
  room('wide', 'consult'),
  room('arch', 'arrival'),
  room('wide', 'teamTalk'),
  out('town', ['flat', 'balconies', 3, 440], 'stroll', ['tree', 'poplar']),
  out('hills', ['hip', 'arcade', 1, 420], 'bus', ['poplar', 'tree']),
  room('arch', 'teamTable'),
  room('wide', 'reading'),
  room('arch', 'readingAloud'),
  room('pair', 'roundTable'),
  room('night', 'visit'),
  room('wide', 'packing'),
  room('pair', 'serving'),
];

/** The pictures of the guides, in their order. */
export const GUIDE_SCENES: readonly Scene[] = [
  room('arch', 'visit'),
  room('pair', 'consult'),
  out('park', ['mansard', 'plain', 3, 440], 'path', ['tree', 'poplar']),
  out('fields', ['gable', 'timber', 1, 340], 'bike', ['poplar', 'tree']),
  room('balcony', 'roundTable'),
  room('wide', 'teamGreeting'),
];

/** A name that two scenes share only if they show the same. */
export const sceneKey = (scene: Scene): string => Object.values(scene).flat().join('-');

/** What happens in a scene, without the place where it happens. */
export const subjectOf = (scene: Scene): string => ('activity' in scene ? scene.activity : scene.front);

/** Draws a scene; `variant` and `use` decide the light, the clothes and the hair of the people. */
export function drawScene(scene: Scene, variant: number, use = ''): Drawing {
  const random = createRandom(`scene/${sceneKey(scene)}/${variant}${use}`);
  const tone = random.integer(0, 11);
  const palette = paletteAt(tone + variant * 2);
  if ('activity' in scene) return interior(scene.window, scene.activity, random, palette, tone + variant);
  const built = house(scene, palette);
  return drawn(
    landscape(scene.backdrop, palette),
    greenery(scene.plants[0], scene.plants[1], built.box, palette),
    built.drawing,
    foreground(scene.front, random, palette, built.door),
  );
}
