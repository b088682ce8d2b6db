import type { Mail, MailContent, MailDraft } from './mail';

/**
 * A mail with sample data for each function of a `-mails.ts`, and for each of its texts: none is composed elsewhere
 * (scripts/import-rules.cjs).
 */
export type MailSamples<Mails> = Readonly<{
  [name in keyof Mails]: Mail | MailDraft | MailContent | readonly MailDraft[];
}>;

/** The part of a domain's manifest with its samples. */
interface WithSamples {
  mails?: MailSamples<Record<string, unknown>>;
}

/** The samples of all domains. */
export const samplesOf = (domains: readonly WithSamples[]): (Mail | MailDraft | MailContent)[] =>
  domains.flatMap(({ mails = {} }) => Object.values(mails).flat());

/** The samples that have a text (OP-41). */
export const samplesWith = (domains: readonly WithSamples[], template: string): MailDraft[] =>
  samplesOf(domains).filter((mail) => 'template' in mail && mail.template === template) as MailDraft[];

/** What the samples are about. */
export const sample = {
  person: { id: 1, email: 'erika@beispiel.example', first_name: 'Erika', email_verified_at: new Date('2026-01-05') },
  company: { id: 1, slug: 'haus-am-park-koeln', name: 'Haus am Park' },
  reason: 'Die Unterlagen zeigen, dass die Angaben stimmen.',
  reference: 'IN-2026-0001',
  day: new Date('2026-03-02T10:00:00Z'),
  origin: 'https://pflege.example',
  key: 'muster',
};
