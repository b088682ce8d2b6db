import { addTexts } from '@care/contracts';

/**
 * Texts of the staff search and the job search. They have their own catalogue, so that the provider search does not
 * load them.
 */
export const workText = addTexts('workSearch', {
  staff: {
    label: 'Pflegepersonal suchen',
    lead: 'Nennen Sie uns einen Ort, dann zeigen wir Ihnen Pflegekräfte, die dort arbeiten möchten.',
    rankingText:
      'Ohne eigene Sortierung zeigen wir zuerst Pflegekräfte, die zuletzt aktiv waren. Es zählt der Tag, an dem jemand zuletzt angemeldet war oder das Profil geändert hat; den Tag selbst zeigen wir nicht. Am selben Tag kommt zuerst, wer sich später registriert hat. Bezahlte Pakete beeinflussen die Reihenfolge nicht.',
    title_one: '{{what}}: 1 Pflegekraft',
    title_other: '{{what}}: {{count}} Pflegekräfte',
    description_one: '1 Pflegekraft, die in {{place}} arbeiten möchte: Qualifikation und Arbeitsorte.',
    description_other: '{{count}} Pflegekräfte, die in {{place}} arbeiten möchten: Qualifikationen und Arbeitsorte.',
    homeDescription:
      'Finden Sie Pflegekräfte in Ihrer Nähe: nach Ort, Umkreis und Qualifikation. Die Nachnamen bleiben geschützt.',
  },
  jobs: {
    label: 'Pflegejobs suchen',
    mapClosed: 'Sehen Sie die Stellen auf der Karte.',
    lead: 'Nennen Sie uns einen Ort, dann zeigen wir Ihnen offene Stellen in der Pflege.',
    rankingText:
      'Ohne eigene Sortierung zeigen wir die neuesten Stellen zuerst, je Arbeitgeber zuerst zwei, dann die nächsten zwei. So verdrängt niemand mit vielen Stellen die anderen. Bezahlte Pakete beeinflussen die Reihenfolge nicht.',
    title_one: '{{what}}: 1 Stellenangebot',
    title_other: '{{what}}: {{count}} Stellenangebote',
    description_one: '1 Stellenangebot in der Pflege in {{place}}, mit Arbeitgeber, Vergütung und Datum.',
    description_other: '{{count}} Stellenangebote in der Pflege in {{place}}, mit Arbeitgeber, Vergütung und Datum.',
    homeDescription:
      'Offene Stellen in Pflegeheimen, ambulanten Diensten und Wohngemeinschaften: nach Ort, Umkreis und Qualifikation.',
  },
  qualifications: {
    all: 'Alle Qualifikationen',
    several: '{{count}} Qualifikationen',
  },
  employment: { all: 'Alle Beschäftigungsarten', chosen: 'Beschäftigungsart: {{label}}' },
  salary: { label: 'Gehalt', all: 'Jedes Gehalt', hint: 'Brutto bei voller Stelle; Stundenlöhne werden umgerechnet.' },
  posted: { label: 'Veröffentlicht', all: 'Jederzeit' },
});
