import { useNavigate } from '@care/contracts/router';
import { useEffect, useState } from 'react';
import { formHeld, formReleased, selectIsPageHeld } from './drafts';
import { loginPath } from './paths';
import { useSession, type Session, type SignedIn } from './session';
import { useAppDispatch, useAppSelector } from './store-access';

/**
 * Keeps a page for members open when the session ends, as long as the component is there: its form holds something
 * unsent.
 */
export function useHoldPage(): void {
  const dispatch = useAppDispatch();
  useEffect(() => {
    dispatch(formHeld());
    return () => void dispatch(formReleased());
  }, [dispatch]);
}

/**
 * The session. While a form of the page holds something unsent, a session that has ended by itself stays for signing in
 * again.
 */
export function useHeldSession(): Session {
  const session = useSession();
  const isPageHeld = useAppSelector(selectIsPageHeld);
  const [last, setLast] = useState<SignedIn>();
  if (session.status === 'authenticated' && session !== last) setLast(session);
  const isHeld = session.status === 'unauthenticated' && !session.hasLeft && isPageHeld;
  return (isHeld && last) || session;
}

/**
 * The session, for a page for members; undefined while no person is signed in. A visitor is sent to the login page and
 * back here afterwards. A person who signed out on purpose is not sent back (SH-05, SH-09).
 */
export function useMember({ pathname, search }: URL): SignedIn | undefined {
  const session = useHeldSession();
  const navigate = useNavigate();
  const signIn =
    session.status === 'unauthenticated' ? loginPath(session.hasLeft ? undefined : pathname + search) : undefined;
  useEffect(() => {
    if (signIn) void navigate(signIn, { replace: true });
  }, [navigate, signIn]);
  return session.status === 'authenticated' ? session : undefined;
}
