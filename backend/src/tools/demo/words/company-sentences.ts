import type { CareForm } from '@care/contracts/vocabulary';

/** Sentences for a provider's description; {name} and {town} are filled in. */
export const OPENINGS: Record<CareForm, readonly string[]> = {
  'ambulante-pflege': [
    'Wir pflegen Menschen in {town} und Umgebung dort, wo sie am liebsten sind: zu Hause.',
    'Unser Team kommt zu Ihnen nach Hause, von der Körperpflege bis zur Wundversorgung.',
    '{name} ist ein inhabergeführter Dienst mit festen Touren und festen Bezugspersonen.',
    'Seit vielen Jahren begleiten wir ältere und kranke Menschen in {town} im eigenen Zuhause.',
    'Sie möchten in Ihrer Wohnung bleiben? Wir helfen Ihnen dabei, jeden Tag und auch am Wochenende.',
  ],
  kurzzeitpflege: [
    'Bei uns sind Gäste für einige Tage oder Wochen gut versorgt, etwa nach einem Klinikaufenthalt oder im Urlaub der Angehörigen.',
    '{name} nimmt Gäste auch kurzfristig auf und bereitet gemeinsam mit ihnen die Rückkehr nach Hause vor.',
    'Wir entlasten pflegende Angehörige in {town} auf Zeit. Die Zimmer sind möbliert und barrierefrei.',
  ],
  'stationare-pflege': [
    '{name} liegt mitten in {town} und bietet Menschen aller Pflegegrade ein Zuhause.',
    'In unserem Haus leben ältere Menschen in überschaubaren Wohnbereichen mit eigener Küche.',
    'Wir sind ein offenes Haus: Besuch ist jederzeit willkommen, und viele Vereine aus {town} gehen bei uns ein und aus.',
    'Bei uns wohnen Sie in hellen Einzelzimmern, die Sie mit eigenen Möbeln einrichten können.',
    'Unser Haus verbindet verlässliche Pflege mit einem Alltag, der sich nach den Menschen richtet und nicht nach dem Dienstplan.',
  ],
  'teilstationare-pflege': [
    'Unsere Gäste verbringen den Tag in Gesellschaft und sind am Abend wieder zu Hause.',
    '{name} öffnet von Montag bis Freitag. Auf Wunsch holt unser Fahrdienst Sie morgens ab.',
    'Tagespflege heißt bei uns: gemeinsam kochen, sich bewegen, erzählen und zur Ruhe kommen.',
  ],
  'senioren-wg': [
    'In unserer Wohngemeinschaft leben bis zu zwölf Menschen zusammen wie in einer großen Familie.',
    'Jede Bewohnerin und jeder Bewohner hat ein eigenes Zimmer, gekocht und gelebt wird in der gemeinsamen Küche.',
    'Die WG in {town} wird rund um die Uhr von einem kleinen, festen Team begleitet.',
  ],
  'betreutes-wohnen': [
    'Unsere Wohnungen sind barrierefrei und haben zwischen 35 und 75 Quadratmetern, jede mit Balkon oder Terrasse.',
    'Sie wohnen selbstständig und wissen, dass im Haus immer jemand erreichbar ist.',
    '{name} verbindet die eigene Wohnung mit Unterstützung nach Bedarf.',
  ],
  'weitere-pflegeformen': [
    'Wir unterstützen Menschen in {town} im Alltag: beim Einkauf, bei Behördenwegen und in der Freizeit.',
    'Unser Angebot ergänzt die klassische Pflege und schließt Lücken, die im Alltag entstehen.',
    '{name} berät und begleitet Familien, wenn sich die Lebenssituation verändert.',
  ],
};

export const MIDDLES: readonly string[] = [
  'Feste Bezugspflegekräfte sorgen dafür, dass Sie es nicht jeden Tag mit neuen Gesichtern zu tun haben.',
  'Angehörige beziehen wir von Anfang an ein, wenn Sie das wünschen.',
  'Die Hausärztinnen und Hausärzte der Umgebung kennen uns gut und kommen regelmäßig zu Besuch.',
  'Wir arbeiten mit Therapiepraxen, Apotheken und Sanitätshäusern in {town} zusammen.',
  'Biografiearbeit gehört für uns selbstverständlich zur Pflege.',
  'Ein eigener Sozialdienst hilft bei Anträgen und Fragen zur Pflegekasse.',
  'Nachts ist immer eine Pflegefachkraft erreichbar.',
  'Wir kochen frisch und nehmen Rücksicht auf Diäten und Gewohnheiten.',
  'Unser Team spricht neben Deutsch mehrere Sprachen.',
  'Menschen mit Demenz begleiten wir mit Geduld und einem klaren Tagesablauf.',
  'Wir bilden selbst aus und legen Wert auf regelmäßige Fortbildung.',
  'Die Haltestelle ist wenige Schritte entfernt, Parkplätze für Besuch gibt es am Haus.',
];

export const CLOSINGS: readonly string[] = [
  'Rufen Sie uns an, wir beraten Sie unverbindlich.',
  'Gern zeigen wir Ihnen alles bei einem persönlichen Besuch.',
  'Sprechen Sie uns an, auch wenn es schnell gehen muss.',
  'Ein Probetag ist nach Absprache möglich.',
  'Wir freuen uns darauf, Sie kennenzulernen.',
];

export const ACTIVITIES: readonly string[] = [
  'Montags treffen wir uns zum Singen, mittwochs zur Sitzgymnastik.',
  'Einmal im Monat gibt es ein Konzert oder eine Lesung.',
  'Im Garten stehen Hochbeete, die gemeinsam bepflanzt werden.',
  'Beliebt sind die Backrunde am Freitag und der Spielenachmittag.',
  'Mit dem Kindergarten nebenan feiern wir die Feste im Jahreslauf.',
  'Wer mag, liest morgens mit anderen die Zeitung.',
  'Bei gutem Wetter gehen wir auf den Wochenmarkt.',
  'Ein ehrenamtlicher Besuchsdienst kommt auch zu Menschen, die ihr Zimmer nicht verlassen können.',
  'Alle zwei Wochen besucht uns ein Therapiehund.',
  'Im Sommer grillen wir, im Advent basteln wir mit den Familien.',
  'Das Erzählcafé ist für Gäste aus der Nachbarschaft offen.',
  'Gedächtnistraining und Bewegung gibt es jeden Vormittag in kleinen Gruppen.',
];

export const ACTIVITIES_AT_HOME: readonly string[] = [
  'Wir begleiten zu Arztterminen, zum Einkauf und zum Friedhof.',
  'Einmal im Monat laden wir zum Kaffeenachmittag ein.',
  'Für Angehörige bieten wir Pflegekurse und einen Gesprächskreis an.',
  'Auf Wunsch gehen wir gemeinsam spazieren oder lesen vor.',
  'Im Sommer machen wir einen Tagesausflug mit dem Kleinbus.',
  'Wer Gesellschaft sucht, findet sie in unserer Spielerunde.',
];
