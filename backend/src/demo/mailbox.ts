import type { Insertable } from 'kysely';
import type { CompanyFollowTable, MessageTable } from '../platform/schema';
import type { DemoCompany } from './companies';
import { daysAfter } from './days';
import { demoAccount } from './demo-accounts';

export type MessageRow = Insertable<MessageTable> & { id: number };

type Letter = Pick<MessageRow, 'kind' | 'title' | 'content'> & {
  from: string;
  to: string;
  daysAgo: number;
  isRead: boolean;
};

const LETTERS: readonly Letter[] = [
  {
    kind: 'CONTACT',
    from: 'angehoerige',
    to: 'inhaber-premium',
    title: 'Freier Platz ab Januar?',
    content:
      'Guten Tag, wir suchen für meine Mutter (Pflegegrad 3) einen Platz ab Januar. Dürfen wir das Haus besichtigen?',
    daysAgo: 2,
    isRead: false,
  },
  {
    kind: 'APPLICATION',
    from: 'pflegekraft',
    to: 'inhaber-premium',
    title: 'Bewerbung als Pflegefachkraft',
    content: 'Guten Tag, Ihre Anzeige passt gut zu dem, was ich suche. Ich könnte ab dem nächsten Quartal anfangen.',
    daysAgo: 5,
    isRead: true,
  },
  {
    kind: 'RECRUITMENT',
    from: 'inhaber-plus',
    to: 'pflegekraft',
    title: 'Tour im Kölner Norden',
    content: 'Guten Tag, Ihr Profil gefällt uns. Hätten Sie Interesse an einer festen Frühtour in Teilzeit?',
    daysAgo: 1,
    isRead: false,
  },
  {
    kind: 'SYSTEM',
    from: 'redaktion',
    to: 'angehoerige',
    title: 'Willkommen',
    content: 'Schön, dass Sie da sind. In Ihrem Konto finden Sie Ihre Bewertungen und Ihre Merkliste.',
    daysAgo: 300,
    isRead: true,
  },
];

/** A few letters between the demo accounts, read and unread. */
export function messageRows(base: Date): MessageRow[] {
  return LETTERS.map(({ from, to, daysAgo, isRead, ...letter }, index) => {
    const sender = demoAccount(from);
    const created_at = daysAfter(base, -daysAgo);
    return {
      id: index + 1,
      ...letter,
      sender_id: sender.id,
      recipient_id: demoAccount(to).id,
      company_id: to === 'inhaber-premium' ? 1 : null,
      contact_info: JSON.stringify({
        name: sender.first_name,
        lastname: sender.last_name,
        email: `${from}@demo.example`,
        phone: '',
      }),
      read_at: isRead ? daysAfter(created_at, 0.5) : null,
      created_at,
    };
  });
}

/** Watch lists of the demo accounts; long enough for a second page. */
export function followRows(companies: readonly DemoCompany[], base: Date): Insertable<CompanyFollowTable>[] {
  const cologne = companies.filter(({ row }) => row.city === 'Köln').slice(0, 14);
  const follow = (username: string, followed: readonly DemoCompany[]) =>
    followed.map(({ row }, index) => ({
      user_id: demoAccount(username).id,
      company_id: row.id,
      created_at: daysAfter(base, -index - 1),
    }));
  return [
    ...follow('angehoerige', cologne),
    ...follow('pflegekraft', cologne.slice(0, 3)),
    ...follow('anbieter-neu', cologne.slice(4, 6)),
  ];
}
