import { useNavigate } from '@care/contracts/router';
import { useEffect } from 'react';
import { loginPath } from './paths';
import { useSession, type SignedIn } from './session';

/**
 * The session, for a page for members only. While there is none it gives nothing, and a visitor is led to sign in and back
 * here afterwards; who left on purpose is not asked back (SH-05, SH-09).
 */
export function useMember({ pathname, search }: URL): SignedIn | undefined {
  const session = useSession();
  const navigate = useNavigate();
  const signIn =
    session.status === 'unauthenticated' ? loginPath(session.hasLeft ? undefined : pathname + search) : undefined;
  useEffect(() => {
    if (signIn) void navigate(signIn, { replace: true });
  }, [navigate, signIn]);
  return session.status === 'authenticated' ? session : undefined;
}
