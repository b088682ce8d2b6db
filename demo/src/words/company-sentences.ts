import type { Setting } from '../settings-of-care';

// No two providers of a town share a sentence, so each has a word that differs: {name}, {year}, {street}, {person} and
// numbers. Texts of a provider without an owner name it and do not say "wir".

/** First sentences of a provider's description. */
export const OPENINGS: Record<Setting, readonly string[]> = {
  home: [
    'Wir pflegen seit {year} Menschen in {town} dort, wo sie am liebsten sind: zu Hause.',
    'Vom Büro aus ({street}) kommt unser Team zu Ihnen nach Hause, [von der Körperpflege bis zur Wundversorgung|morgens, mittags und abends|auch am Wochenende und an Feiertagen].',
    '{name} arbeitet mit festen Touren und [festen Bezugspersonen|einem eingespielten Team|kurzen Wegen].',
    'Seit {year} begleiten wir ältere und kranke Menschen in {town} im eigenen Zuhause, [mit festen Touren|mit festen Bezugspersonen|mit Zeit für ein Gespräch].',
    'Rund {places} Menschen leben mit unserer Hilfe weiter in ihrer Wohnung, [viele seit Jahren|jeden Tag und auch am Wochenende|mit so viel Hilfe wie nötig und so wenig wie möglich].',
  ],
  guest: [
    'Bei uns sind bis zu {places} Gäste für einige Tage oder Wochen gut versorgt, etwa [nach einem Klinikaufenthalt|während einer Kur|im Urlaub der Angehörigen].',
    '{name} nimmt Gäste auch kurzfristig auf und bereitet gemeinsam mit ihnen die Rückkehr nach Hause vor.',
    'Wir entlasten seit {year} pflegende Angehörige in {town} auf Zeit, in [möblierten und barrierefreien|hellen und ruhigen] Zimmern.',
  ],
  house: [
    '{name} liegt [mitten in|am Rand von|nahe der Ortsmitte von] {town} und bietet {places} Menschen aller Pflegegrade ein Zuhause.',
    'In unserem Haus leben {places} ältere Menschen in {teams} Wohnbereichen, jeder mit [eigener Küche|eigenem Wohnzimmer|festem Team].',
    'Wir sind seit {year} ein offenes Haus: Besuch ist jederzeit willkommen, und viele [Vereine|Chöre|Nachbarn] aus {town} gehen bei uns ein und aus.',
    'Unsere {places} Einzelzimmer sind [hell|ruhig], und Sie richten Ihres mit eigenen Möbeln ein.',
    'Unser Haus verbindet seit {year} verlässliche Pflege mit einem Alltag, der sich nach den Menschen richtet, [im Kleinen wie im Großen|vom Frühstück bis zum Abend|an jedem Tag].',
  ],
  day: [
    'Unsere {places} Gäste verbringen den Tag in Gesellschaft und sind [am Abend|vor dem Abendbrot] wieder zu Hause.',
    '{name} öffnet von Montag bis Freitag, auf Wunsch holt unser Fahrdienst Sie morgens ab.',
    'Tagespflege heißt bei uns seit {year}: gemeinsam [kochen|backen|singen], sich bewegen, erzählen und zur Ruhe kommen.',
  ],
  flat: [
    'In unserer Wohngemeinschaft leben seit {year} bis zu {places} Menschen zusammen wie in einer großen Familie.',
    'Seit {year} gilt bei uns: ein eigenes Zimmer für jede Bewohnerin und jeden Bewohner, gekocht und gelebt wird in der gemeinsamen Küche.',
    'Die WG in {town} wird rund um die Uhr von einem kleinen, festen Team begleitet, die Leitung hat {person}.',
  ],
  apartment: [
    'Unsere {places} Wohnungen sind barrierefrei und haben zwischen [35 und 75|40 und 70|38 und 82] Quadratmetern, jede mit Balkon oder Terrasse.',
    'Sie wohnen selbstständig und wissen, dass {person} [im Haus|werktags|auf Knopfdruck] erreichbar ist.',
    '{name} verbindet die eigene Wohnung mit Unterstützung nach Bedarf.',
  ],
  other: [
    'Wir unterstützen seit {year} Menschen in {town} [im Alltag|in schwierigen Zeiten|dort, wo andere Angebote enden].',
    'Unser Angebot ergänzt seit {year} die klassische Pflege und schließt Lücken, die im Alltag entstehen.',
    '{name} berät und begleitet Familien, wenn sich die Lebenssituation verändert.',
  ],
};

const EVERYWHERE = [
  'Angehörige beziehen wir von Anfang an ein, ihre Fragen beantwortet {person}.',
  'Mit [Therapiepraxen, Apotheken und Sanitätshäusern|Kliniken, Praxen und Apotheken] arbeiten wir seit {year} zusammen.',
  'Bei Anträgen und Fragen zur Pflegekasse [hilft Ihnen|berät Sie] {person}.',
  'Unser Team aus {staff} Menschen spricht neben Deutsch [mehrere Sprachen|auch Türkisch und Russisch|auch Polnisch|auch Englisch|auch Italienisch].',
];

const CARE = [
  '{person} und [feste Bezugspflegekräfte|feste Ansprechpersonen] sorgen dafür, dass Sie nicht jeden Tag neue Gesichter sehen.',
  'Menschen mit Demenz begleitet {person} mit Geduld und [einem klaren Tagesablauf|viel Zuwendung|vertrauten Ritualen].',
  'Wir bilden selbst aus, die Anleitung hat {person}.',
];

const TOGETHER = [
  'Wir kochen für {places} Menschen frisch und nehmen Rücksicht auf [Diäten und Gewohnheiten|Unverträglichkeiten und Vorlieben].',
  'Biografiearbeit gehört für {person} und das ganze Team zur Pflege.',
  'Die Haltestelle „{street}“ [ist|liegt] {minutes} Gehminuten entfernt.',
];

const BY_NIGHT = ['Nachts ist für {places} Menschen immer eine Pflegefachkraft im Dienst.'];

/** Further sentences that are true at each place of care. */
export const MIDDLES: Record<Setting, readonly string[]> = {
  home: [...EVERYWHERE, ...CARE, 'In dringenden Fällen erreichen Sie {person} auch außerhalb der Bürozeiten.'],
  guest: [...EVERYWHERE, ...CARE, ...TOGETHER, ...BY_NIGHT],
  house: [
    ...EVERYWHERE,
    ...CARE,
    ...TOGETHER,
    ...BY_NIGHT,
    'Die Hausärztinnen und Hausärzte der Umgebung kennen uns seit {year} und kommen regelmäßig zu Besuch.',
  ],
  day: [...EVERYWHERE, ...CARE, ...TOGETHER, 'Für eine Pause am Mittag stehen {places} Ruhesessel bereit.'],
  flat: [...EVERYWHERE, ...CARE, ...TOGETHER],
  apartment: [
    ...EVERYWHERE,
    'Hilfe im Haushalt und Pflege lassen sich einzeln dazubuchen, {person} [berät Sie dazu|stellt sie mit Ihnen zusammen].',
    'Ein Hausnotruf gehört zu jeder der {places} Wohnungen.',
  ],
  other: EVERYWHERE,
};

const VISIT = [
  'Gern zeigt Ihnen {person} alles bei einem persönlichen Besuch.',
  'Kommen Sie vorbei und lernen Sie {person} und [uns alle|das Team] kennen.',
];
const CALL = [
  'Rufen Sie uns an, {person} berät Sie unverbindlich.',
  'Sprechen Sie {person} an, auch wenn es schnell gehen muss.',
  '{person} freut sich darauf, Sie kennenzulernen.',
];

/** Last sentences of a description. */
export const CLOSINGS: Record<Setting, readonly string[]> = {
  home: [...CALL, 'Zum ersten Gespräch kommt {person} zu Ihnen nach Hause.'],
  guest: [...CALL, ...VISIT],
  house: [...CALL, ...VISIT],
  day: [...CALL, ...VISIT, 'Ein Probetag ist nach Absprache mit {person} möglich.'],
  flat: [...CALL, ...VISIT],
  apartment: [...CALL, ...VISIT],
  other: CALL,
};

const IN_A_GROUP = [
  '[Montags|Dienstags] singt {person} mit uns, [mittwochs|donnerstags] ist Sitzgymnastik.',
  'Beliebt sind die Backrunde am Freitag und der Spielenachmittag mit {person}.',
  'Wer mag, liest morgens mit {person} die Zeitung.',
  'Bei gutem Wetter geht {person} mit uns [auf den Wochenmarkt|in den Park|spazieren].',
  'Alle zwei Wochen besucht uns {person} mit einem Therapiehund.',
  'Im Sommer grillen wir, im Advent bastelt {person} mit uns und den Familien.',
];

const IN_A_HOUSE = [
  'Einmal im Monat gibt es [ein Konzert oder eine Lesung|einen Filmabend|einen Tanznachmittag], die Einladung schreibt {person}.',
  'Im Garten stehen Hochbeete, die {person} gemeinsam mit allen bepflanzt.',
  'Mit dem Kindergarten nebenan feiern wir seit {year} die Feste im Jahreslauf.',
  'Der ehrenamtliche Besuchsdienst um {person} kommt auch zu Menschen, die ihr Zimmer nicht verlassen können.',
  'Das Erzählcafé ist seit {year} für Gäste aus der Nachbarschaft offen.',
];

const AT_HOME = [
  '{person} begleitet zu Arztterminen, zum Einkauf und zum Friedhof.',
  'Einmal im Monat lädt {person} zum Kaffeenachmittag ein.',
  'Für Angehörige bietet {person} [Pflegekurse|einen Gesprächskreis|Schulungen] an.',
  'Auf Wunsch geht {person} mit Ihnen spazieren oder liest vor.',
];

/** What people do together at each place of care. */
export const ACTIVITIES: Record<Setting, readonly string[]> = {
  home: AT_HOME,
  guest: [...IN_A_GROUP, 'Wer sich schonen muss, findet mit {person} einen ruhigen Platz im Grünen.'],
  house: [...IN_A_GROUP, ...IN_A_HOUSE],
  day: [...IN_A_GROUP, 'Gedächtnistraining und Bewegung gibt es jeden Vormittag mit {person} in kleinen Gruppen.'],
  flat: [...IN_A_GROUP, 'Gekocht wird jeden Mittag gemeinsam, die Rezepte sammelt {person}.'],
  apartment: [
    'Im Gemeinschaftsraum wird [dienstags|mittwochs|freitags] Karten gespielt, die Runde leitet {person}.',
    'Einmal im Monat gibt es ein Frühstück für alle im Haus, ausgerichtet von {person}.',
    'Wer mag, nimmt mit {person} an Ausflügen und Gymnastik teil.',
  ],
  other: AT_HOME,
};

/** The care forms within a sentence. */
export const FORMS_IN_WORDS = [
  'ambulante Pflege',
  'Kurzzeitpflege',
  'stationäre Pflege',
  'teilstationäre Pflege',
  'Plätze in einer Senioren-WG',
  'betreutes Wohnen',
  'weitere Hilfen',
] as const;
