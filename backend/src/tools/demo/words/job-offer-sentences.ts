import { list } from './list';

/**
 * Job titles, with the qualifications (1 to 6) and the monthly pay in euros, never below the legal minimum; titles are
 * gender-neutral by "(m/w/d)".
 */
export const JOBS = [
  { title: 'Pflegefachkraft', qualifications: [1, 3, 4], salary: [3550, 4500], weight: 30 },
  { title: 'Altenpfleger', qualifications: [1, 4], salary: [3550, 4400], weight: 12 },
  { title: 'Gesundheits- und Krankenpfleger', qualifications: [3, 4], salary: [3600, 4600], weight: 9 },
  { title: 'Pflegefachfrau/Pflegefachmann', qualifications: [4], salary: [3550, 4500], weight: 10 },
  { title: 'Pflegehelfer', qualifications: [2, 5], salary: [2800, 3250], weight: 14 },
  { title: 'Altenpflegehelfer', qualifications: [2], salary: [3000, 3450], weight: 7 },
  { title: 'Betreuungskraft nach § 43b SGB XI', qualifications: [6], salary: [2800, 3200], weight: 9 },
  { title: 'Praxisanleiter', qualifications: [1, 3, 4], salary: [3700, 4700], weight: 3 },
  { title: 'Wohnbereichsleitung', qualifications: [1, 3, 4], salary: [4000, 5100], weight: 4 },
  { title: 'Pflegedienstleitung', qualifications: [1, 3, 4], salary: [4600, 6000], weight: 3 },
  { title: 'Nachtdienst Pflegefachkraft', qualifications: [1, 3, 4], salary: [3700, 4700], weight: 4 },
  { title: 'Alltagsbegleiter', qualifications: [6, 5], salary: [2800, 3150], weight: 4 },
  { title: 'Hauswirtschaftskraft', qualifications: [], salary: [2450, 2800], weight: 4 },
  { title: 'Fahrer für die Tagespflege', qualifications: [], salary: [2450, 2750], weight: 2 },
  {
    title: 'Auszubildende Pflegefachfrau/Pflegefachmann',
    qualifications: [],
    salary: [1340, 1500],
    weight: 3,
    isTraining: true,
  },
] as const;

export const TITLE_ADDITIONS = [
  '',
  '',
  '',
  '',
  ' in Teilzeit',
  ' für den Frühdienst',
  ' für den Spätdienst',
  ' für unseren neuen Wohnbereich',
  ' ohne Nachtdienst',
  ' mit Wunschdienstplan',
  ' für die Tour West',
];

export const TASKS = list(
  'Grund- und Behandlungspflege nach Plan | Begleitung und Gespräche im Alltag | Dokumentation am Tablet | Zusammenarbeit mit Ärztinnen, Ärzten und Therapie | ' +
    'Beratung von Angehörigen | Anleitung von Auszubildenden | Mitwirkung bei der Pflegeplanung | Gestaltung von Festen und Gruppenangeboten | Medikamente stellen und geben | Wundversorgung',
);
export const REQUIREMENTS = list(
  'Freude an der Arbeit mit älteren Menschen | Verlässlichkeit und Geduld | Deutschkenntnisse, mit denen Sie sich sicher verständigen | Bereitschaft zu Diensten am Wochenende | ' +
    'Führerschein Klasse B | Erste Erfahrung in der Pflege, gern auch als Berufsanfängerin oder Berufsanfänger | Teamgeist und Humor | Offenheit für digitale Dokumentation',
);
export const OFFERS = list(
  'ein eingespieltes Team und eine gründliche Einarbeitung | einen unbefristeten Vertrag | Dienstpläne vier Wochen im Voraus | 30 Tage Urlaub bei einer Fünf-Tage-Woche | ' +
    'bezahlte Fortbildung | Zuschläge für Nacht-, Sonn- und Feiertagsarbeit | betriebliche Altersvorsorge | ein Jobticket oder Dienstrad | ruhige Pausen in eigenen Räumen',
);
export const SCHEMES = [
  'TVöD-P',
  'AVR',
  'Haustarif',
  'in Anlehnung an den TVöD',
  'Tariftreue nach § 72 SGB XI',
] as const;
