import { sample, type MailSamples } from '../../platform/mail/sample';
import * as mails from './newsletter/newsletter-mails';

const article = {
  slug: 'pflegegrad-beantragen',
  title: 'Pflegegrad beantragen',
  description: 'So stellen Sie den Antrag, und das prüft die Pflegekasse.',
};

export const mailSamples: MailSamples<typeof mails> = {
  newsletterMail: mails.newsletterMail(
    sample.person,
    {
      subject: 'Neues rund um die Pflege',
      introduction: 'in diesem Monat geht es um Anträge.\n\nViel Freude beim Lesen!',
      articles: [article],
    },
    { stop: `${sample.origin}/muster`, origin: sample.origin },
  ),
};
