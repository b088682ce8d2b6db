import { mailTo, type Addressee, type MailDraft } from '../../platform/mail/mail';
import { unsubscribeHeaders } from '../../platform/mail/unsubscribe';
import { LINK_DAYS } from './free-places/places-link';

interface PlacesQuestion {
  company: string;
  /** Such as "2 freie Plätze". */
  summary: string;
  /** The statement line by line. */
  lines: string[];
  url: string;
  /** The page that stops the mail. */
  stop: string;
}

/** The weekly question to an owner whether the statement about free places still holds (PL-05). */
export const placesMail = (owner: Addressee, { company, summary, lines, url, stop }: PlacesQuestion): MailDraft =>
  mailTo(owner, {
    kind: 'free-places',
    template: 'free-places',
    values: { company, summary, place: lines, days: LINK_DAYS, stop_link: stop },
    url,
    headers: unsubscribeHeaders(stop),
  });
