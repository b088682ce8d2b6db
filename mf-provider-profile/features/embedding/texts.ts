import { addTexts } from '@care/contracts';

export const embeddingText = addTexts('embedding', {
  title: 'Profil einbinden',
  description:
    'Das Profil einer Einrichtung auf der eigenen Website zeigen: mit einer Zeile Code, kostenlos, ohne Cookies. Mit Vorschau, Code und den Angaben für die Technik.',
  lead: 'Zeigen Sie das Profil einer Einrichtung auf Ihrer Website. Ein Skript und ein Element, keine Cookies, kein Speicher im Browser. Die Angaben bleiben von selbst aktuell.',
  form: {
    label: 'Einstellungen der Vorschau',
    slug: 'Kennung des Profils (slug)',
    slugHint: 'Der letzte Teil der Adresse des Profils. „beispiel“ ist zum Ausprobieren da.',
    view: 'Umfang',
    compact: 'Kompakt',
    full: 'Vollständig',
    theme: 'Untergrund',
  },
  themes: { light: 'Hell', dark: 'Dunkel', auto: 'Auto' },
  preview: {
    title: 'Vorschau',
    address: 'ihre-website.example',
    loading: 'Die Vorschau wird geladen.',
    ready: 'Echte Vorschau: Sie lädt dieselbe Datei wie Ihre Website.',
    failed: 'Die Vorschau konnte nicht geladen werden. Der Code gilt trotzdem.',
    noScript:
      'Für die Vorschau braucht diese Seite JavaScript. Setzen Sie im Code darunter die Adresse dieser Website für SITE ein.',
  },
  copy: 'Kopieren',
  copied: 'In die Zwischenablage kopiert.',
  notCopied: 'Kopieren ist hier nicht erlaubt. Bitte kopieren Sie den Text selbst.',
  link: 'Profil auf {{brand}} ansehen',
  ways: {
    title: 'Code für Ihre Seite',
    html: 'HTML für Ihre Seite',
    htmlText: 'Für die meisten Websites. Der Platz ist reserviert, damit Ihre Seite beim Laden nicht springt.',
    module: 'ES-Modul',
    moduleText: 'Für Anwendungen mit eigenem Build, geprüft mit React 17, 18 und 19 und mit Vue 3.',
    federation: 'Module Federation',
    federationText:
      'Für Anwendungen, die React 19 (ab 19.2) mitbringen und teilen. Passt die Version nicht, meldet der Aufruf einen IncompatibleHostError.',
    fragment: 'HTML ohne Skript',
    fragmentText:
      'Für Seiten, die kein fremdes Skript erlauben. Ihr Server holt den Abschnitt, höchstens alle fünf Minuten neu.',
  },
  contract: {
    title: 'Angaben für die Technik',
    caption: 'Attribute und Ereignisse',
    name: 'Name',
    meaning: 'Bedeutung und Werte',
    otherwise: 'Ohne Angabe',
    attribute: {
      slug: 'Kennung des Profils, der letzte Teil der Adresse',
      view: 'compact oder full; mit Schlüssel auch rating oder jobs',
      parts: 'Bereiche von full: gallery about features rating jobs',
      theme: 'light, dark oder auto (folgt dem Gerät)',
      level: '2 bis 5: Ebene der ersten Überschrift',
      height: 'auto (wächst mit) oder fixed (innen scrollbar)',
      key: 'Öffentlicher Schlüssel für Bewertung und Stellenliste',
      required: 'Pflicht',
      all: 'alle',
      none: '–',
    },
    event: {
      load: 'Das Profil ist zu sehen und bedienbar. In event.detail: slug, version, height',
      contact:
        'Jemand will Kontakt aufnehmen. Mit preventDefault() übernimmt Ihre Seite. In event.detail: slug, channel (message, phone oder website)',
      error:
        'Profil oder Code kam nicht an, oder der Schlüssel erlaubt nichts. Ein Hinweis ist auf der Seite. In event.detail: slug, kind (offline, timeout, server, code, not-found, deleted; beim Schlüssel unknown, revoked, origin, tier)',
    },
    styles:
      'Farben, Ecken und Schrift ändern Sie mit --pp-accent, --pp-on-accent, --pp-surface, --pp-fill, --pp-ink, --pp-ink-soft, --pp-line, --pp-radius, --pp-font und --pp-heading-font, einzelne Teile mit ::part(): card, gallery, header, heading, section, section-heading, rating, contact, button, link, footer.',
    policy: 'Für Ihre Content-Security-Policy:',
    policyText:
      'Das HTML ohne Skript braucht dazu style-src {{origin}}. Verlangt Ihre Seite Trusted Types, erlauben Sie die Richtlinie pflege-profil.',
    versions:
      'Alle Namen ändern sich nur mit einer neuen Hauptversion, und eine Hauptversion läuft nach der nächsten noch mindestens zwölf Monate weiter. Feste Versionen mit ihrer Prüfsumme stehen in',
    widgets:
      'Bewertung und Stellenliste gehören zu Premium. Ihr Schlüssel gilt nur auf den Adressen, die Sie dafür eintragen.',
    manage: 'Schlüssel verwalten',
  },
});
