import type { Activity } from './interiors';
import type { Foreground } from './outdoors';
import type { Scene } from './scenes';

const ACTIVITY_WORDS: Readonly<Record<Activity, string>> = {
  armchair: 'Sessel mit Stehlampe in einem hellen Zimmer',
  bed: 'Einzelzimmer mit Bett und Fenster ins Grüne',
  bedside: 'Besuch in einem Zimmer mit Balkontür',
  cardGame: 'Kartenrunde am Tisch',
  longTable: 'Gemeinsames Essen an einem langen Tisch',
  roundTable: 'Kaffee zu zweit am Tisch',
  serving: 'Das Essen wird serviert',
  cooking: 'Gemeinsames Kochen in der Küche',
  baking: 'Gemeinsames Backen',
  stoveTalk: 'Gespräch am Kamin',
  piano: 'Singen am Klavier',
  singing: 'Singkreis',
  gymnastics: 'Sitzgymnastik mit Ball',
  walkingPractice: 'Gehtraining am Barren',
  painting: 'Malen an der Staffelei',
  handicraft: 'Handarbeit am Tisch',
  reading: 'Leseecke mit Bücherregal',
  readingAloud: 'Vorlesen in kleiner Runde',
  chess: 'Schachpartie am Fenster',
  nightDesk: 'Nachtwache am Dienstplatz',
  nightCorridor: 'Nachtwache auf dem Flur',
  nightRoom: 'Kontrollgang in der Nacht',
  teamTalk: 'Team bei der Übergabe',
  teamTable: 'Besprechung im Team',
  teamGreeting: 'Drei Pflegekräfte begrüßen Sie',
  reception: 'Empfang mit Anmeldung',
  hallway: 'Eingangsbereich mit Handlauf',
  dayRoom: 'Aufenthaltsraum mit Aquarium',
  coffee: 'Kaffeerunde',
  visit: 'Gespräch mit einer Pflegekraft',
  pressure: 'Blutdruckmessen am Tisch',
  medicine: 'Eine Pflegekraft richtet Medikamente',
  arrival: 'Ankunft mit Koffer',
  consult: 'Beratungsgespräch mit Angehörigen',
  packing: 'Einzug mit Koffer und Begleitung',
};

const FOREGROUND_WORDS: Readonly<Record<Foreground, string>> = {
  path: 'Haus mit breitem Weg zum Eingang',
  bench: 'Haus mit Bank vor der Tür',
  beds: 'Hochbeete vor dem Haus',
  car: 'Auto des Pflegedienstes in der Wohnstraße',
  bike: 'Pflegekraft mit Fahrrad vor einem Haus',
  pergola: 'Pergola mit Sitzplatz am Haus',
  pond: 'Teich mit Enten vor dem Haus',
  roses: 'Rosenbeete am Eingang',
  bus: 'Fahrdienst vor dem Haus',
  bowls: 'Boule-Platz vor dem Haus',
  orchard: 'Apfelbäume vor dem Haus',
  stroll: 'Spaziergang vor dem Haus',
  swing: 'Bankschaukel im Garten',
  greeting: 'Begrüßung an der Haustür',
};

/** What a scene shows in words, as an owner would write it. */
export const sceneWords = (scene: Scene): string =>
  'activity' in scene ? ACTIVITY_WORDS[scene.activity] : FOREGROUND_WORDS[scene.front];
