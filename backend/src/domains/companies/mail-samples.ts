import { sample, type MailSamples } from '../../platform/mail/sample';
import * as mails from './places-mails';

const { person, company, origin } = sample;

export const mailSamples: MailSamples<typeof mails> = {
  placesMail: mails.placesMail(person, {
    company: company.name,
    summary: '2 freie Plätze',
    lines: ['Langzeitpflege, Einzelzimmer: 1 frei ab 1. Dezember 2026', 'Kurzzeitpflege: 1 frei ab sofort'],
    url: `${origin}/muster`,
    stop: `${origin}/abbestellen`,
  }),
};
