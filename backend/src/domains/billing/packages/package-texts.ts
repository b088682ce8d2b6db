/** Texts of the package comparison; their numbers come from the limits that the server enforces. */
export const packageTexts = {
  sections: {
    profile: 'Profil & Sichtbarkeit',
    jobOffers: 'Stellenangebote',
    recruiting: 'Aktive Personalsuche',
    ratings: 'Bewertungen & Service',
  },
  rows: {
    manageProfile: 'Profil verwalten und bearbeiten',
    servicesAndLogo: 'Leistungen, Besonderheiten und Logo',
    mainImage: 'Titelbild im Profil und in der Suche',
    gallery: 'Bilder und Videos in der Galerie',
    benefits: 'Arbeitgebervorteile anzeigen',
    widgets: 'Widgets für Ihre Website',
    applications: 'Pflegekräfte können sich bewerben',
    publishJobOffers: 'Stellenangebote veröffentlichen',
    jobsTab: 'Arbeitgeberseite „Wir als Arbeitgeber“',
    personalWanted: 'Kennzeichnung „Personal gesucht“',
    viewStaff: 'Profile von Pflegekräften ansehen',
    contactStaff: 'Pflegekräfte aktiv anschreiben',
    staffPush: 'Push-Nachricht, wenn sich passendes Personal registriert',
    receiveRatings: 'Bewertungen erhalten',
    answerRatings: 'Bewertungen kommentieren',
    inviteRatings: 'Bewertungen anregen',
    support: 'Persönlicher Support',
    onSiteVisit: 'Angebot eines Vor-Ort-Termins',
    monthlyCancellation: 'Monatlich kündbar',
    price: 'Preis',
  },
  upTo: (max: number) => `bis zu ${max}`,
  upToAtOnce: (max: number) => `bis zu ${max} gleichzeitig`,
  upToPerMonth: (max: number) => `bis zu ${max} pro Monat`,
  unlimited: 'unbegrenzt',
  /** With an asterisk for the footnote. */
  unlimitedNoted: 'unbegrenzt*',
  perYear: (price: string) => `${price} pro Jahr`,
  perMonth: (price: string) => `${price} pro Monat`,
  or: (one: string, other: string) => `${one} oder ${other}`,
  footnote: (cap: number) => `* Technisch bis zu ${cap} gleichzeitig veröffentlichte Stellenangebote.`,
};

export type PackageSectionKey = keyof typeof packageTexts.sections;
export type PackageRowKey = keyof typeof packageTexts.rows;
