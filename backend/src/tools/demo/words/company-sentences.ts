import type { Setting } from '../settings-of-care';

/** First sentences of a provider's description; {name} and {town} are filled in. */
export const OPENINGS: Record<Setting, readonly string[]> = {
  home: [
    'Wir pflegen Menschen in {town} und Umgebung dort, wo sie am liebsten sind: zu Hause.',
    'Unser Team kommt zu Ihnen nach Hause, [von der Körperpflege bis zur Wundversorgung|morgens, mittags und abends|auch am Wochenende und an Feiertagen].',
    '{name} arbeitet mit festen Touren und [festen Bezugspersonen|einem eingespielten Team|kurzen Wegen].',
    'Seit [1996|1999|2003|2008|2011|2015] begleiten wir ältere und kranke Menschen in {town} im eigenen Zuhause.',
    'Sie möchten in Ihrer Wohnung bleiben? Wir helfen Ihnen dabei, [jeden Tag und auch am Wochenende|so viel wie nötig und so wenig wie möglich].',
  ],
  guest: [
    'Bei uns sind Gäste für einige Tage oder Wochen gut versorgt, etwa [nach einem Klinikaufenthalt|während einer Kur|im Urlaub der Angehörigen].',
    '{name} nimmt Gäste auch kurzfristig auf und bereitet gemeinsam mit ihnen die Rückkehr nach Hause vor.',
    'Wir entlasten pflegende Angehörige in {town} auf Zeit, in [möblierten und barrierefreien|hellen und ruhigen] Zimmern.',
  ],
  house: [
    '{name} liegt [mitten in|am Rand von|nahe der Ortsmitte von] {town} und bietet Menschen aller Pflegegrade ein Zuhause.',
    'In unserem Haus leben ältere Menschen in [überschaubaren Wohnbereichen|kleinen Gruppen] mit [eigener Küche|eigenem Wohnzimmer|festem Team].',
    'Wir sind ein offenes Haus: Besuch ist jederzeit willkommen, und viele [Vereine|Chöre|Nachbarn] aus {town} gehen bei uns ein und aus.',
    'Bei uns wohnen Sie in [hellen|ruhigen] Einzelzimmern, die Sie mit eigenen Möbeln einrichten können.',
    'Unser Haus verbindet verlässliche Pflege mit einem Alltag, der sich nach den Menschen richtet.',
  ],
  day: [
    'Unsere Gäste verbringen den Tag in Gesellschaft und sind am Abend wieder zu Hause.',
    '{name} öffnet von Montag bis Freitag, auf Wunsch holt unser Fahrdienst Sie morgens ab.',
    'Tagespflege heißt bei uns: gemeinsam [kochen|backen|singen], sich bewegen, erzählen und zur Ruhe kommen.',
  ],
  flat: [
    'In unserer Wohngemeinschaft leben bis zu [acht|neun|zehn|zwölf] Menschen zusammen wie in einer großen Familie.',
    'Jede Bewohnerin und jeder Bewohner hat ein eigenes Zimmer, gekocht und gelebt wird in der gemeinsamen Küche.',
    'Die WG in {town} wird rund um die Uhr von einem kleinen, festen Team begleitet.',
  ],
  apartment: [
    'Unsere Wohnungen sind barrierefrei und haben zwischen [35 und 75|40 und 70|38 und 82] Quadratmetern, jede mit Balkon oder Terrasse.',
    'Sie wohnen selbstständig und wissen, dass im Haus [immer|werktags|auf Knopfdruck] jemand erreichbar ist.',
    '{name} verbindet die eigene Wohnung mit Unterstützung nach Bedarf.',
  ],
  other: [
    'Wir unterstützen Menschen in {town} [im Alltag|in schwierigen Zeiten|dort, wo andere Angebote enden].',
    'Unser Angebot ergänzt die klassische Pflege und schließt Lücken, die im Alltag entstehen.',
    '{name} berät und begleitet Familien, wenn sich die Lebenssituation verändert.',
  ],
};

const EVERYWHERE = [
  'Angehörige beziehen wir von Anfang an ein, wenn Sie das wünschen.',
  'Wir arbeiten mit [Therapiepraxen, Apotheken und Sanitätshäusern|Kliniken, Praxen und Apotheken] in {town} zusammen.',
  'Bei Anträgen und Fragen zur Pflegekasse [helfen wir gern|beraten wir Sie].',
  'Unser Team spricht neben Deutsch [mehrere Sprachen|auch Türkisch und Russisch|auch Polnisch|auch Englisch].',
];

const CARE = [
  '[Feste Bezugspflegekräfte|Feste Ansprechpersonen] sorgen dafür, dass Sie es nicht jeden Tag mit neuen Gesichtern zu tun haben.',
  'Menschen mit Demenz begleiten wir mit Geduld und [einem klaren Tagesablauf|viel Zuwendung|vertrauten Ritualen].',
  'Wir bilden selbst aus und legen Wert auf regelmäßige Fortbildung.',
];

const TOGETHER = [
  'Wir kochen frisch und nehmen Rücksicht auf [Diäten und Gewohnheiten|Unverträglichkeiten und Vorlieben].',
  'Biografiearbeit gehört für uns selbstverständlich zur Pflege.',
  'Die Haltestelle ist [wenige|nur ein paar] Schritte entfernt.',
];

const BY_NIGHT = ['Nachts ist immer eine Pflegefachkraft im Dienst.'];

/** Further sentences that are true at each place of care. */
export const MIDDLES: Record<Setting, readonly string[]> = {
  home: [...EVERYWHERE, ...CARE, 'In dringenden Fällen erreichen Sie uns auch außerhalb der Bürozeiten.'],
  guest: [...EVERYWHERE, ...CARE, ...TOGETHER, ...BY_NIGHT],
  house: [
    ...EVERYWHERE,
    ...CARE,
    ...TOGETHER,
    ...BY_NIGHT,
    'Die Hausärztinnen und Hausärzte der Umgebung kennen uns gut und kommen regelmäßig zu Besuch.',
  ],
  day: [...EVERYWHERE, ...CARE, ...TOGETHER, 'Für eine Pause am Mittag stehen Ruhesessel bereit.'],
  flat: [...EVERYWHERE, ...CARE, ...TOGETHER],
  apartment: [
    ...EVERYWHERE,
    'Hilfe im Haushalt und Pflege lassen sich einzeln dazubuchen.',
    'Ein Hausnotruf gehört zu jeder Wohnung.',
  ],
  other: EVERYWHERE,
};

const VISIT = [
  'Gern zeigen wir Ihnen alles bei einem persönlichen Besuch.',
  'Kommen Sie vorbei und lernen Sie [uns|das Team] kennen.',
];
const CALL = [
  'Rufen Sie uns an, wir beraten Sie unverbindlich.',
  'Sprechen Sie uns an, auch wenn es schnell gehen muss.',
  'Wir freuen uns darauf, Sie kennenzulernen.',
];

/** Last sentences of a description. */
export const CLOSINGS: Record<Setting, readonly string[]> = {
  home: [...CALL, 'Zum ersten Gespräch kommen wir zu Ihnen nach Hause.'],
  guest: [...CALL, ...VISIT],
  house: [...CALL, ...VISIT],
  day: [...CALL, ...VISIT, 'Ein Probetag ist nach Absprache möglich.'],
  flat: [...CALL, ...VISIT],
  apartment: [...CALL, ...VISIT],
  other: CALL,
};

const IN_A_GROUP = [
  '[Montags|Dienstags] treffen wir uns zum Singen, [mittwochs|donnerstags] zur Sitzgymnastik.',
  'Beliebt sind die Backrunde am Freitag und der Spielenachmittag.',
  'Wer mag, liest morgens mit anderen die Zeitung.',
  'Bei gutem Wetter gehen wir [auf den Wochenmarkt|in den Park|spazieren].',
  'Alle zwei Wochen besucht uns ein Therapiehund.',
  'Im Sommer grillen wir, im Advent basteln wir mit den Familien.',
];

const IN_A_HOUSE = [
  'Einmal im Monat gibt es [ein Konzert oder eine Lesung|einen Filmabend|einen Tanznachmittag].',
  'Im Garten stehen Hochbeete, die gemeinsam bepflanzt werden.',
  'Mit dem Kindergarten nebenan feiern wir die Feste im Jahreslauf.',
  'Ein ehrenamtlicher Besuchsdienst kommt auch zu Menschen, die ihr Zimmer nicht verlassen können.',
  'Das Erzählcafé ist für Gäste aus der Nachbarschaft offen.',
];

const AT_HOME = [
  'Wir begleiten zu Arztterminen, zum Einkauf und zum Friedhof.',
  'Einmal im Monat laden wir zum Kaffeenachmittag ein.',
  'Für Angehörige bieten wir [Pflegekurse|einen Gesprächskreis|Schulungen] an.',
  'Auf Wunsch gehen wir gemeinsam spazieren oder lesen vor.',
];

/** What people do together at each place of care. */
export const ACTIVITIES: Record<Setting, readonly string[]> = {
  home: AT_HOME,
  guest: [...IN_A_GROUP, 'Wer sich schonen muss, findet einen ruhigen Platz im Grünen.'],
  house: [...IN_A_GROUP, ...IN_A_HOUSE],
  day: [...IN_A_GROUP, 'Gedächtnistraining und Bewegung gibt es jeden Vormittag in kleinen Gruppen.'],
  flat: [...IN_A_GROUP, 'Gekocht wird jeden Mittag gemeinsam.'],
  apartment: [
    'Im Gemeinschaftsraum wird [dienstags|mittwochs|freitags] Karten gespielt.',
    'Einmal im Monat gibt es ein Frühstück für alle im Haus.',
    'Wer mag, nimmt an Ausflügen und Gymnastik teil.',
  ],
  other: AT_HOME,
};
