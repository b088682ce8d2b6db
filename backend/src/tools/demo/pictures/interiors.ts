import type { Random } from '../random';
import { drawn, type Drawing } from './drawing';
import {
  aquarium,
  bed,
  board,
  ceilingLamp,
  counter,
  cups,
  desk,
  door,
  easel,
  floorLamp,
  inRoom,
  piano,
  picture,
  plant,
  relaxed,
  room,
  rug,
  seated,
  shelf,
  stove,
  table,
  vase,
  wallBars,
  wallShelf,
  type Window,
} from './furniture';
import { CREAM, LAMP, NIGHT, TRUNK, WHITE, type Palette } from './palette';
import { circle, ellipse, line, path, polygon, rect, repeat } from './shapes';

interface Scene {
  random: Random;
  palette: Palette;
  /** Chooses colours, the same for a scene in all places. */
  tone: number;
}

/** What happens in a room. */
export type Activity = keyof typeof ACTIVITIES;

const cloth = ({ palette, tone }: Scene, shift = 0): string =>
  palette.cloth[(tone + shift) % palette.cloth.length] ?? NIGHT;

const ACTIVITIES = {
  armchair: (scene: Scene) =>
    drawn(
      rug(600, 420, '#E7D5BC'),
      floorLamp(500),
      relaxed(scene.random, 610, 540, cloth(scene)),
      picture(560, 110, scene.palette),
      plant(760, 480, scene.palette),
    ),
  bed: (scene: Scene) =>
    drawn(
      bed(440, cloth(scene)),
      picture(560, 130, scene.palette),
      rect(374, 400, 62, 90, TRUNK, 4),
      vase(405, 520, scene.palette),
      inRoom(scene.random, 300, 560, 'carry', 'carer'),
    ),
  bedside: (scene: Scene) =>
    drawn(
      floorLamp(520),
      bed(430, cloth(scene, 1)),
      seated(scene.random, 340, 560, cloth(scene), 'visitor'),
      picture(600, 120, scene.palette),
    ),
  cardGame: (scene: Scene) =>
    drawn(
      seated(scene.random, 330, 540, cloth(scene)),
      seated(scene.random, 480, 530, cloth(scene, 1)),
      seated(scene.random, 630, 540, cloth(scene)),
      table(480, 380, 580, '#22624A'),
      repeat(6, (index) => rect(340 + index * 48, 448, 22, 12, WHITE, 2)),
    ),
  longTable: (scene: Scene) =>
    drawn(
      ceilingLamp(480, cloth(scene)),
      ...[240, 360, 480, 600, 720].map((x) => seated(scene.random, x, 530, cloth(scene, 1))),
      table(480, 620, 580, CREAM),
      cups(480, 560, 580, 5),
      vase(420, 580, scene.palette),
    ),
  roundTable: (scene: Scene) =>
    drawn(
      ceilingLamp(520, cloth(scene)),
      seated(scene.random, 420, 534, cloth(scene, 1)),
      seated(scene.random, 610, 534, cloth(scene, 1), 'visitor'),
      table(515, 330, 580, CREAM),
      cups(515, 260, 580, 2),
      vase(515, 580, scene.palette),
    ),
  serving: (scene: Scene) =>
    drawn(
      seated(scene.random, 330, 536, cloth(scene)),
      seated(scene.random, 470, 536, cloth(scene)),
      table(400, 330, 580, CREAM),
      cups(400, 280, 580, 2),
      inRoom(scene.random, 660, 560, 'carry', 'cook'),
      rect(612, 390, 96, 10, TRUNK, 4),
      ellipse(638, 386, 22, 8, LAMP),
      ellipse(682, 386, 20, 8, scene.palette.accent),
    ),
  cooking: (scene: Scene) =>
    drawn(
      counter(460, 340, cloth(scene), scene.palette),
      wallShelf(620, 180, scene.palette),
      inRoom(scene.random, 560, 540, 'stand', 'cook'),
      inRoom(scene.random, 700, 548),
    ),
  baking: (scene: Scene) =>
    drawn(
      wallShelf(620, 170, scene.palette),
      inRoom(scene.random, 380, 520, 'carry', 'elder'),
      inRoom(scene.random, 520, 520, 'carry', 'cook'),
      inRoom(scene.random, 650, 522, 'carry', 'elder'),
      table(515, 430, 580, CREAM),
      [380, 450, 580, 640].map((x, index) => ellipse(x, 458, 22, 9, index % 2 ? '#D9A05B' : '#F4E7D3')).join(''),
    ),
  stoveTalk: (scene: Scene) =>
    drawn(
      stove(660),
      rug(460, 460, '#DC9A80'),
      relaxed(scene.random, 360, 540, cloth(scene)),
      relaxed(scene.random, 540, 540, cloth(scene, 1)),
    ),
  piano: (scene: Scene) =>
    drawn(
      piano(520),
      inRoom(scene.random, 610, 540, 'carry', 'carer'),
      seated(scene.random, 250, 560, cloth(scene)),
      seated(scene.random, 380, 566, cloth(scene)),
      inRoom(scene.random, 740, 560, 'wave'),
    ),
  singing: (scene: Scene) =>
    drawn(
      picture(620, 110, scene.palette),
      plant(740, 470, scene.palette),
      ...[250, 380, 510, 640].map((x, index) => seated(scene.random, x, 556 - (index % 2) * 14, cloth(scene, index))),
    ),
  gymnastics: (scene: Scene) =>
    drawn(
      wallBars(640),
      inRoom(scene.random, 600, 520, 'wave', 'carer'),
      seated(scene.random, 260, 560, cloth(scene)),
      seated(scene.random, 400, 564, cloth(scene)),
      circle(700, 552, 34, scene.palette.accent),
    ),
  walkingPractice: (scene: Scene) =>
    drawn(
      wallBars(640),
      rect(280, 424, 330, 9, '#8FA0B3', 4) + [290, 440, 592].map((x) => rect(x, 430, 8, 100, '#8FA0B3')).join(''),
      inRoom(scene.random, 420, 540, 'stand'),
      inRoom(scene.random, 530, 548, 'stand', 'carer'),
    ),
  painting: (scene: Scene) =>
    drawn(
      easel(560, scene.palette),
      inRoom(scene.random, 480, 540, 'wave'),
      seated(scene.random, 310, 556, cloth(scene)),
      plant(740, 470, scene.palette),
    ),
  handicraft: (scene: Scene) =>
    drawn(
      shelf(640, scene.palette),
      seated(scene.random, 360, 536, cloth(scene)),
      seated(scene.random, 500, 536, cloth(scene, 1)),
      table(430, 330, 580, '#E7D5BC'),
      [330, 400, 470, 530]
        .map((x, index) =>
          circle(x, 450, 12, [scene.palette.accent, LAMP, '#3D6796', scene.palette.leaf][index] ?? LAMP),
        )
        .join(''),
    ),
  reading: (scene: Scene) =>
    drawn(
      shelf(620, scene.palette),
      floorLamp(580),
      relaxed(scene.random, 480, 546, cloth(scene)),
      path('M446 452L480 460L514 452V476L480 484L446 476Z', WHITE),
    ),
  readingAloud: (scene: Scene) =>
    drawn(
      shelf(650, scene.palette),
      seated(scene.random, 560, 540, cloth(scene), 'carer'),
      path('M532 446L560 454L588 446V468L560 476L532 468Z', WHITE),
      relaxed(scene.random, 270, 556, cloth(scene)),
      inRoom(scene.random, 410, 560, 'wheelchair'),
    ),
  chess: (scene: Scene) =>
    drawn(
      picture(620, 130, scene.palette),
      seated(scene.random, 400, 540, cloth(scene)),
      seated(scene.random, 590, 540, cloth(scene, 1)),
      table(495, 220, 576, CREAM),
      repeat(8, (index) => rect(446 + (index % 4) * 26, 440 + Math.floor(index / 4) * 8, 13, 8, NIGHT)),
    ),
  nightDesk: (scene: Scene) =>
    drawn(
      desk(500, 280, '#3D6796'),
      circle(560, 300, 44, '#FFE3A6'),
      polygon(
        [
          [536, 316],
          [550, 284],
          [570, 284],
          [584, 316],
        ],
        LAMP,
      ),
      rect(556, 316, 8, 36, TRUNK),
      inRoom(scene.random, 430, 540, 'stand', 'carer'),
    ),
  nightCorridor: (scene: Scene) =>
    drawn(
      door(520, '#6E5041'),
      circle(740, 160, 50, '#FFE3A6'),
      circle(740, 160, 20, LAMP),
      inRoom(scene.random, 690, 540, 'carry', 'carer'),
      rect(668, 364, 44, 28, WHITE, 3),
    ),
  nightRoom: (scene: Scene) =>
    drawn(
      bed(470, '#3D6796'),
      circle(420, 330, 46, '#FFE3A6'),
      polygon(
        [
          [396, 346],
          [410, 312],
          [430, 312],
          [444, 346],
        ],
        LAMP,
      ),
      rect(388, 346, 64, 100, TRUNK, 4),
      inRoom(scene.random, 330, 556, 'stand', 'carer'),
    ),
  teamTalk: (scene: Scene) =>
    drawn(
      board(560),
      ...[280, 400, 520, 650].map((x, index) =>
        inRoom(scene.random, x, 548 - (index % 2) * 14, index === 2 ? 'carry' : 'stand', 'carer'),
      ),
    ),
  teamTable: (scene: Scene) =>
    drawn(
      board(600),
      seated(scene.random, 330, 530, cloth(scene), 'carer'),
      seated(scene.random, 480, 526, cloth(scene), 'carer'),
      seated(scene.random, 630, 530, cloth(scene), 'carer'),
      table(480, 400, 578, CREAM),
      cups(480, 340, 578, 3),
    ),
  teamGreeting: (scene: Scene) =>
    drawn(
      door(600, cloth(scene)),
      inRoom(scene.random, 330, 550, 'wave', 'carer'),
      inRoom(scene.random, 450, 556, 'stand', 'carer'),
      inRoom(scene.random, 560, 548, 'stand', 'carer'),
    ),
  reception: (scene: Scene) =>
    drawn(
      inRoom(scene.random, 600, 480, 'wave', 'carer'),
      desk(500, 270, cloth(scene)),
      inRoom(scene.random, 390, 560, 'cane'),
      inRoom(scene.random, 300, 564, 'stand', 'visitor'),
      plant(230, 480, scene.palette),
    ),
  hallway: (scene: Scene) =>
    drawn(
      door(560, cloth(scene)),
      picture(720, 150, scene.palette),
      rect(300, 356, 230, 9, TRUNK, 4),
      inRoom(scene.random, 420, 550, 'walker'),
      inRoom(scene.random, 520, 548, 'stand', 'carer'),
      plant(740, 470, scene.palette),
    ),
  dayRoom: (scene: Scene) =>
    drawn(
      aquarium(560),
      rug(430, 480, '#D5E8DC'),
      relaxed(scene.random, 320, 548, cloth(scene)),
      relaxed(scene.random, 500, 552, cloth(scene, 1)),
    ),
  coffee: (scene: Scene) =>
    drawn(
      wallShelf(610, 170, scene.palette),
      seated(scene.random, 300, 540, cloth(scene)),
      seated(scene.random, 440, 534, cloth(scene), 'visitor'),
      inRoom(scene.random, 600, 560, 'wheelchair'),
      table(370, 270, 580, CREAM),
      cups(370, 200, 580, 2),
    ),
  visit: (scene: Scene) =>
    drawn(
      floorLamp(700),
      picture(560, 120, scene.palette),
      relaxed(scene.random, 600, 548, cloth(scene)),
      seated(scene.random, 430, 556, cloth(scene, 1), 'carer'),
    ),
  pressure: (scene: Scene) =>
    drawn(
      picture(610, 130, scene.palette),
      seated(scene.random, 560, 536, cloth(scene)),
      seated(scene.random, 380, 536, cloth(scene, 1), 'carer'),
      table(470, 300, 580, CREAM),
      rect(440, 428, 60, 30, '#3D6796', 5) + rect(448, 434, 30, 12, '#E8F0F7', 2),
      vase(580, 580, scene.palette),
    ),
  medicine: (scene: Scene) =>
    drawn(
      counter(470, 300, cloth(scene), scene.palette),
      inRoom(scene.random, 600, 540, 'carry', 'carer'),
      seated(scene.random, 370, 556, cloth(scene, 1)),
      repeat(5, (index) => rect(500 + index * 16, 284, 13, 12, index % 2 ? WHITE : '#B3CBE0', 2)),
    ),
  arrival: (scene: Scene) =>
    drawn(
      door(580, cloth(scene)),
      inRoom(scene.random, 480, 552, 'wave', 'carer'),
      inRoom(scene.random, 360, 560, 'cane'),
      rect(268, 494, 56, 62, '#8C5A35', 8),
      line('M284 494V478H308V494', TRUNK, 6),
    ),
  consult: (scene: Scene) =>
    drawn(
      shelf(660, scene.palette),
      seated(scene.random, 300, 540, cloth(scene)),
      seated(scene.random, 420, 536, cloth(scene), 'visitor'),
      seated(scene.random, 590, 540, cloth(scene, 1), 'carer'),
      table(460, 400, 580, CREAM),
      rect(430, 448, 60, 14, WHITE, 2),
    ),
  packing: (scene: Scene) =>
    drawn(
      bed(450, cloth(scene)),
      rect(560, 372, 110, 60, '#8C5A35', 8),
      line('M590 372V354H640V372', TRUNK, 7),
      inRoom(scene.random, 400, 556, 'carry'),
      inRoom(scene.random, 290, 560, 'stand', 'visitor'),
    ),
} satisfies Record<string, (scene: Scene) => Drawing>;

/** A room with people and things in it. */
export const interior = (window: Window, activity: Activity, random: Random, palette: Palette, tone: number): Drawing =>
  drawn(room(window, tone, palette), ACTIVITIES[activity]({ random, palette, tone }));
