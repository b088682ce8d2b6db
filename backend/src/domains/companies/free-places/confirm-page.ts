import { formatDate } from '@care/contracts/format';
import { PLACE_KINDS } from '@care/contracts/free-places';
import { escapeMarkup } from '@care/contracts/markup';
import { routes } from '@care/contracts/routes';
import type { ErrorDetails, OwnPlaces } from '@care/contracts/schemas';
import { t } from '@care/contracts/texts';
import { createHash } from 'node:crypto';

const STYLE = `*{box-sizing:border-box}body{font:17px/1.5 Arial,sans-serif;max-width:32rem;margin:0 auto;padding:1rem 1rem 14rem;color:#1a202c;background:#fbfaf6;overflow-wrap:anywhere}
h1{font-size:1.75rem;line-height:1.2;margin:.5rem 0}label,legend{display:block;font-weight:700}.row{padding:.9rem 0;border-top:1px solid #d5d9df}.error{color:#a3211b;font-weight:700;margin:.25rem 0}
input[type=number]{width:9rem;min-height:3.25rem;font:700 1.25rem Arial,sans-serif;text-align:center;border:2px solid #5b6576;border-radius:.6rem;margin-top:.35rem;background:#fff}
input[type=checkbox]{width:1.75rem;height:1.75rem;vertical-align:middle;margin:0 .6rem 0 0}
.thumb{position:fixed;inset:auto 0 0;max-width:32rem;margin:0 auto;padding:.75rem 1rem 1rem;background:#fff;border-top:1px solid #d5d9df;display:grid;gap:.6rem}
button,.thumb a{font:700 1.05rem/1.3 Arial,sans-serif;min-height:3rem;padding:.6rem 1rem;border-radius:.75rem;border:2px solid #5b6576;background:#f2f2f0;color:#1a202c;text-align:center;text-decoration:none}
button[value=confirm],.thumb a.first{min-height:4.5rem;background:#234b78;border-color:#234b78;color:#fff;display:grid;place-items:center}
:focus-visible{outline:3px solid #1a202c;outline-offset:2px}a{color:#1d4e89}@media (max-height:30rem){body{padding-bottom:1rem}.thumb{position:static;margin:0 -1rem}}`;
export const PAGE_POLICY = `default-src 'none'; style-src 'sha256-${createHash('sha256').update(STYLE).digest('base64')}'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'`;

const page = (title: string, body: string): string => `<!doctype html>
<html lang="de"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><meta name="robots" content="noindex"><meta name="referrer" content="no-referrer">
<title>${escapeMarkup(title)} – ${t('brand.name')}</title><style>${STYLE}</style></head>
<body><main><h1>${escapeMarkup(title)}</h1>${body}</main></body></html>
`;

/** For a link that was revoked, has expired, or never was one (PL-05). */
export const oldLinkPage = (): string =>
  page(
    'Dieser Link gilt nicht mehr',
    `<p>Ihre Angabe ist unverändert. Melden Sie sich an, um Plätze zu bestätigen oder zu ändern.</p>
<p>Mit dem nächsten Wochenbrief bekommen Sie einen neuen Link, wenn Sie ihn nicht abbestellt haben.</p>
<p class="thumb"><a class="first" href="${routes.pricesAndPlaces.build()}">Anmelden und Plätze öffnen</a></p>`,
  );

/** After a confirmation. */
export const donePage = (company: string, key: string, confirmedAt: string): string =>
  page(
    `Danke, bestätigt am ${formatDate(confirmedAt)}`,
    `<p>${escapeMarkup(company)}</p><p>Familien sehen jetzt „heute bestätigt“.</p>
<p class="thumb"><a href="?key=${encodeURIComponent(key)}">Doch etwas ändern</a></p>`,
  );

interface Question {
  company: string;
  key: string;
  own: OwnPlaces;
  /** The messages of the server by field. */
  problems?: ErrorDetails | undefined;
}

function row({ own, problems = {} }: Question, kind: OwnPlaces['kinds'][number]): string {
  const day = own.from[kind];
  const problem = problems[`free.${kind}`];
  const error = problem ? `<p class="error" id="${kind}-error">${escapeMarkup([problem].flat().join(' '))}</p>` : '';
  const label = `${PLACE_KINDS[kind].label}, ${day ? `ab ${formatDate(day)}` : 'ab sofort'}`;
  return `<div class="row"><label for="${kind}">${escapeMarkup(label)}</label>${error}
<input id="${kind}" name="${kind}" type="number" inputmode="numeric" min="0"${own.total === null ? '' : ` max="${own.total}"`} step="1" value="${own.free[kind] ?? 0}"${error && ` aria-invalid="true" aria-describedby="${kind}-error"`}></div>`;
}

/** The statement with a form that confirms or changes it; showing it changes nothing (PL-05). */
export function questionPage(question: Question): string {
  const { company, key, own, problems = {} } = question;
  const others = ['total', 'detail'].flatMap((field) => problems[field] ?? []);
  const clients = own.is_home_care
    ? `<div class="row"><label><input type="checkbox" name="takes_clients" value="1"${own.takes_clients ? ' checked' : ''}>Wir nehmen neue Kundinnen und Kunden auf</label></div>`
    : '';
  return page(
    'Stimmt das noch?',
    `<p>${escapeMarkup(company)}</p>${others.map((text) => `<p class="error" role="alert">${escapeMarkup(text)}</p>`).join('')}
<form method="post" action="?key=${encodeURIComponent(key)}">${own.kinds.map((kind) => row(question, kind)).join('')}${clients}
<p><a href="${routes.pricesAndPlaces.build()}">Anmelden, um Tage und Warteliste zu ändern</a></p>
<div class="thumb"><button name="action" value="confirm">Ja, stimmt so</button><button name="action" value="none">Zurzeit ist nichts frei</button></div></form>`,
  );
}
