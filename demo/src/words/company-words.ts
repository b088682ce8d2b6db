import { list } from './list';

/** Stems of house names, as in "Lindenhof". */
export const NATURE = list(
  'Linden | Eichen | Buchen | Birken | Kastanien | Ahorn | Erlen | Ulmen | Tannen | Rosen | Lavendel | Flieder | Holunder | Sonnen | Mond | ' +
    'Stern | Morgen | Abend | Regenbogen | Quellen | Brunnen | Mühlen | Bach | Fluss | See | Ufer | Hügel | Berg | Tal | Wiesen | Heide | Wald | ' +
    'Garten | Schwalben | Amsel | Lerchen | Kranich | Reiher | Storchen | Eulen | Apfel | Kirsch | Quitten | Wein | Kloster | Park | Turm | Licht',
);

export const HOUSE_ENDINGS = list(
  'hof | haus | garten | park | blick | stift | eck | hain | grund | tal | höfe | auen',
);

export const SAINTS = list(
  'St. Anna | St. Barbara | St. Martin | St. Elisabeth | St. Hedwig | St. Josef | St. Katharina | St. Klara | St. Lambertus | St. Laurentius | ' +
    'St. Ludger | St. Magdalena | St. Nikolaus | St. Ulrich | St. Vitus | St. Walburga | Maria Frieden | Herz Jesu | Zum Guten Hirten | Bethesda | ' +
    'Emmaus | Gethsemane | Immanuel | Johannes | Paul Gerhardt | Philippus | Salem | Zoar',
);

export const NAMESAKES = list(
  'Adelheid | Agnes | Amalie | Annette | Auguste | Bertha | Charlotte | Clara | Dorothea | Elisabeth | Emma | Friederike | Helene | Henriette | ' +
    'Hildegard | Ida | Irene | Johanna | Karoline | Klara | Luise | Magdalena | Margarete | Martha | Mathilde | Ottilie | Pauline | Rosa | Sophie | ' +
    'Theresa | Viktoria | Wilhelmine | Anton | August | Ferdinand | Gustav | Heinrich | Jakob | Konrad | Ludwig',
);

export const SPOTS = list(
  'am Stadtpark | am Kurpark | am Mühlenteich | am alten Rathaus | am Weinberg | am Waldrand | am Bach | am Markt | am Schlossgarten | am Sonnenhang | ' +
    'an der Aue | an der Linde | an der alten Gärtnerei | auf der Höhe | im Wiesengrund | im Rosengarten | im Park | unter den Eichen | zur alten Schule',
);

export const ADJECTIVES = list(
  'Herzliche | Mobile | Häusliche | Aktive | Helfende | Vertraute | Achtsame | Gute | Neue | Freie',
);

export const QUALITIES = list(
  'Miteinander | Vertrauen | Rückenwind | Geborgen | Daheim | Lichtblick | Lebensfreude | Zuversicht | Handreichung | Nachbarn | Zuhause | ' +
    'Morgenlicht | Augenblick | Ankerplatz | Sonnenschein | Horizont | Kompass | Brücke | Wegbegleiter | Zeitreich | Herzenssache | Vier Jahreszeiten',
);
