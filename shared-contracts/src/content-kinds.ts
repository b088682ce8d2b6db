// The kinds of texts that EDITORs write on the desk, with their fields (OP-26). The API checks, the form asks, and the
// history compares by this table. Browsers use it too, so it has no schemas.
import { CARE_FORMS, careFormLabel } from './enumerations';
import { routes } from './routes';
import type { Picture } from './schemas/media';

interface CommonField {
  label: string;
  hint?: string;
  /** A text without it cannot be published; drafts may lack it. */
  required?: true;
}
/** `line`: one line; `text`: plain text with line breaks; `html`: formatted text. */
export interface TextField extends CommonField {
  type: 'line' | 'text' | 'html';
  max: number;
}
/** Plain lines, or the slugs of other texts. */
export interface LinesField extends CommonField {
  type: 'lines' | 'references';
  most: number;
  /** Of what references name. */
  kinds?: readonly string[];
}
export interface ChoiceField extends CommonField {
  type: 'choice';
  options: () => readonly { value: string; label: string }[];
}
export interface PlainField extends CommonField {
  type: 'picture' | 'day' | 'number';
}
/** A list of groups of fields, such as questions with answers. */
export interface RowsField extends CommonField {
  type: 'rows';
  most: number;
  /** The name of one row. */
  one: string;
  of: Readonly<Record<string, TextField>>;
}
export type ContentField = TextField | LinesField | ChoiceField | PlainField | RowsField;

/** The value of a field. A choice that is not made is empty, as is a line. */
type ValueOf<Field> = Field extends { type: 'line' | 'text' | 'html' | 'choice' }
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
  /** The address of the page of a text. */
  pathOf: (slug: string) => string;
}

/** Fields of both articles and guides (SH-20). */
const editorial = {
  title: { type: 'line', label: 'Titel', max: 150, required: true },
  description: {
    type: 'text',
    label: 'Beschreibung',
    hint: 'Ein bis zwei Sätze für die Übersicht und für Suchmaschinen.',
    max: 300,
    required: true,
  },
  topic: { type: 'line', label: 'Thema', hint: 'Zum Beispiel „Pflege zu Hause“.', max: 60 },
  main_image: { type: 'picture', label: 'Bild' },
  summary: { type: 'lines', label: 'Kurz gesagt', hint: 'Ein Satz je Zeile.', most: 6 },
  body_html: { type: 'html', label: 'Text', max: 200_000, required: true },
  related: { type: 'references', label: 'Passende Beiträge', kinds: ['article', 'guide'], most: 6 },
  search_service: {
    type: 'choice',
    label: 'Suche am Ende des Textes',
    options: () => CARE_FORMS.map((value) => ({ value, label: careFormLabel(value) })),
  },
  checked_on: { type: 'day', label: 'Zuletzt geprüft am' },
} as const satisfies Record<string, ContentField>;

export const CONTENT_KINDS = {
  article: {
    label: 'Pflegemagazin',
    one: 'Artikel',
    fields: editorial,
    pathOf: (slug) => routes.article.build({ slug }),
  },
  guide: {
    label: 'Pflegeratgeber',
    one: 'Ratgeber',
    fields: {
      ...editorial,
      name: { type: 'line', label: 'Kurzer Name', hint: 'Für Karten und den Weg zur Seite.', max: 60, required: true },
      position: { type: 'number', label: 'Platz in der Übersicht' },
    },
    pathOf: (slug) => routes.advisorGuide.build({ slug }),
  },
} as const satisfies Record<string, ContentKindFacts>;

export type ContentKind = keyof typeof CONTENT_KINDS;
export const CONTENT_KIND_NAMES = Object.keys(CONTENT_KINDS) as ContentKind[];
export type ContentFields<Kind extends ContentKind = ContentKind> = {
  [Name in keyof (typeof CONTENT_KINDS)[Kind]['fields']]: ValueOf<(typeof CONTENT_KINDS)[Kind]['fields'][Name]>;
};

/** The fields of a kind, for code that treats all kinds alike. */
export const fieldsOfKind = (kind: ContentKind): readonly (readonly [name: string, field: ContentField])[] =>
  Object.entries<ContentField>(CONTENT_KINDS[kind].fields);

/** The value of a field that nobody filled in. */
export function emptyValue({ type }: ContentField) {
  if (type === 'lines' || type === 'references' || type === 'rows') return [];
  if (type === 'picture' || type === 'day') return null;
  return type === 'number' ? 0 : '';
}
