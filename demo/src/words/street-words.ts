import { list } from './list';

/** First parts of street names with an ending such as -weg or -straße. */
export const STREET_STEMS = list(
  'Linden | Kastanien | Ahorn | Buchen | Eichen | Birken | Erlen | Ulmen | Eschen | Tannen | Kiefern | Weiden | Rosen | Tulpen | Nelken | ' +
    'Flieder | Holunder | Amsel | Drossel | Finken | Meisen | Lerchen | Schwalben | Kirschen | Apfel | Birnen | Quitten | Wiesen | Feld | Wald | ' +
    'Garten | Mühlen | Bach | Brunnen | Teich | See | Berg | Tal | Sonnen | Morgen | Abend | Schul | Kirch | Markt | Kloster | Pfarr | Schloss | ' +
    'Burg | Turm | Tor | Bahnhof | Post | Rathaus | Park | Friedens | Sebastian | Josef | Marien | Anna | Georg | Martins | Weber | Müller | ' +
    'Töpfer | Gerber | Färber | Schmiede | Winzer | Schäfer | Fischer | Hirten | Hopfen | Flachs | Korn | Hafer | Stein | Kies | Ziegel | Kalk',
);

export const STREET_ENDINGS = [
  ['straße', 46],
  ['weg', 30],
  ['allee', 6],
  ['platz', 4],
  ['gasse', 8],
  ['ring', 6],
] as const;

/** Complete street names. */
export const WHOLE_STREETS = list(
  'Hauptstraße | Bahnhofstraße | Dorfstraße | Goethestraße | Schillerstraße | Mozartstraße | Beethovenstraße | Lessingstraße | Kantstraße | ' +
    'Heinestraße | Robert-Koch-Straße | Albert-Schweitzer-Straße | Bettina-von-Arnim-Weg | Käthe-Kollwitz-Straße | Annette-Kolb-Weg | ' +
    'Am Stadtpark | Am Kurpark | Am Mühlbach | Am Alten Markt | Am Rathaus | Am Sonnenhang | Am Waldrand | Am Weinberg | Am Hofgarten | ' +
    'An der Kirche | An der Linde | An der alten Gärtnerei | Auf dem Hügel | Auf der Höhe | Im Wiesengrund | Im Winkel | Im Brühl | Im Rosengarten | ' +
    'In den Gärten | In der Aue | Unter den Eichen | Zum Wäldchen | Zur alten Schule | Zum Brunnen | Hinter der Mauer | Obere Gasse | ' +
    'Untere Gasse | Lange Straße | Breite Straße | Kurze Straße | Hohe Straße | Alte Landstraße | Neue Straße | Mittelstraße | Ringstraße',
);
