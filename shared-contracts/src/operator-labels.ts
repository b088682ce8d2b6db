import type { OperatorField, OperatorUse } from './operator';

/** German labels, for the form and for what is missing. */
export const operatorLabels: Record<OperatorField, string> = {
  name: 'Name und Rechtsform',
  street: 'Straße und Hausnummer',
  zip_code: 'Postleitzahl',
  city: 'Ort',
  represented_by: 'Vertretungsberechtigte Person',
  phone: 'Telefon',
  email: 'E-Mail',
  register: 'Registergericht und Registernummer',
  vat_id: 'Umsatzsteuer-Identifikationsnummer',
  tax_number: 'Steuernummer',
  iban: 'IBAN',
  editor: 'Redaktionell verantwortlich: Name und Anschrift',
  data_protection_officer: 'Datenschutzbeauftragte Person: Name und Kontakt',
  data_protection_authority: 'Datenschutz-Aufsichtsbehörde',
  hosting: 'Rechenzentrum: Name und Sitz',
  recipients: 'Empfänger personenbezogener Daten',
  log_days: 'Tage bis zur Löschung der Protokolle',
  market_authority: 'Marktüberwachungsbehörde',
  known_barriers: 'Bekannte Barrieren',
  checked_on: 'Rechtstexte geprüft am',
};

/** German names of the uses. */
export const operatorUseLabels: Record<OperatorUse, string> = {
  imprint: 'Impressum',
  privacy: 'Datenschutz',
  terms: 'AGB',
  accessibility: 'Informationen zur Barrierefreiheit',
  contact: 'Kontakt',
  invoices: 'Rechnungen',
};
