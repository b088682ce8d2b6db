import styled from '@emotion/styled';
import { routes, signOut, t, useAppDispatch, useSession } from '@care/contracts';
import { useLocation, useNavigate, Link } from '@care/contracts/router';
import { Alert, Button, ButtonLink, Container, Icon, Logo, media, VisuallyHidden } from '@care/ui';
import { Heart, LogIn, Menu, X } from 'lucide-react';
import { useRef, useState, type FocusEvent, type KeyboardEvent } from 'react';
import { shellText } from '../texts';
import { BarLink, MainLink, RememberedLabel } from './BarLink';
import { useMemberLinks } from './member/use-member-links';
import { fittingInBar, restOf, useNavigationEntries, type NavigationLink } from './navigation-entries';

const Bar = styled.header`
  position: relative;
  z-index: var(--z-header);
  background: var(--surface);
  border-bottom: 1px solid var(--line);
`;
// With enlarged text the bar has more than one row.
const Row = styled.div`
  position: relative;
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: var(--s-2) var(--s-5);
  min-height: var(--size-header);
  padding-block: var(--s-2);
  @media (max-width: 1023px) {
    column-gap: var(--s-2);
    min-height: var(--size-header-phone);
  }
`;
const MainLinks = styled.nav`
  ul {
    display: flex;
    flex-wrap: wrap;
    list-style: none;
  }
  @media (max-width: 1279px) {
    display: none;
  }
`;
const UserLinks = styled.div`
  display: flex;
  align-items: center;
  gap: var(--s-2);
  margin-inline-start: auto;
`;
const InBar = styled.div`
  display: contents;
  ${media.belowDesktop} {
    display: none;
  }
`;
// From 1280 px on it is a button without the burger, for the links that are not in the bar.
const MenuButton = styled(Button)`
  position: relative;
  & .wide {
    display: none;
  }
  ${media.wide} {
    & > svg,
    & .narrow {
      display: none;
    }
    & .wide {
      display: inline-flex;
      align-items: center;
      gap: 0.55rem;
    }
    &.fits {
      display: none;
    }
  }
`;
const Sheet = styled.nav`
  flex: 1 0 100%;
  ul {
    display: grid;
    list-style: none;
    padding-block: var(--s-2);
  }
  li + li,
  ul + ul {
    border-top: 1px solid var(--line);
  }
  a {
    display: flex;
    align-items: center;
    gap: 0.75rem;
    min-height: 3.25rem;
    color: var(--ink);
    text-decoration: none;
    overflow-wrap: anywhere;
  }
  a:hover {
    text-decoration: underline;
  }
  a[aria-current] {
    font-weight: 600;
  }
  & > button {
    width: 100%;
  }
  .first a {
    font-size: var(--t-lead);
    font-weight: 600;
  }
  @media (min-width: 1024px) {
    .account {
      display: none;
    }
  }
  ${media.wide} {
    position: absolute;
    top: 100%;
    inset-inline-end: 0;
    width: 19rem;
    padding: var(--s-2) var(--s-4) var(--s-4);
    border: 1px solid var(--line);
    border-radius: var(--r-card);
    background: var(--surface);
    box-shadow: var(--shadow-overlay);
    .first {
      display: none;
    }
    .first + ul {
      border-top: 0;
    }
  }
`;

const MENU_ID = 'menue';

/** The navigation bar (SH-03): main links from the slices for visitors, the tasks of their role for signed-in users. */
export function Header() {
  const isSignedIn = useSession().status === 'authenticated';
  const member = useMemberLinks(isSignedIn);
  const entries = useNavigationEntries('everyone', member ? 'signed-in' : 'visitor');
  const inBar = member?.tasks ?? fittingInBar(entries);
  const rest = [...restOf(entries, inBar), ...(isSignedIn ? accountLinks(true) : [])];
  const [menu, setMenu] = useMenu();
  const button = useRef<HTMLButtonElement>(null);
  const [leave, failed] = useSignOut();
  const closeOnEscape = ({ key }: KeyboardEvent) => {
    if (!menu || key !== 'Escape') return;
    setMenu(false);
    button.current?.focus();
  };
  // Below 1280 px the menu pushes the page down. Closing it would move what the user is about to click.
  const closeOnLeave = ({ currentTarget, relatedTarget }: FocusEvent) => {
    if (relatedTarget && !currentTarget.contains(relatedTarget) && matchMedia('(min-width: 1280px)').matches)
      setMenu(false);
  };
  return (
    <Bar data-print="hide" onKeyDown={closeOnEscape} onBlur={closeOnLeave}>
      <Container>
        <Row>
          <Logo to="/" />
          <MainLinks aria-label={t('nav.mainNavigation')}>
            {/* A list of its own for each kind of person: a link that both have does not move. */}
            <ul key={member ? 'member' : 'visitor'}>
              {inBar.map(({ to, label, icon, current }) => (
                <li key={to}>
                  <MainLink to={to} aria-current={current}>
                    {icon && <Icon of={icon} />}
                    {label}
                  </MainLink>
                </li>
              ))}
            </ul>
          </MainLinks>
          <UserLinks>
            {!isSignedIn && (
              <InBar>
                <VisitorLinks />
              </InBar>
            )}
            <MenuButton
              ref={button}
              className={rest.length === 0 ? 'fits' : undefined}
              variant="secondaryGray"
              size="small"
              icon={menu ? X : Menu}
              aria-expanded={menu}
              aria-controls={MENU_ID}
              onClick={() => setMenu(!menu)}
            >
              <span className="narrow">
                <span aria-hidden="true">{shellText('menu')}</span>
                <VisuallyHidden>{t(menu ? 'nav.burgerClose' : 'nav.burgerOpen')}</VisuallyHidden>
                {member && <member.UnreadMark />}
              </span>
              <span className="wide">
                {member && <member.AccountIcon />}
                {isSignedIn ? t('nav.myAccount') : shellText('more')}
              </span>
            </MenuButton>
          </UserLinks>
          {menu && <OpenMenu inBar={inBar} rest={rest} isSignedIn={isSignedIn} onSignOut={leave} />}
        </Row>
      </Container>
      {failed && <Alert kind="error">{shellText('signOutFailed')}</Alert>}
    </Bar>
  );
}

interface OpenMenuProps {
  /** The links that wide screens show in the bar. */
  inBar: readonly NavigationLink[];
  rest: readonly NavigationLink[];
  isSignedIn: boolean;
  onSignOut: () => void;
}

const OpenMenu = ({ inBar, rest, isSignedIn, onSignOut }: OpenMenuProps) => (
  <Sheet id={MENU_ID} aria-label={shellText('menu')}>
    <MenuLinks links={inBar} className="first" />
    <MenuLinks links={rest} />
    {isSignedIn ? (
      <Button variant="secondaryGray" onClick={onSignOut}>
        {t('nav.logout')}
      </Button>
    ) : (
      <MenuLinks links={accountLinks(false)} className="account" />
    )}
  </Sheet>
);

const accountLinks = (isSignedIn: boolean) =>
  isSignedIn
    ? [{ to: routes.account.build(), label: shellText('account') }]
    : [
        { to: routes.followedCompanies.build(), label: <RememberedLabel /> },
        { to: routes.login.build(), label: t('nav.login') },
        { to: routes.registration.build(), label: t('nav.registration') },
      ];

const VisitorLinks = () => (
  <>
    <BarLink to={routes.followedCompanies.build()}>
      <Icon of={Heart} />
      <RememberedLabel />
    </BarLink>
    <BarLink to={routes.login.build()}>
      <Icon of={LogIn} />
      {t('nav.login')}
    </BarLink>
    <ButtonLink to={routes.registration.build()} variant="secondaryBlue" size="small">
      {t('nav.registration')}
    </ButtonLink>
  </>
);

/** Whether the menu is open. Every navigation closes it (SH-04). */
function useMenu(): [boolean, (open: boolean) => void] {
  const { key } = useLocation();
  const [openedAt, setOpenedAt] = useState<string>();
  if (openedAt && openedAt !== key) setOpenedAt(undefined); // going back does not open it again
  return [openedAt === key, (open) => setOpenedAt(open ? key : undefined)];
}

/** Signs out and opens /login (SH-05). Without an answer of the server the page stays open. */
function useSignOut(): [() => void, boolean] {
  const navigate = useNavigate();
  const dispatch = useAppDispatch();
  const { key } = useLocation();
  const [failedAt, setFailedAt] = useState<string>();
  const leave = async () => {
    const done = await dispatch(signOut());
    setFailedAt(done ? undefined : key);
    if (done) await navigate('/login');
  };
  return [() => void leave(), failedAt === key];
}

/** Links below each other in the menu. That of the page is marked. */
export function MenuLinks({ links, className }: { links: readonly NavigationLink[]; className?: string }) {
  const { pathname } = useLocation();
  return (
    links.length > 0 && (
      <ul className={className}>
        {links.map(({ to, label, icon, current = to === pathname ? 'page' : undefined }) => (
          <li key={to}>
            <Link to={to} aria-current={current}>
              {icon && <Icon of={icon} />}
              {label}
            </Link>
          </li>
        ))}
      </ul>
    )
  );
}
