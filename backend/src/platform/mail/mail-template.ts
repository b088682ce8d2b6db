import { t } from '@care/contracts/texts';
import type { Db } from '../database/schema';
import { rowsWith } from '../database/queries';

/** The words of a mail, which an editor may change. `{{name}}` stands for a value. */
export interface MailTemplate {
  subject: string;
  /** Paragraphs, with an empty line between them. */
  text: string;
  /** The label of the button; empty in a mail without one. */
  action: string;
  /** One line each. */
  footer: string;
}

/** Without a value (undefined, null, false) the paragraph is left out; a list repeats it. */
type MailValue = string | number | boolean | null | undefined | readonly string[];
export type MailValues = Readonly<Record<string, MailValue>>;

/** `{{?name}}` shows nothing: its paragraph is there if there is a value. */
const PLACEHOLDER = /\{\{(\??)([a-z_]+)\}\}/g;

/** What a mail is sent for, so an edited text still contains it. */
const ESSENTIAL: readonly string[] = [
  ...['code', 'link', 'contact_link', 'stop_link', 'reference'],
  ...['measure', 'facts', 'reason', 'answer', 'words', 'content'],
];

/** The words around every mail, which an editor may change (OP-102). */
export interface MailFrame {
  /** With `{{name}}`, and without a name. */
  greeting: string;
  greeting_plain: string;
  signature: string;
}

/** Without a public text, which must not stop the mail. */
export const BARE_FRAME: MailFrame = {
  greeting: 'Guten Tag {{name}},',
  greeting_plain: 'Guten Tag,',
  signature: '{{brand}}',
};

const COMMON: MailValues = { brand: t('brand.name') };

const namesIn = (text: string): string[] => [...text.matchAll(PLACEHOLDER)].map(([, , name = '']) => name);
const isMissing = (value: MailValue): boolean => value === undefined || value === null || value === false;

const at = (value: MailValue, index: number): string =>
  Array.isArray(value) ? String(value[index] ?? '') : isMissing(value) || value === true ? '' : String(value);

/** Values are inserted once: a `{{…}}` in one of them stays as it is. */
const insert = (text: string, values: MailValues, index = 0): string =>
  text.replace(PLACEHOLDER, (_, condition: string, name: string) =>
    condition || !Object.hasOwn(values, name) ? '' : at(values[name], index),
  );

/** A paragraph or line: none, one, or one for each entry of a list. */
function fillPart(part: string, values: MailValues): string[] {
  const used = namesIn(part).filter((name) => Object.hasOwn(values, name));
  if (used.some((name) => isMissing(values[name]))) return [];
  const lists = used.map((name) => values[name]).filter((value) => Array.isArray(value));
  const times = lists.length > 0 ? Math.max(...lists.map(({ length }) => length)) : 1;
  return Array.from({ length: times }, (_, index) => insert(part, values, index));
}

const partsOf = (text: string, separator: RegExp): string[] => text.split(separator).filter((part) => part.trim());

/** The words of one mail. */
export function fillTemplate({ subject, text, action, footer }: MailTemplate, own: MailValues = {}) {
  const values = { ...COMMON, ...own };
  return {
    subject: insert(subject, values),
    paragraphs: partsOf(text, /\n\s*\n/).flatMap((part) => fillPart(part, values)),
    action: insert(action, values),
    footer: partsOf(footer, /\r?\n/).flatMap((line) => fillPart(line, values)),
  };
}

export type MailWords = ReturnType<typeof fillTemplate>;

/** Greeting and signature of a mail. A name is inserted as it is. */
export const fillFrame = ({ greeting, greeting_plain, signature }: MailFrame, name: string | undefined) => ({
  greeting: name ? insert(greeting, { ...COMMON, name }) : insert(greeting_plain, COMMON),
  signature: insert(signature, COMMON),
});

const publicFields = async (db: Db, kind: 'mail' | 'mail_frame', slug: string): Promise<Record<string, unknown>> =>
  (await rowsWith(db, 'public_content', { kind, slug }).select('fields').executeTakeFirst())?.fields ?? {};

/** The public frame of mails. */
export async function frameOf(db: Db): Promise<MailFrame> {
  const { greeting, greeting_plain, signature } = await publicFields(db, 'mail_frame', 'rahmen');
  const fields = { greeting, greeting_plain, signature };
  return Object.values(fields).every((value) => typeof value === 'string') ? (fields as MailFrame) : BARE_FRAME;
}

/** The public text of a mail; undefined if there is none that can be used, which must not stop the mail. */
async function publicTemplate(db: Db, slug: string): Promise<MailTemplate | undefined> {
  const { subject, text, action, footer } = await publicFields(db, 'mail', slug);
  const fields = { subject, text, action, footer };
  return Object.values(fields).every((value) => typeof value === 'string') ? (fields as MailTemplate) : undefined;
}

/** The mail without its text: links, codes and reasons arrive in any case. */
const bareWords = (values: MailValues): MailWords => ({
  subject: t('brand.name'),
  paragraphs: ESSENTIAL.filter((name) => name in values).flatMap((name) => fillPart(`{{${name}}}`, values)),
  action: 'Öffnen',
  footer: [],
});

type Words = Readonly<{ template: string; values?: MailValues }>;

/** The words of a mail by its public text. */
export async function wordsOf(db: Db, { template, values = {} }: Words): Promise<MailWords> {
  const found = await publicTemplate(db, template);
  return found ? fillTemplate(found, values) : bareWords(values);
}

/** The first place-holder without a value. Braces that are left over are none. */
const wrongPlaceholder = (text: string, known: MailValues): string | undefined =>
  namesIn(text).find((name) => !Object.hasOwn(known, name)) ??
  /\{\{.{0,30}|\}\}/.exec(text.replace(PLACEHOLDER, ''))?.[0];

/** What keeps an edited text from being used, by field (OP-40). */
export function templateProblems(
  template: MailTemplate,
  { values, url }: { values: MailValues; url?: string | undefined },
): Partial<Record<keyof MailTemplate, string>> {
  const known = { ...COMMON, ...values };
  const problems: Partial<Record<keyof MailTemplate, string>> = {};
  for (const field of ['footer', 'action', 'text', 'subject'] as const) {
    const wrong = wrongPlaceholder(template[field], known);
    if (wrong) problems[field] = `Diesen Platzhalter gibt es hier nicht: ${wrong}`;
  }
  if (!template.subject.trim()) problems.subject = 'Bitte geben Sie einen Betreff ein.';
  if (!template.text.trim()) problems.text = 'Bitte geben Sie einen Text ein.';
  if (url && !insert(template.action, {}).trim())
    problems.action = 'Diese E-Mail hat einen Link. Bitte beschriften Sie seine Schaltfläche.';
  const words = `${template.text}\n${template.footer}\n${template.subject}`;
  const lost = ESSENTIAL.find((name) => name in values && !words.includes(`{{${name}}}`));
  if (lost) problems.text ??= `Dieser Platzhalter darf nicht fehlen: {{${lost}}}`;
  return problems;
}

/** What keeps an edited frame from being used, by field (OP-102). */
export function frameProblems(frame: MailFrame): Partial<Record<keyof MailFrame, string>> {
  const problems: Partial<Record<keyof MailFrame, string>> = {};
  for (const field of ['greeting', 'greeting_plain', 'signature'] as const) {
    const known = field === 'greeting' ? { ...COMMON, name: '' } : COMMON;
    const wrong = wrongPlaceholder(frame[field], known);
    if (wrong) problems[field] = `Diesen Platzhalter gibt es hier nicht: ${wrong}`;
  }
  if (!namesIn(frame.greeting).includes('name')) problems.greeting ??= 'Dieser Platzhalter darf nicht fehlen: {{name}}';
  return problems;
}
