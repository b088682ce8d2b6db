import { list } from './list';

/** Parts of pseudonyms, as in "Ruhige Elster 27". */
export const PSEUDONYM_ADJECTIVES = list(
  'Ruhige | Fröhliche | Helle | Wache | Kluge | Mutige | Sanfte | Flinke | Treue | Heitere | Freundliche | Geduldige | Muntere | Zarte | Frische | Stille',
);
export const PSEUDONYM_NOUNS = list(
  'Amsel | Elster | Möwe | Lerche | Schwalbe | Eule | Biene | Linde | Birke | Weide | Rose | Margerite | Aster | Quelle | Welle | Wolke | Sonne | Laterne | Brise',
);

/** What people do for a living decides what they say about themselves. */
export type Trade = 'professional' | 'helper' | 'companion' | 'other' | 'none';

/** First sentences; {years} is filled in, and "woman/man" in braces by sex. */
export const ABOUT_ME: Record<Trade, readonly string[]> = {
  professional: [
    'Ich arbeite seit {years} Jahren in der Pflege und [mag vor allem den Kontakt zu den Menschen|möchte mich noch einmal verändern|bin noch immer gern dabei].',
    'Nach {years} Jahren im Krankenhaus möchte ich in die [Altenpflege|ambulante Pflege] wechseln.',
    'Ich bin nach der Elternzeit wieder bereit und suche [eine Stelle mit planbaren Diensten|einen guten Wiedereinstieg].',
    'Seit {years} Jahren begleite ich Menschen mit Demenz.',
    'Ich bin mit {years} Jahren Erfahrung nach Deutschland gekommen, meine Ausbildung ist anerkannt.',
    'Mein Schwerpunkt ist [die Wundversorgung|die Palliativpflege|die Anleitung von Auszubildenden|die Gerontopsychiatrie].',
  ],
  helper: [
    'Ich arbeite seit {years} Jahren als [Hilfskraft in der Pflege|Unterstützung im Pflegeteam].',
    'Ich bin {newcomer} und habe meine Liebe zur Pflege bei [meiner Großmutter|meinem Großvater] entdeckt.',
    'In der Grundpflege bin ich sicher, [seit {years} Jahren gehört sie zu meinem Alltag|in {years} Jahren habe ich viel gelernt].',
    'Ich überlege, [später|im nächsten Jahr] die Ausbildung zur Fachkraft zu machen.',
  ],
  companion: [
    'Seit {years} Jahren begleite ich [Menschen mit Demenz|ältere Menschen] im Alltag.',
    '[Singen, Basteln, Spazierengehen|Vorlesen, Backen, Zuhören|Musik, Spiele, Gespräche]: Mir fällt immer etwas ein.',
    'Ich bin {newcomer} und habe die Qualifikation zur Betreuung [im Frühjahr|vor {years} Jahren|neben dem Beruf] gemacht.',
  ],
  other: [
    'Ich bringe {years} Jahre Erfahrung aus [meinem Beruf|verwandten Bereichen|Klinik und Praxis] mit.',
    'Ich möchte mit meiner Ausbildung [in einem Pflegeteam arbeiten|nah an den Menschen sein|etwas Neues anfangen].',
  ],
  none: [
    'Ich suche den Einstieg in die Pflege und [lerne gern dazu|bringe viel Geduld mit|habe meinen Vater gepflegt|habe meine Großmutter gepflegt].',
    'Ich komme aus [dem Verkauf|der Gastronomie|dem Büro|dem Handwerk] und möchte [mit Menschen arbeiten|etwas Sinnvolles tun].',
  ],
};

/** Further sentences for everybody. */
export const ABOUT_WORK: readonly string[] = [
  'Ein gutes Team ist mir wichtiger als [ein kurzer Weg|ein großer Name].',
  'Verlässliche Dienstpläne sind mir wichtig.',
  'Zeit für ein Gespräch gehört für mich [zur Pflege|immer dazu].',
  'Ich suche etwas Langfristiges.',
  'Gern auch [ein kleines Haus auf dem Land|ein Haus im Grünen|ein kleines Team].',
  'Ich bin [pünktlich und belastbar|ruhig und verlässlich|fröhlich und geduldig].',
  'Am liebsten [fange ich bald an|lerne ich Sie bei einem Probetag kennen].',
];

/** Names of qualifications and certificates: as stored in the list of words, for a woman, for a man. */
export const BY_SEX: Readonly<Record<string, readonly [woman: string, man: string]>> = {
  'Wundexpertin/Wundexperte ICW': ['Wundexpertin ICW', 'Wundexperte ICW'],
  'Hygienebeauftragte/r': ['Hygienebeauftragte', 'Hygienebeauftragter'],
  'Heilerziehungspfleger/in': ['Heilerziehungspflegerin', 'Heilerziehungspfleger'],
  'Medizinische/r Fachangestellte/r': ['Medizinische Fachangestellte', 'Medizinischer Fachangestellter'],
  'Hauswirtschafter/in': ['Hauswirtschafterin', 'Hauswirtschafter'],
  'Ergotherapeut/in': ['Ergotherapeutin', 'Ergotherapeut'],
  'Rettungssanitäter/in': ['Rettungssanitäterin', 'Rettungssanitäter'],
  'Sozialassistent/in': ['Sozialassistentin', 'Sozialassistent'],
  'Familienpfleger/in': ['Familienpflegerin', 'Familienpfleger'],
};

/** Certificates for trades; those not named here fit everybody. */
export const CERTIFICATE_TRADES: Readonly<Record<string, readonly Trade[]>> = {
  'Wundexpertin/Wundexperte ICW': ['professional'],
  Praxisanleitung: ['professional'],
  'Palliative Care (160 Stunden)': ['professional'],
  'Gerontopsychiatrische Fachkraft': ['professional'],
  'Behandlungspflege LG 1 und LG 2': ['helper'],
  'Kinästhetik Grundkurs': ['professional', 'helper', 'companion'],
  'Hygienebeauftragte/r': ['professional', 'other'],
  'Basale Stimulation': ['professional', 'helper', 'companion'],
  'Betreuungskraft § 43b SGB XI': ['companion'],
  'Sturz- und Dekubitusprophylaxe': ['professional', 'helper'],
  Medikamentenmanagement: ['professional'],
  'Außerklinische Beatmung': ['professional'],
};
