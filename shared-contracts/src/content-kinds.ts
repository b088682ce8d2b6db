// The kinds of texts that EDITORs write on the desk, with their fields (OP-26). The API checks, the form asks, and the
// history compares by this table. Browsers use it too, so it has no schemas.
import { routes, type RouteName } from './paths';
import type { Picture } from './schemas/media';
import { CARE_FORMS } from './vocabulary';

interface CommonField {
  label: string;
  hint?: string;
  /** A text without it cannot be published; drafts may lack it. */
  required?: true;
}
/** `line`: one line; `text`: plain text with line breaks; `html`: formatted text; `link`: an address of the site or of the web. */
export type TextField = CommonField & { type: 'line' | 'text' | 'html' | 'link'; max: number };
/** Plain lines, or the slugs of other texts; `kinds`: what references name. */
type LinesField = CommonField & { type: 'lines' | 'references'; most: number; kinds?: readonly string[] };
/** `names`: where the shared catalogue has the names of the options. */
export type ChoiceField = CommonField & { type: 'choice'; options: readonly string[]; names: 'careForms' };
/** The slug of another text. */
type ReferenceField = CommonField & { type: 'reference'; kind: string };
export type PlainField = CommonField & { type: 'picture' | 'day' | 'number' };
/** A list of groups of fields, such as questions with answers. */
export interface RowsField extends CommonField {
  type: 'rows';
  most: number;
  /** The name of one row. */
  one: string;
  of: Readonly<Record<string, TextField>>;
}
export type ContentField = TextField | LinesField | ChoiceField | ReferenceField | PlainField | RowsField;

/** The value of a field. A choice that is not made is empty, as is a line. */
type ValueOf<Field> = Field extends { type: 'line' | 'text' | 'html' | 'link' | 'choice' | 'reference' }
  ? string
  : Field extends { type: 'lines' | 'references' }
    ? string[]
    : Field extends { type: 'picture' }
      ? Picture | null
      : Field extends { type: 'day' }
        ? string | null
        : Field extends { type: 'number' }
          ? number
          : Field extends { type: 'rows'; of: infer Of }
            ? { [Name in keyof Of]: string }[]
            : never;

interface ContentKindFacts {
  /** The name of the list, and of one text. */
  label: string;
  one: string;
  fields: Readonly<Record<string, ContentField>>;
  /** The address of the page of a text; empty for a text without one. */
  pathOf: (slug: string, fields: { category?: unknown }) => string;
  /** Its page shows a draft with `?preview=`. */
  hasPreview?: true;
  /** The texts come with the site: none is added, withdrawn or renamed. */
  isFixed?: true;
}

const required = <Type extends TextField['type']>(type: Type, max: number, label: string, hint?: string) => ({
  ...{ type, label, max, required: true as const },
  ...(hint && { hint }),
});
const line = (label: string, hint?: string) => required('line', 100, label, hint);
const lead = (label: string, hint?: string) => required('text', 300, label, hint);
const TITLE = required('line', 150, 'Titel');

/** Fields of both articles and guides (SH-20). */
const editorial = {
  title: TITLE,
  description: lead('Beschreibung', 'Ein bis zwei Sätze für die Übersicht und für Suchmaschinen.'),
  topic: { type: 'line', label: 'Thema', hint: 'Zum Beispiel „Pflege zu Hause“.', max: 60 },
  main_image: { type: 'picture', label: 'Bild' },
  summary: { type: 'lines', label: 'Kurz gesagt', hint: 'Ein Satz je Zeile.', most: 6 },
  body_html: { type: 'html', label: 'Text', max: 200_000, required: true },
  related: { type: 'references', label: 'Passende Beiträge', kinds: ['article', 'guide'], most: 6 },
  search_service: { type: 'choice', label: 'Suche am Ende des Textes', options: CARE_FORMS, names: 'careForms' },
  checked_on: { type: 'day', label: 'Zuletzt geprüft am' },
} as const satisfies Record<string, ContentField>;

const footerLink = {
  label: { type: 'line', label: 'Text', max: 80 },
  path: { type: 'link', label: 'Adresse', max: 300 },
} as const satisfies Record<string, TextField>;
const COUNTED = 'Für {{number}} setzen wir die Zahl ein.';

const kinds = {
  article: {
    label: 'Pflegemagazin',
    one: 'Artikel',
    fields: editorial,
    hasPreview: true,
    pathOf: (slug) => routes.article.build({ slug }),
  },
  guide: {
    label: 'Pflegeratgeber',
    one: 'Ratgeber',
    fields: {
      ...editorial,
      name: required('line', 60, 'Kurzer Name', 'Für Karten und den Weg zur Seite.'),
      position: { type: 'number', label: 'Platz in der Übersicht' },
    },
    hasPreview: true,
    pathOf: (slug) => routes.advisorGuide.build({ slug }),
  },
  product_category: {
    label: 'Pflegeprodukte: Kategorien',
    one: 'Kategorie',
    fields: {
      name: required('line', 80, 'Name'),
      description: { type: 'text', label: 'Beschreibung', max: 300 },
      main_image: { type: 'picture', label: 'Bild' },
      position: { type: 'number', label: 'Platz in der Übersicht' },
    },
    hasPreview: true,
    pathOf: (slug) => routes.productCategory.build({ category: slug }),
  },
  product: {
    label: 'Pflegeprodukte',
    one: 'Produkt',
    fields: {
      title: TITLE,
      category: {
        type: 'reference',
        label: 'Kategorie',
        hint: 'Sie gehört zur Adresse und bleibt nach der Veröffentlichung.',
        kind: 'product_category',
        required: true,
      },
      summary: { type: 'text', label: 'Kurz gesagt', max: 300 },
      main_image: { type: 'picture', label: 'Bild' },
      description_html: { type: 'html', label: 'Beschreibung', max: 50_000 },
      questions: {
        type: 'rows',
        label: 'Häufige Fragen',
        one: 'Frage',
        most: 20,
        of: {
          question: { type: 'line', label: 'Frage', max: 200 },
          answer: { type: 'text', label: 'Antwort', max: 2000 },
        },
      },
      position: { type: 'number', label: 'Platz in der Kategorie' },
    },
    hasPreview: true,
    pathOf: (slug, { category }) =>
      typeof category === 'string' && category ? routes.product.build({ category, product: slug }) : '',
  },
  legal: {
    label: 'Rechtliches und Hinweise',
    one: 'Seite',
    isFixed: true,
    hasPreview: true,
    fields: {
      title: TITLE,
      lead: required('text', 500, 'Einleitung'),
      description: lead('Beschreibung für Suchmaschinen'),
      sections: {
        type: 'rows',
        label: 'Abschnitte',
        hint: 'Absätze trennt eine leere Zeile. Zeilen, die mit „- “ beginnen, werden eine Liste. Für {{…}} setzen wir Angaben zum Betreiber ein. Ein Absatz, zu dem die Angabe fehlt, entfällt.',
        required: true,
        one: 'Abschnitt',
        most: 40,
        of: {
          id: { type: 'line', label: 'Sprungmarke', max: 60 },
          title: { type: 'line', label: 'Überschrift', max: 150 },
          text: { type: 'text', label: 'Text', max: 20_000 },
        },
      },
    },
    pathOf: (slug) => `/${slug}`,
  },
  mail: {
    label: 'E-Mails',
    one: 'E-Mail',
    isFixed: true,
    fields: {
      title: line('Anlass', 'Für die Liste der Texte.'),
      subject: required('line', 200, 'Betreff'),
      text: required(
        'text',
        5000,
        'Text',
        'Absätze trennt eine leere Zeile. Für {{…}} setzen wir Angaben ein. Ein Absatz, zu dem die Angabe fehlt, entfällt.',
      ),
      action: { type: 'line', label: 'Schaltfläche', hint: 'Leer bei E-Mails ohne Link.', max: 60 },
      footer: { type: 'text', label: 'Unter der Grußformel', max: 1000 },
    },
    pathOf: () => '',
  },
  mail_frame: {
    label: 'Rahmen der E-Mails',
    one: 'Rahmen der E-Mails',
    isFixed: true,
    fields: {
      greeting: line('Anrede', 'Für {{name}} setzen wir den Vornamen ein.'),
      greeting_plain: line('Anrede, wenn wir den Namen nicht kennen'),
      signature: lead('Grußformel', 'Für {{brand}} setzen wir den Namen der Website ein.'),
    },
    pathOf: () => '',
  },
  packages: {
    label: 'Pakete und Preise',
    one: 'Pakete und Preise',
    isFixed: true,
    fields: {
      lead: lead('Einleitung', 'Für {{days}} setzen wir die Tage des Probezeitraums ein.'),
      lead_closed: lead(
        'Einleitung, solange man nicht buchen kann',
        'Für {{paidTiers, und}} setzen wir die Namen der bezahlten Pakete ein.',
      ),
    },
    pathOf: () => routes.packages.build(),
  },
  home: {
    label: 'Startseiten',
    one: 'Startseiten',
    isFixed: true,
    fields: {
      care_title: line('Pflege suchen: Überschrift'),
      care_text: lead('Pflege suchen: Text', COUNTED),
      care_plain: lead('Pflege suchen: Text, wenn es keine Zahl gibt'),
      care_action: line('Pflege suchen: Schaltfläche'),
      care_description: lead('Pflege suchen: Beschreibung für Suchmaschinen'),
      jobs_title: line('Arbeit suchen: Überschrift'),
      jobs_text: lead('Arbeit suchen: Text'),
      jobs_action: line('Arbeit suchen: Schaltfläche'),
      jobs_description: lead('Arbeit suchen: Beschreibung für Suchmaschinen'),
      staff_title: line('Personal suchen: Überschrift'),
      staff_text: lead('Personal suchen: Text', COUNTED),
      staff_plain: lead('Personal suchen: Text, wenn es keine Zahl gibt'),
      staff_action: line('Personal suchen: Schaltfläche'),
      staff_description: lead('Personal suchen: Beschreibung für Suchmaschinen'),
      forms_title: line('Pflegeformen: Überschrift'),
      forms_text: lead('Pflegeformen: Text'),
      'stationare-pflege': lead('Pflegeformen: Stationäre Pflege'),
      'ambulante-pflege': lead('Pflegeformen: Ambulante Pflege'),
      'betreutes-wohnen': lead('Pflegeformen: Betreutes Wohnen'),
      'teilstationare-pflege': lead('Pflegeformen: Teilstationäre Pflege'),
      kurzzeitpflege: lead('Pflegeformen: Kurzzeitpflege'),
      'senioren-wg': lead('Pflegeformen: Senioren-WG'),
      'weitere-pflegeformen': lead('Pflegeformen: Weitere Pflegeformen'),
      unsure_title: line('Noch unsicher: Überschrift'),
      unsure_text: lead('Noch unsicher: Text'),
      cities_title: line('Städte: Überschrift'),
      cities_text: lead('Städte: Text', COUNTED),
      cities_plain: lead('Städte: Text, wenn es keine Zahl gibt'),
      magazine_title: line('Pflegemagazin: Überschrift'),
    },
    pathOf: () => routes.home.build(),
    hasPreview: true,
  },
  banner: {
    label: 'Hinweis auf allen Seiten',
    one: 'Hinweis',
    isFixed: true,
    fields: {
      text: { type: 'line', label: 'Text', hint: 'Ohne Text gibt es keinen Hinweis.', max: 200 },
      link_label: { type: 'line', label: 'Text des Links', max: 60 },
      link: { type: 'link', label: 'Adresse des Links', max: 300 },
      until: { type: 'day', label: 'Letzter Tag' },
    },
    pathOf: () => '',
  },
  footer: {
    label: 'Fußzeile',
    one: 'Fußzeile',
    isFixed: true,
    fields: {
      headline: required('line', 60, 'Überschrift'),
      claim: { type: 'line', label: 'Satz darunter', max: 200 },
      links: {
        type: 'rows',
        label: 'Links in Spalten',
        one: 'Link',
        of: { column: { type: 'line', label: 'Spalte', max: 40 }, ...footerLink },
        most: 40,
      },
      legal: { type: 'rows', label: 'Letzte Zeile', one: 'Link', of: footerLink, most: 12 },
      note: { type: 'line', label: 'Anmerkung', max: 300 },
    },
    pathOf: () => '',
  },
} as const satisfies Record<string, ContentKindFacts>;

export type ContentKind = keyof typeof kinds;
export const CONTENT_KINDS: Readonly<Record<ContentKind, ContentKindFacts>> = kinds;
export const CONTENT_KIND_NAMES = Object.keys(kinds) as ContentKind[];
/** The texts come with the site: none is added, withdrawn or renamed. */
export const isFixedKind = (kind: ContentKind): boolean => CONTENT_KINDS[kind].isFixed === true;
export type ContentFields<Kind extends ContentKind> = {
  [Name in keyof (typeof kinds)[Kind]['fields']]: ValueOf<(typeof kinds)[Kind]['fields'][Name]>;
};

/** The slug of a legal page, by the name of its route. */
export const legalSlug = (page: RouteName): string => routes[page].pattern.slice(1);

/** The fields of a kind, for code that treats all kinds alike. */
export const fieldsOfKind = (kind: ContentKind) => Object.entries(CONTENT_KINDS[kind].fields);

/** The value of a field that nobody filled in. */
export function emptyValue({ type }: ContentField) {
  if (type === 'lines' || type === 'references' || type === 'rows') return [];
  if (type === 'picture' || type === 'day') return null;
  return type === 'number' ? 0 : '';
}
