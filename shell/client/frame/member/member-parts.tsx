import { addTexts, editPath, routes, t, QuietSlot, type SlotProps } from '@care/contracts';
import type { UserDetails } from '@care/contracts/schemas';
import styled from '@emotion/styled';
import {
  Briefcase,
  Building2,
  ClipboardList,
  Heart,
  HousePlus,
  Mail,
  Search,
  UserRound,
  UsersRound,
} from 'lucide-react';
import type { NavigationLink } from '../navigation-entries';
import { Icon } from '@care/ui';

/** The label of a link to the inbox, with the number of unread messages if a slice fills the slot (AC-14). */
export const InboxBadge = ({ label }: SlotProps['nav.inbox']) => (
  <QuietSlot name="nav.inbox" label={label} instead={label} />
);

/** Texts of the navigation of signed-in users. */
const memberText = addTexts('shell-member', { newCompany: 'Einrichtung eintragen', ownProfile: 'Mein Profil' });

// Reserves the width of the number, so that the links after it do not move when it appears.
const InboxPlace = styled.span`
  min-width: 9rem;
`;

const InboxInBar = () => (
  <InboxPlace>
    <InboxBadge label={t('nav.inbox')} />
  </InboxPlace>
);

/** All tasks. A function, because the texts are not available when the module is loaded. */
const allTasks = () =>
  ({
    inbox: { to: routes.messages.build(), label: <InboxInBar />, icon: Mail },
    providers: { to: routes.home.build(), label: t('nav.providersShort'), icon: Search },
    staff: { to: routes.staffHome.build(), label: t('nav.staffShort'), icon: UsersRound },
    jobs: { to: routes.jobsHome.build(), label: t('nav.jobsShort'), icon: Briefcase },
    watchList: { to: routes.followedCompanies.build(), label: t('nav.followed'), icon: Heart },
    ownCompany: { to: routes.companyOwnerArea.build(), label: t('nav.companyOwnerArea'), icon: Building2 },
    newCompany: { to: routes.companyRegistration.build(), label: memberText('newCompany'), icon: HousePlus },
  }) satisfies Record<string, NavigationLink>;

/**
 * The tasks of a role, most frequent first (SH-03, SH-22). If the account is not known, those of all roles. `staffLinks`
 * are the links of slices that only STAFF sees.
 */
export function memberTasks(user: UserDetails | undefined, staffLinks: NavigationLink[]): NavigationLink[] {
  const { inbox, providers, staff, jobs, watchList, ownCompany, newCompany } = allTasks();
  if (user?.is_staff)
    return [...staffLinks.map((link) => ({ ...link, icon: ClipboardList })), inbox, providers, watchList];
  switch (user?.profile_type) {
    case 'CARE_PROVIDER':
      return [inbox, user.company ? ownCompany : newCompany, staff, watchList];
    case 'JOB_SEEKER':
      return [inbox, jobs, ...(user.profile ? [ownProfile(user.profile.slug)] : []), watchList];
    case 'CARE_SEEKER':
      return [inbox, providers, watchList];
    case undefined:
      return [inbox, watchList];
  }
}

const ownProfile = (slug: string): NavigationLink => ({
  to: editPath(routes.jobSeekerProfile.build({ slug })),
  label: memberText('ownProfile'),
  icon: UserRound,
});

export const AccountIcon = () => <Icon of={UserRound} />;

// On the corner of the button, so that the button does not move when the number appears.
const Corner = styled.span`
  position: absolute;
  inset-block-start: -0.6rem;
  inset-inline-end: -0.5rem;
`;

/** The number of unread messages on the menu button (AC-14). */
export const UnreadMark = () => (
  <Corner>
    <InboxBadge label="" />
  </Corner>
);
