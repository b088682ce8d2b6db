import styled from '@emotion/styled';
import { signOut, t, useSession, type Session } from '@care/contracts';
import { NavLink, useLocation, useNavigate } from '@care/contracts/router';
import { Alert, Button, ButtonLink, Container, Icon, Logo } from '@care/ui';
import { LogIn, Menu, UserRound, X } from 'lucide-react';
import { useState } from 'react';
import { tt } from '../texts';
import { useNavigationEntries } from './navigation-entries';

const Bar = styled.header`
  position: relative;
  z-index: var(--z-header);
  background: var(--surface);
  border-bottom: 1px solid var(--line);
`;
const Row = styled.div`
  display: flex;
  align-items: center;
  gap: var(--s-2) var(--s-5);
  min-height: var(--size-header);
  @media (max-width: 1023px) {
    min-height: var(--size-header-phone);
  }
`;
const MainLinks = styled.nav`
  margin-inline-start: var(--s-3);
  ul {
    display: flex;
    gap: var(--s-1);
    list-style: none;
  }
  @media (max-width: 1279px) {
    display: none;
  }
`;
const BarLink = styled(NavLink)`
  display: inline-flex;
  align-items: center;
  gap: 0.45rem;
  min-height: var(--size-touch);
  padding: 0.3rem 0.7rem;
  color: var(--ink);
  text-decoration: none;
  border-radius: var(--r-small);
  font-size: 1.0625rem;
  white-space: nowrap;
  &:hover {
    background: var(--blue-50);
    text-decoration: underline;
    text-underline-offset: 0.3em;
  }
  &[aria-current] {
    font-weight: 600;
    box-shadow: inset 0 -3px 0 var(--blue-700);
    border-radius: 0;
  }
`;
const UserLinks = styled.div`
  display: flex;
  align-items: center;
  gap: var(--s-2);
  margin-inline-start: auto;
`;
const WideOnly = styled.div`
  display: flex;
  align-items: center;
  gap: var(--s-2);
  @media (max-width: 1023px) {
    display: none;
  }
`;
const Burger = styled(Button)`
  display: none;
  @media (max-width: 1279px) {
    display: inline-flex;
  }
`;
const Sheet = styled.nav`
  padding-block: var(--s-3) var(--s-5);
  background: var(--surface);
  border-bottom: 1px solid var(--line);
  ul {
    display: grid;
    list-style: none;
  }
  li + li {
    border-top: 1px solid var(--line);
  }
  a {
    display: flex;
    align-items: center;
    min-height: 3.25rem;
    color: var(--ink);
    text-decoration: none;
    font-size: var(--t-lead);
  }
  a:hover {
    text-decoration: underline;
  }
`;

const menuId = 'menue';

/** The navigation bar (SH-03): main links from the slices, the account's links from the session. */
export function Header() {
  const session = useSession();
  const entries = useNavigationEntries(session.status);
  const [menu, setMenu] = useMenu();
  const [leave, failed] = useSignOut();
  return (
    <Bar data-print="hide">
      <Container>
        <Row>
          <Logo to="/" />
          <MainLinks aria-label={t('nav.mainNavigation')}>
            <ul>
              {entries.map(({ to, label }) => (
                <li key={to}>
                  <BarLink to={to} end>
                    {label}
                  </BarLink>
                </li>
              ))}
            </ul>
          </MainLinks>
          <UserLinks>
            <WideOnly>
              <AccountLinks session={session} onSignOut={leave} />
            </WideOnly>
            <Burger
              variant="secondaryGray"
              size="small"
              icon={menu ? X : Menu}
              aria-expanded={menu}
              aria-controls={menuId}
              aria-label={menu ? t('nav.burgerClose') : t('nav.burgerOpen')}
              onClick={() => setMenu(!menu)}
            >
              {tt('menu')}
            </Burger>
          </UserLinks>
        </Row>
      </Container>
      {menu && <MenuSheet session={session} onSignOut={leave} />}
      {failed && <Alert kind="error">{tt('signOutFailed')}</Alert>}
    </Bar>
  );
}

interface AccountProps {
  session: Session;
  onSignOut: () => void;
}

function AccountLinks({ session, onSignOut }: AccountProps) {
  if (session.status === 'authenticated') {
    return (
      <>
        <BarLink to="/profile">
          <Icon of={UserRound} />
          {t('nav.myAccount')}
        </BarLink>
        <Button variant="secondaryGray" size="small" onClick={onSignOut}>
          {t('nav.logout')}
        </Button>
      </>
    );
  }
  return (
    <>
      <BarLink to="/login">
        <Icon of={LogIn} />
        {t('nav.login')}
      </BarLink>
      <ButtonLink to="/registration" variant="secondaryBlue" size="small">
        {t('nav.registration')}
      </ButtonLink>
    </>
  );
}

function MenuSheet({ session, onSignOut }: AccountProps) {
  const entries = useNavigationEntries(session.status);
  const account =
    session.status === 'authenticated'
      ? [{ to: '/profile', label: t('nav.myAccount') }]
      : [
          { to: '/login', label: t('nav.login') },
          { to: '/registration', label: t('nav.registration') },
        ];
  return (
    <Sheet id={menuId} aria-label={tt('menu')}>
      <Container>
        <ul>
          {[...entries, ...account].map(({ to, label }) => (
            <li key={to}>
              <NavLink to={to} end>
                {label}
              </NavLink>
            </li>
          ))}
        </ul>
        {session.status === 'authenticated' && (
          <Button variant="secondaryGray" onClick={onSignOut}>
            {t('nav.logout')}
          </Button>
        )}
      </Container>
    </Sheet>
  );
}

/** Whether the menu is open; going anywhere closes it (SH-04). */
function useMenu(): [boolean, (open: boolean) => void] {
  const { key } = useLocation();
  const [openedAt, setOpenedAt] = useState<string>();
  return [openedAt === key, (open) => setOpenedAt(open ? key : undefined)];
}

/** Signs out and lands on /login (SH-05); stays where it is when the server did not answer. */
function useSignOut(): [() => void, boolean] {
  const navigate = useNavigate();
  const [failed, setFailed] = useState(false);
  const leave = async () => {
    const done = await signOut();
    setFailed(!done);
    if (done) await navigate('/login');
  };
  return [() => void leave(), failed];
}
