import type { LegalText } from './legal-text';

export const imprint = {
  title: 'Impressum',
  lead: 'Angaben nach §\u00a05 des Digitale-Dienste-Gesetzes (DDG).',
  description: 'Wer Pflegefenster betreibt und wie Sie uns erreichen: Anbieterkennzeichnung und Pflichtangaben.',
  sections: {
    anbieter: {
      title: 'Anbieter',
      text: '{{operatorName}}\n\n{{operatorAddress}}\n\nVertreten durch: {{operatorPerson}}',
    },
    kontakt: { title: 'Kontakt', text: 'Telefon: {{operatorPhone}}\n\nE-Mail: {{operatorMail}}' },
    register: {
      title: 'Register und Umsatzsteuer',
      text: 'Registereintrag: {{operatorRegister}}\n\nUmsatzsteuer-Identifikationsnummer nach §\u00a027a UStG: {{operatorVat}}',
    },
    redaktion: {
      title: 'Redaktionell verantwortlich nach §\u00a018 Abs. 2 MStV',
      text: '{{operatorEditor}}',
    },
    'digitale-dienste': {
      title: 'Zentrale Kontaktstelle nach der Verordnung über digitale Dienste',
      text: 'Behörden und Nutzende erreichen uns unter {{operatorMail}}, auf Deutsch und auf Englisch. Hinweise auf rechtswidrige Inhalte nehmen wir unter derselben Adresse entgegen.',
    },
    streitbeilegung: {
      title: 'Verbraucherstreitbeilegung',
      text: 'Wir sind nicht verpflichtet und nicht bereit, an einem Streitbeilegungsverfahren vor einer Verbraucherschlichtungsstelle teilzunehmen. [Betreiber: prüfen und bestätigen]',
    },
    quellen: {
      title: 'Quellen und Lizenzen',
      text: 'Ortsdaten stammen von GeoNames und DB InfraGO (CC BY 4.0) und © OpenStreetMap-Mitwirkenden (ODbL). Schriften: Atkinson Hyperlegible Next und Vollkorn (SIL Open Font License).',
    },
  },
} as const satisfies LegalText;
