import styled from '@emotion/styled';
import { routes, signOut, t, useAppDispatch, useSession } from '@care/contracts';
import { useLocation, useNavigate } from '@care/contracts/router';
import { Alert, Button, ButtonLink, Container, Icon, Logo, ownProps } from '@care/ui';
import { LogIn, Menu, X } from 'lucide-react';
import { useRef, useState, type KeyboardEvent } from 'react';
import { shellText } from '../texts';
import { BarLink, MainLink } from './BarLink';
import { useMemberLinks } from './member/use-member-links';
import { MenuLinks } from './MenuLinks';
import { fittingInBar, useNavigationEntries } from './navigation-entries';

const Bar = styled.header`
  position: relative;
  z-index: var(--z-header);
  background: var(--surface);
  border-bottom: 1px solid var(--line);
`;
// Where enlarged text needs the room, the bar has more than one row.
const Row = styled.div`
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
  margin-inline-start: var(--s-3);
  ul {
    display: flex;
    flex-wrap: wrap;
    gap: var(--s-1);
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
const WideOnly = styled.div`
  display: flex;
  align-items: center;
  gap: var(--s-2);
  @media (max-width: 1023px) {
    display: none;
  }
`;
// Where wide screens have one, for what does not stand in the bar, there is no room for its word.
const Burger = styled(Button, ownProps('hasMore'))<{ hasMore: boolean }>`
  @media (min-width: 1280px) {
    ${({ hasMore }) => (hasMore ? 'span { display: none; }' : 'display: none;')}
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
  li + li,
  ul + ul {
    border-top: 1px solid var(--line);
  }
  a {
    display: flex;
    align-items: center;
    min-height: 3.25rem;
    color: var(--ink);
    text-decoration: none;
    font-size: var(--t-lead);
    overflow-wrap: anywhere;
  }
  a:hover {
    text-decoration: underline;
  }
  a[aria-current] {
    font-weight: 600;
  }
`;

const MENU_ID = 'menue';

/** The navigation bar (SH-03): main links from the slices, the account's links from the session. */
export function Header() {
  const session = useSession();
  const entries = useNavigationEntries(session.status);
  const [menu, setMenu] = useMenu();
  const burger = useRef<HTMLButtonElement>(null);
  const [leave, failed] = useSignOut();
  const isSignedIn = session.status === 'authenticated';
  const inBar = fittingInBar(entries, isSignedIn);
  const member = useMemberLinks(isSignedIn);
  const closeOnEscape = ({ key }: KeyboardEvent) => {
    if (!menu || key !== 'Escape') return;
    setMenu(false);
    burger.current?.focus();
  };
  return (
    <Bar data-print="hide" onKeyDown={closeOnEscape}>
      <Container>
        <Row>
          <Logo to="/" />
          <MainLinks aria-label={t('nav.mainNavigation')}>
            <ul>
              {inBar.map(({ to, label, current }) => (
                <li key={to}>
                  <MainLink to={to} aria-current={current}>
                    {label}
                  </MainLink>
                </li>
              ))}
            </ul>
          </MainLinks>
          <UserLinks>
            <WideOnly>
              {member ? <member.MemberBar onSignOut={leave} /> : <AccountLinks isSignedIn={isSignedIn} />}
            </WideOnly>
            <Burger
              ref={burger}
              hasMore={isSignedIn || inBar.length < entries.length}
              variant="secondaryGray"
              size="small"
              icon={menu ? X : Menu}
              aria-expanded={menu}
              aria-controls={MENU_ID}
              aria-label={menu ? t('nav.burgerClose') : t('nav.burgerOpen')}
              onClick={() => setMenu(!menu)}
            >
              {shellText('menu')}
            </Burger>
          </UserLinks>
        </Row>
      </Container>
      {menu && (
        <Sheet id={MENU_ID} aria-label={shellText('menu')}>
          <Container>
            <MenuLinks links={entries} />
            {member ? <member.MemberMenu onSignOut={leave} /> : <MenuLinks links={accountLinks(isSignedIn)} />}
          </Container>
        </Sheet>
      )}
      {failed && <Alert kind="error">{shellText('signOutFailed')}</Alert>}
    </Bar>
  );
}

/** For visitors; and for members until the code of their links is there. */
const accountLinks = (isSignedIn: boolean) =>
  isSignedIn
    ? [{ to: routes.account.build(), label: t('nav.myAccount') }]
    : [
        { to: routes.login.build(), label: t('nav.login') },
        { to: routes.registration.build(), label: t('nav.registration') },
      ];

function AccountLinks({ isSignedIn }: { isSignedIn: boolean }) {
  const [first, second] = accountLinks(isSignedIn);
  return (
    <>
      {first && (
        <BarLink to={first.to}>
          {!isSignedIn && <Icon of={LogIn} />}
          {first.label}
        </BarLink>
      )}
      {second && (
        <ButtonLink to={second.to} variant="secondaryBlue" size="small">
          {second.label}
        </ButtonLink>
      )}
    </>
  );
}

/** Whether the menu is open; going anywhere closes it (SH-04). */
function useMenu(): [boolean, (open: boolean) => void] {
  const { key } = useLocation();
  const [openedAt, setOpenedAt] = useState<string>();
  if (openedAt && openedAt !== key) setOpenedAt(undefined); // coming back does not open it again
  return [openedAt === key, (open) => setOpenedAt(open ? key : undefined)];
}

/** Signs out and lands on /login (SH-05); stays where it is when the server did not answer. */
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
