import { routes, t, userApi } from '@care/contracts';
import { Button } from '@care/ui';
import { BarLink } from '../BarLink';
import { MenuLinks } from '../MenuLinks';
import { useCurrent } from '../navigation-entries';
import { InboxBadge } from './InboxBadge';
import { memberLinks, type MemberLink } from './member-links';

export interface MemberLinksProps {
  onSignOut: () => void;
}

/** The account in the bar: inbox, account, way out (SH-03, SH-05). */
export const MemberBar = ({ onSignOut }: MemberLinksProps) => (
  <>
    <BarLink to={routes.messages.build()}>
      <InboxBadge label={t('nav.inbox')} />
    </BarLink>
    <BarLink to={routes.account.build()} end>
      {t('nav.myAccount')}
    </BarLink>
    <Button variant="secondaryGray" size="small" onClick={onSignOut}>
      {t('nav.logout')}
    </Button>
  </>
);

/** In the menu, too, the link to the inbox tells what waits there, and the one to the staff search is marked on all pages of it. */
const inMenu = ({ to, label }: MemberLink, currentOf: ReturnType<typeof useCurrent>) => ({
  to,
  label: to === routes.messages.build() ? <InboxBadge label={label} /> : label,
  current: to === routes.staffHome.build() ? currentOf(to) : undefined,
});

/** The account in the menu: all that the person's role has (SH-03). */
export function MemberMenu({ onSignOut }: MemberLinksProps) {
  const currentOf = useCurrent();
  const { data: user } = userApi.details.useQueryState();
  return (
    <>
      <MenuLinks links={memberLinks(user).map((link) => inMenu(link, currentOf))} />
      <Button variant="secondaryGray" onClick={onSignOut}>
        {t('nav.logout')}
      </Button>
    </>
  );
}
