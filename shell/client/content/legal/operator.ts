/**
 * The operator of this installation. Everything in square brackets is a place-holder, which the page marks. Put the
 * real data here before the site goes public.
 */
export const operator = {
  operatorName: '[Betreiber: Name und Rechtsform eintragen]',
  operatorAddress: '[Betreiber: Straße, Hausnummer, PLZ und Ort eintragen]',
  operatorPerson: '[Betreiber: vertretungsberechtigte Person eintragen]',
  operatorPhone: '[Betreiber: Telefonnummer eintragen]',
  operatorMail: '[Betreiber: E-Mail-Adresse eintragen]',
  operatorRegister: '[Betreiber: Registergericht und Registernummer eintragen]',
  operatorVat: '[Betreiber: Umsatzsteuer-Identifikationsnummer eintragen]',
  operatorEditor: '[Betreiber: Name und Anschrift der redaktionell verantwortlichen Person eintragen]',
  operatorDpo: '[Betreiber: Kontakt der oder des Datenschutzbeauftragten eintragen]',
  operatorAuthority: '[Betreiber: zuständige Datenschutz-Aufsichtsbehörde eintragen]',
  operatorHosting: '[Betreiber: Name und Sitz des Rechenzentrums eintragen]',
  operatorMarketAuthority: '[Betreiber: zuständige Marktüberwachungsbehörde eintragen]',
  operatorAsOf: '[Betreiber: Datum eintragen]',
} as const;
