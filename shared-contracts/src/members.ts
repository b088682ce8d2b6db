import { useNavigate } from '@care/contracts/router';
import { useEffect, useState } from 'react';
import { loginPath } from './paths';
import { useSession, type Session, type SignedIn } from './session';

/** How many forms of this page hold something unsent. */
let unsent = 0;

/** Keeps a member's page open when the session ends, because a form on it holds something unsent; returns how to let go. */
export function holdPage(): () => void {
  unsent++;
  return () => void unsent--;
}

/** The session; while this page holds something unsent also one that has just ended, for signing in again in place. */
export function useHeldSession(): Session {
  const session = useSession();
  const [last, setLast] = useState<SignedIn>();
  if (session.status === 'authenticated' && session !== last) setLast(session);
  const isHeld = session.status === 'unauthenticated' && !session.hasLeft && unsent > 0;
  return (isHeld && last) || session;
}

/**
 * The session, for a page for members only. While there is none it gives nothing, and a visitor is led to sign in and back
 * here afterwards; who left on purpose is not asked back (SH-05, SH-09).
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
