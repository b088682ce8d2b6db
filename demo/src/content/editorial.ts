import { FACTS_AS_OF } from '@care/contracts/facts';
import type { CareForm } from '@care/contracts/vocabulary';

/** A table of amounts; the note names the sections of the law. */
export interface EditorialTable {
  caption: string;
  head: readonly string[];
  rows: readonly (readonly string[])[];
  note: string;
}

/** A paragraph, a list of points, or a table. */
type EditorialPart = string | readonly string[] | EditorialTable;

export interface EditorialSection {
  heading: string;
  parts: readonly EditorialPart[];
}

/** A text of the magazine or the advisor. The texts are ours and contain no markup. */
export interface EditorialText {
  slug: string;
  title: string;
  description: string;
  topic: string;
  /** Three sentences for the box "Kurz gesagt". */
  summary: readonly [string, string, string];
  sections: readonly EditorialSection[];
  /** The slugs of two related texts. */
  related: readonly [string, string];
  /** The search that the text links to; null if it is about work. */
  search: CareForm | null;
}

/** A guide of the advisor; `name` is the short form for cards. */
export interface GuideText extends EditorialText {
  name: string;
}

const euros = new Intl.NumberFormat('de-DE');
const cents = new Intl.NumberFormat('de-DE', { minimumFractionDigits: 2 });
/** "1.497 €", with a no-break space. */
export const euro = (amount: number): string => `${euros.format(amount)}\u00a0€`;
/** "16,52 €", with a no-break space. */
export const euroAndCents = (amount: number): string => `${cents.format(amount)}\u00a0€`;

/** "Stand: November 2026" */
export const asOf = `Stand: ${FACTS_AS_OF}`;
const MAY_CHANGE = `<p><small>Alle Beträge: ${asOf}. Sie können sich durch neue Gesetze ändern.</small></p>`;

const isTable = (part: EditorialPart): part is EditorialTable => typeof part === 'object' && 'rows' in part;

function tableHtml({ caption, head, rows, note }: EditorialTable): string {
  const headCells = head.map((cell) => `<th scope="col">${cell}</th>`).join('');
  const body = rows.map(
    ([first = '', ...cells]) =>
      `<tr><th scope="row">${first}</th>${cells.map((cell, index) => `<td data-label="${head[index + 1]}">${cell}</td>`).join('')}</tr>`,
  );
  return `<table><caption>${caption}</caption><thead><tr>${headCells}</tr></thead><tbody>${body.join('')}</tbody></table><p><small>${note}</small></p>`;
}

function partHtml(part: EditorialPart): string {
  if (typeof part === 'string') return `<p>${part}</p>`;
  if (isTable(part)) return tableHtml(part);
  return `<ul>${part.map((point) => `<li>${point}</li>`).join('')}</ul>`;
}

/** The sections as HTML for the pages. A text with amounts ends with their date, and says that they can change. */
export function sectionsHtml(sections: readonly EditorialSection[]): string {
  const html = sections.map(({ heading, parts }) => `<h2>${heading}</h2>${parts.map(partHtml).join('')}`).join('');
  return html.includes('€') ? html + MAY_CHANGE : html;
}
