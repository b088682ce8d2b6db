import { editPath, profilePath, routes, t } from '@care/contracts';
import type { UserDetails } from '@care/contracts/schemas';
import { Icon, StandaloneLink } from '@care/ui';
import styled from '@emotion/styled';
import { Building2, Heart, HousePlus, Images, Inbox, Megaphone, Pencil, Send, type LucideIcon } from 'lucide-react';
import { AccountSection } from '../account-section/AccountSection';
import { ownAccountText } from './texts';

const List = styled.ul`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(100%, 15rem), 1fr));
  gap: 0 var(--s-5);
`;

interface Shortcut {
  to: string;
  label: string;
  icon: LucideIcon;
}

/** Links for this kind of user (SH-03, SH-22). */
export function shortcutsOf({ profile_type, profile, company }: UserDetails): Shortcut[] {
  const all: (Shortcut | false | null)[] = [
    { to: routes.messages.build(), label: t('nav.inbox'), icon: Inbox },
    { to: routes.followedCompanies.build(), label: t('nav.followed'), icon: Heart },
    profile_type !== 'CARE_PROVIDER' && {
      to: routes.enquiries.build(),
      label: ownAccountText('enquiries'),
      icon: Send,
    },
    profile && {
      to: editPath(routes.jobSeekerProfile.build({ slug: profile.slug })),
      label: t('nav.jobSeekerProfileEdit'),
      icon: Pencil,
    },
    company && { to: routes.companyOwnerArea.build(), label: t('nav.companyOwnerArea'), icon: Building2 },
    company && { to: editPath(profilePath(company.slug)), label: ownAccountText('editCompany'), icon: Pencil },
    company && { to: routes.companyMedia.build(), label: ownAccountText('companyMedia'), icon: Images },
    profile_type === 'CARE_PROVIDER' &&
      !company && { to: routes.companyRegistration.build(), label: t('nav.registerCompany'), icon: HousePlus },
    profile_type === 'CARE_PROVIDER' &&
      !company && { to: routes.packages.build(), label: ownAccountText('publishJobs'), icon: Megaphone },
  ];
  return all.filter((one): one is Shortcut => Boolean(one));
}

export const Shortcuts = ({ user }: { user: UserDetails }) => (
  <AccountSection title={ownAccountText('shortcuts')}>
    <List>
      {shortcutsOf(user).map(({ to, label, icon }) => (
        <li key={to}>
          <StandaloneLink to={to}>
            <Icon of={icon} />
            {label}
          </StandaloneLink>
        </li>
      ))}
    </List>
  </AccountSection>
);
