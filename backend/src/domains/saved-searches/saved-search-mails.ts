import type { MailDraft } from '../../platform/mail/mail';
import { siteLink } from '../../platform/mail/site-address';
import { unsubscribeHeaders } from '../../platform/mail/unsubscribe';
import { CONFIRM_DAYS, endLink, oneClickLink } from './alert-links';
import type { SavedSearchRow } from './saved-search-queries';
import { resultsPath } from './search-kinds';

/** The confirmation of an alert without an account. */
export const confirmationMail = (to: string, label: string, url: string): MailDraft => ({
  kind: 'alert-confirmation',
  template: 'search-confirmation',
  to,
  values: { search: label, days: CONFIRM_DAYS },
  url,
});

/** New results: their number, and the newest of them with their paths. */
export interface NewResults {
  count: number;
  newest: { text: string; path: string }[];
}

interface Alert {
  search: Pick<SavedSearchRow, 'kind' | 'query' | 'label' | 'unsubscribe_key'> & { first_name: string | null };
  found: NewResults;
  to: string;
  origin: string;
}

/** The new results of a saved search. */
export function alertMail({ search, found: { count, newest }, to, origin }: Alert): MailDraft {
  const { unsubscribe_key: key } = search;
  return {
    kind: 'alert',
    template: count === 1 ? 'search-alert-one' : 'search-alert',
    to,
    name: search.first_name ?? '',
    values: {
      search: search.label,
      count,
      result: newest.map(({ text }) => text),
      link: newest.map(({ path }) => siteLink(origin, path)),
      stop_link: endLink(origin, key),
    },
    url: siteLink(origin, resultsPath(search.kind, search.query)),
    headers: unsubscribeHeaders(oneClickLink(origin, key)),
  };
}
