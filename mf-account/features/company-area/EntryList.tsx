import { Card, Icon, Link, Meta } from '@care/ui';
import { TitledSection } from '@care/ui/more';
import styled from '@emotion/styled';
import {
  ChevronRight,
  type LucideIcon,
  AppWindow,
  BedSingle,
  Bell,
  BookOpen,
  Camera,
  CirclePlus,
  Clock,
  Euro,
  FileText,
  HandHeart,
  Mail,
  Pencil,
  ReceiptText,
  Star,
  Users,
} from 'lucide-react';
import {
  applicationsPath,
  daysUntil,
  editPath,
  formatDate,
  jobOffersPath,
  profilePath,
  ratingsPath,
  routes,
} from '@care/contracts';
import { allows } from '@care/contracts/tiers';
import { INVOICES_PATH } from '@care/contracts/owner-paths';
import type { CompanyFigures, CompanyJobOffers, CompanyPage } from '@care/contracts/schemas';
import type { CompanySection } from '@care/contracts/vocabulary';
import { companyAreaText } from './texts';

const List = styled.ul`
  & > li + li {
    border-top: 1px solid var(--line);
  }
  & a {
    display: grid;
    grid-template-columns: auto minmax(0, 1fr) auto;
    gap: 0.9rem;
    align-items: center;
    min-height: 3.25rem;
    padding: var(--s-3) var(--s-4);
    color: var(--ink);
    line-height: 1.4;
    text-decoration: none;
  }
  & a:hover strong {
    text-decoration: underline;
  }
  & strong {
    display: block;
    font-weight: 600;
  }
  & svg:first-of-type {
    color: var(--blue-700);
  }
`;

interface Entry {
  to: string;
  icon: LucideIcon;
  title: string;
  text?: string;
  isNew?: boolean;
}

/** Links with an icon and a line of explanation, on a card under its heading; nothing without an entry. */
export const EntryList = ({ title: heading, entries }: { title: string; entries: readonly Entry[] }) =>
  entries.length > 0 && (
    <TitledSection title={heading}>
      <Card>
        <List>
          {entries.map(({ to, icon, title, text, isNew }) => (
            <li key={title}>
              <Link to={to}>
                <Icon of={icon} />
                <span>
                  <strong>
                    {isNew && companyAreaText('todo.isNew')}
                    {title}
                  </strong>
                  {text && <Meta as="span">{text}</Meta>}
                </span>
                <Icon of={ChevronRight} size="small" />
              </Link>
            </li>
          ))}
        </List>
      </Card>
    </TitledSection>
  );

const SOON_DAYS = 7;
const MAX_GAPS = 3;

interface Waiting {
  company: CompanyPage;
  /** Messages. */
  unread: number;
  figures?: CompanyFigures;
  offers?: CompanyJobOffers['results'];
}

/**
 * Open tasks of the owner: messages, applications, reviews without an answer, widget keys of a former owner, and offers that end
 * within a week.
 */
export function todoEntries({ company, unread, figures, offers = [] }: Waiting, now = new Date()): Entry[] {
  const { slug, subscription } = company;
  const { new_applications: applications = 0, unanswered_ratings = 0, former_widget_keys = 0 } = figures ?? {};
  const reviews = allows(subscription, 'answerReviews') ? unanswered_ratings : 0;
  const ending = offers.flatMap(({ title, valid_through, status }) => {
    const days = valid_through ? daysUntil(valid_through, now) : -1;
    return valid_through && status === 'PUBLISHED' && days >= 0 && days <= SOON_DAYS
      ? [{ title, days, date: formatDate(valid_through) }]
      : [];
  });
  return [
    ...shown([
      unread > 0 && {
        to: routes.messages.build(),
        icon: Mail,
        isNew: true,
        title: companyAreaText('todo.messages', { count: unread }),
      },
      applications > 0 && {
        to: applicationsPath(),
        icon: FileText,
        isNew: true,
        title: companyAreaText('todo.applications', { count: applications }),
      },
      reviews > 0 && {
        to: ratingsPath(slug),
        icon: Star,
        title: companyAreaText('todo.reviews', { count: reviews }),
        text: companyAreaText('todo.reviewText'),
      },
      former_widget_keys > 0 && {
        to: routes.companyWidgets.build(),
        icon: AppWindow,
        title: companyAreaText('todo.widgetKeys'),
        text: companyAreaText('todo.widgetKeysText'),
      },
    ]),
    ...ending.map(({ title, days, date }) => ({
      to: jobOffersPath(slug),
      icon: Clock,
      title: days === 0 ? companyAreaText('todo.endsToday') : companyAreaText('todo.ends', { count: days }),
      text: companyAreaText('todo.endsOn', { title, date }),
    })),
  ];
}

const shown = (entries: readonly (Entry | false)[]): Entry[] => entries.filter((entry) => entry !== false);

/** Facts that visitors look for and that the profile lacks, at most three. */
export function gapEntries(company: CompanyPage): Entry[] {
  const gap = (section: CompanySection, icon: LucideIcon, name: 'images' | 'texts' | 'hours' | 'services'): Entry => ({
    to: `${editPath(profilePath(company.slug))}=${section}`,
    icon,
    title: companyAreaText(`gaps.${name}`),
    text: companyAreaText(`gaps.${name}Text`),
  });
  const gaps = shown([
    company.gallery.length === 0 && !company.main_image && gap('images', Camera, 'images'),
    (company.description === '' || company.activities === '') && gap('texts', BookOpen, 'texts'),
    !company.opening_hours && gap('opening_hours', Clock, 'hours'),
    company.services.length === 0 && gap('services', HandHeart, 'services'),
  ]);
  return gaps.slice(0, MAX_GAPS);
}

/** Everything an owner does, in one list. */
export const allEntries = ({ slug, subscription }: CompanyPage): Entry[] =>
  shown([
    { to: editPath(profilePath(slug)), icon: Pencil, title: companyAreaText('edit') },
    { to: routes.companyMedia.build(), icon: Camera, title: companyAreaText('links.media') },
    { to: routes.pricesAndPlaces.build(), icon: BedSingle, title: companyAreaText('links.pricesAndPlaces') },
    allows(subscription, 'jobsTab') && {
      to: routes.newJobOffer.build({ slug }),
      icon: CirclePlus,
      title: companyAreaText('links.newOffer'),
    },
    { to: routes.companyWidgets.build(), icon: AppWindow, title: companyAreaText('links.widgets') },
    { to: INVOICES_PATH, icon: ReceiptText, title: companyAreaText('links.invoices') },
    { to: routes.messages.build(), icon: Mail, title: companyAreaText('links.inbox') },
    { to: applicationsPath(), icon: FileText, title: companyAreaText('links.applications') },
    { to: routes.staffHome.build(), icon: Users, title: companyAreaText('links.staff') },
    { to: routes.packages.build(), icon: Euro, title: companyAreaText('links.packages') },
    { to: routes.account.build(), icon: Bell, title: companyAreaText('links.notifications') },
  ]);
