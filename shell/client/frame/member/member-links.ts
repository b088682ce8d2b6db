import { routes, t } from '@care/contracts';
import type { UserDetails } from '@care/contracts/schemas';

export interface MemberLink {
  to: string;
  label: string;
}

/** Where the menu leads people of this kind, besides what it offers everybody (SH-03, SH-22); before the details are there, what all have. */
export function memberLinks(user: UserDetails | undefined): MemberLink[] {
  const isProvider = user?.profile_type === 'CARE_PROVIDER';
  const links: (MemberLink | false | null | undefined)[] = [
    isProvider && { to: routes.staffHome.build(), label: t('nav.staffShort') },
    { to: routes.messages.build(), label: t('nav.inbox') },
    { to: routes.followedCompanies.build(), label: t('nav.followed') },
    user?.profile && {
      to: `${routes.jobSeekerProfile.build({ slug: user.profile.slug })}?edit`,
      label: t('nav.jobSeekerProfileEdit'),
    },
    user?.company && { to: routes.companyOwnerArea.build(), label: t('nav.companyOwnerArea') },
    isProvider && !user.company && { to: routes.companyRegistration.build(), label: t('nav.registerCompany') },
    { to: routes.account.build(), label: t('nav.myAccount') },
  ];
  return links.filter((link): link is MemberLink => Boolean(link));
}
