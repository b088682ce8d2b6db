import { list } from './list';

export const CUSTOM_SERVICES = list(
  'Nachtpflege | Haushaltshilfe | Außerklinische Intensivpflege | Hospizbegleitung | Menüservice | Hausnotruf | Fahrdienst | Demenzcafé | ' +
    'Pflegeberatung nach § 37.3 SGB XI | Alltagsbegleitung | Urlaubspflege | Wundversorgung | Betreuungsgruppe | 24-Stunden-Rufbereitschaft',
);

export const ADDITIONAL_FEATURES = list(
  'Hauseigene Küche | Therapiegarten | Haustiere willkommen | Friseur im Haus | Sturzprophylaxe | Musiktherapie | Barrierefreie Bäder | ' +
    'Einzelzimmer mit Balkon | WLAN in allen Zimmern | Kapelle im Haus | Gebärdensprachkenntnisse | Türkischsprachiges Team | ' +
    'Russischsprachiges Team | Eigener Fahrdienst | Probewohnen | Wintergarten | Kräuterbeete | Angehörigenabend jeden Monat | Hofladen in der Nähe',
);

/** Of these features, those that only a provider with rooms of its own has. */
export const FEATURES_OF_HOUSES = list(
  'Hauseigene Küche | Therapiegarten | Haustiere willkommen | Friseur im Haus | Barrierefreie Bäder | Einzelzimmer mit Balkon | WLAN in allen Zimmern | ' +
    'Kapelle im Haus | Probewohnen | Wintergarten | Kräuterbeete | Hofladen in der Nähe',
);

/** Of these features, those that only a provider with bedrooms has. */
export const FEATURES_WITH_ROOMS = list('Einzelzimmer mit Balkon | WLAN in allen Zimmern | Probewohnen');

/** Of the free-text services, those of providers that come home. */
export const SERVICES_AT_HOME = list(
  'Nachtpflege | Haushaltshilfe | Außerklinische Intensivpflege | Hausnotruf | Urlaubspflege | 24-Stunden-Rufbereitschaft',
);

export const CUSTOM_BENEFITS = list(
  'Mitarbeiterwohnung | Obstkorb und Kaffee | Zuschuss zum Führerschein | Betriebsausflug | Sonderurlaub am Geburtstag | Kein geteilter Dienst | ' +
    'Supervision alle vier Wochen | Dienstkleidung wird gestellt und gewaschen | Prämie für das Werben von Kolleginnen und Kollegen | Sportkurse nach Dienst',
);

export const CERTIFICATES = list(
  'Wundexpertin/Wundexperte ICW | Praxisanleitung | Palliative Care (160 Stunden) | Gerontopsychiatrische Fachkraft | Behandlungspflege LG 1 und LG 2 | ' +
    'Erste Hilfe (aktuell) | Kinästhetik Grundkurs | Hygienebeauftragte/r | Basale Stimulation | Führerschein Klasse B | Betreuungskraft § 43b SGB XI | ' +
    'Sturz- und Dekubitusprophylaxe | Medikamentenmanagement | Deutsch B2 (Pflege) | Außerklinische Beatmung',
);

export const WISHES = list(
  'Kein Nachtdienst | Nur Frühdienst | Nur Spätdienst | Vier-Tage-Woche | Freie Wochenenden im Wechsel | Unbefristeter Vertrag | Kurzer Arbeitsweg | ' +
    'Dienstplan vier Wochen im Voraus | Kleines Team | Möglichkeit zur Weiterbildung | Zimmer für den Anfang | Arbeit mit Menschen mit Demenz | ' +
    'Ambulanter Dienst mit Auto | Wiedereinstieg nach Elternzeit | Bezahlung nach Tarif | Kita in der Nähe',
);

export const CUSTOM_QUALIFICATIONS = list(
  'Heilerziehungspfleger/in | Medizinische/r Fachangestellte/r | Hauswirtschafter/in | Ergotherapeut/in | Rettungssanitäter/in | ' +
    'Sozialassistent/in | Pflegedienstleitung | Einrichtungsleitung | Familienpfleger/in',
);
