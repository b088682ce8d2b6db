import { useHeldSession, userApi, useSession } from '@care/contracts';
import type { CompanyPage } from '@care/contracts/schemas';
import { useState } from 'react';
import { profileApi } from '../company/profile-api';

/** The viewer's role towards the provider: job seekers apply, others send messages (PP-14, PP-16). */
export type ViewerRole = 'visitor' | 'owner' | 'applicant' | 'member';

/**
 * Undefined until the session and its permissions are known. While a form has a draft, the role of an ended session is
 * kept, so that the form does not disappear before the user signs in again (SH-09).
 */
export function useViewerRole({ slug }: Pick<CompanyPage, 'slug'>): ViewerRole | undefined {
  const { status } = useSession();
  const id = useHeldUserId();
  const { data: company, error, isFetching } = profileApi.company.useQuery(slug);
  const { currentData: user } = userApi.details.useQueryState();
  const [last, setLast] = useState<{ id: string; role: ViewerRole }>();
  if (status === 'unauthenticated' && id === null) return 'visitor';
  if (id === null) return undefined;
  const before = last?.id === id ? last.role : undefined;
  // Until it has arrived for this person, the answer is that for a visitor.
  if (!company || isFetching || error || !user) return before;
  const role = company.viewer.is_owner ? 'owner' : user.profile_type === 'JOB_SEEKER' ? 'applicant' : 'member';
  if (role !== before) setLast({ id, role });
  return role;
}

function useHeldUserId(): string | null {
  const held = useHeldSession();
  return held.status === 'authenticated' ? held.user.id : null;
}

/**
 * Whether the viewer may write a message; job seekers apply instead (PP-15, PP-16). While a form has a draft, a job
 * seeker stays one after the session has ended, so that no other form appears (SH-09).
 */
export function useMayWrite({ viewer }: Pick<CompanyPage, 'viewer'>): boolean {
  const isSignedIn = useHeldUserId() !== null;
  const { currentData: user } = userApi.details.useQueryState();
  return viewer.can_contact && !(isSignedIn && user?.profile_type === 'JOB_SEEKER');
}

/**
 * Whether the viewer owns the provider. While a form has a draft, it stays so after the session has ended, so that the
 * form does not disappear before the user signs in again (SH-09).
 */
export function useIsOwner(company: CompanyPage | undefined): boolean {
  const id = useHeldUserId();
  const [ownerId, setOwnerId] = useState<string>();
  if (company?.viewer.is_owner && id !== null && id !== ownerId) setOwnerId(id);
  return id !== null && (company?.viewer.is_owner === true || ownerId === id);
}
