import { useSession } from '@care/contracts';

/** The id of the signed-in person, who is the author of what they write. */
export function useAuthor(): number | undefined {
  const session = useSession();
  return session.status === 'authenticated' ? Number(session.user.id) : undefined;
}
