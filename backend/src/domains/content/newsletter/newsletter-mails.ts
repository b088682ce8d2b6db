import { routes } from '@care/contracts/routes';
import { t } from '@care/contracts/texts';
import type { MailContent } from '../../../platform/mail/mail';
import { siteLink } from '../../../platform/mail/site-address';
import { unsubscribeHeaders } from '../../../platform/mail/unsubscribe';

export interface NewsletterReader {
  email: string;
  first_name: string;
  email_verified_at: Date | null;
}

export interface NewsletterContent {
  subject: string;
  introduction: string;
  articles: readonly { slug: string; title: string; description: string }[];
}

/** One issue of the newsletter. The name is used only if the address is confirmed. */
export const newsletterMail = (
  { email, first_name, email_verified_at }: NewsletterReader,
  { subject, introduction, articles }: NewsletterContent,
  { stop, origin }: { stop: string; origin: string },
): MailContent => ({
  kind: 'newsletter-issue',
  to: email,
  ...(email_verified_at && { name: first_name }),
  subject,
  paragraphs: introduction.split(/\n\s*\n/).filter(Boolean),
  entries: articles.map(({ slug, title, description }) => ({
    title,
    text: description,
    url: siteLink(origin, routes.article.build({ slug })),
  })),
  footer: [
    `Sie erhalten diese E-Mail, weil Sie den Newsletter von ${t('brand.name')} bestellt haben. Abbestellen: ${stop}`,
  ],
  headers: unsubscribeHeaders(stop),
});
