import { composeMail } from '../../platform/mail/compose';
import type { Mail } from '../../platform/mail/mail';
import { siteLink } from '../../platform/mail/site-address';
import { unsubscribeHeaders } from '../../platform/mail/unsubscribe';
import { CONFIRM_DAYS, endLink, oneClickLink } from './alert-links';
import type { NewResults } from './new-results';
import type { SavedSearchRow } from './saved-search-queries';
import { resultsPath } from './search-kinds';

/** The confirmation of an alert without an account. */
export const confirmationMail = (to: string, label: string, url: string): Mail =>
  composeMail({
    kind: 'alert-confirmation',
    to,
    subject: 'Bitte bestätigen Sie Ihre Benachrichtigung',
    paragraphs: [
      `Sie möchten per E-Mail erfahren, wenn es Neues zu dieser Suche gibt: ${label}.`,
      'Bitte bestätigen Sie das. Erst dann schreiben wir Ihnen.',
    ],
    action: { label: 'Benachrichtigung bestätigen', url },
    footer: [
      `Der Link ist ${CONFIRM_DAYS} Tage gültig. Sie haben das nicht gewünscht? Dann können Sie diese E-Mail löschen.`,
    ],
  });

interface Alert {
  search: Pick<SavedSearchRow, 'kind' | 'query' | 'label' | 'unsubscribe_key'> & { first_name: string | null };
  found: NewResults;
  to: string;
  origin: string;
}

/** The new results of a saved search. */
export function alertMail({ search, found: { count, newest }, to, origin }: Alert): Mail {
  const { unsubscribe_key: key } = search;
  const [hits, found] =
    count === 1 ? ['1 neuer Treffer', '1 neuen Treffer'] : [`${count} neue Treffer`, `${count} neue Treffer`];
  return composeMail({
    kind: 'alert',
    to,
    subject: `${hits}: ${search.label}`,
    name: search.first_name ?? '',
    paragraphs: [
      `Zu Ihrer gespeicherten Suche „${search.label}“ gibt es ${found}.`,
      ...newest.map(({ text, path }) => `${text}\n${siteLink(origin, path)}`),
    ],
    action: { label: 'Alle Treffer ansehen', url: siteLink(origin, resultsPath(search.kind, search.query)) },
    footer: [`Sie möchten zu dieser Suche keine E-Mails mehr? ${endLink(origin, key)}`],
    headers: unsubscribeHeaders(oneClickLink(origin, key)),
  });
}
