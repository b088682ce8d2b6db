import { sample, type MailSamples } from '../../platform/mail/sample';
import * as mails from './saved-search-mails';

const { person, company, origin, key } = sample;
const LABEL = 'Pflegeheime in Köln';

export const mailSamples: MailSamples<typeof mails> = {
  confirmationMail: mails.confirmationMail(person.email, LABEL, `${origin}/muster`),
  alertMail: [1, 2].map((count) =>
    mails.alertMail({
      ...{ to: person.email, origin },
      search: { ...person, kind: 'COMPANY', query: 'city=K%C3%B6ln', label: LABEL, unsubscribe_key: key },
      found: { count, newest: Array(count).fill({ text: company.name, path: `/${company.slug}` }) },
    }),
  ),
};
