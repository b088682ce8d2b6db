import { useHeldSession, userApi, useSession } from '@care/contracts';
import type { CompanyPage } from '@care/contracts/schemas';
import { useState } from 'react';
import { profileApi } from '../company/profile-api';

/** What somebody is to the provider of this page: job seekers apply where others write (PP-14, PP-16). */
export type ViewerRole = 'visitor' | 'owner' | 'applicant' | 'member';

/**
 * Undefined until both the session and what this very person may do are known. While a form here holds something unsent, a
 * session that has just ended still counts: the form must not vanish under the hands of whoever signs in again (SH-09).
 */
export function useViewerRole({ slug }: Pick<CompanyPage, 'slug'>): ViewerRole | undefined {
  const { status } = useSession();
  const held = useHeldSession();
  const id = held.status === 'authenticated' ? held.user.id : null;
  const { currentData } = profileApi.company.useQuery({ slug, viewer: id });
  const { data: user } = userApi.details.useQueryState(id ?? '');
  const [last, setLast] = useState<{ id: string; role: ViewerRole }>();
  if (status === 'unauthenticated' && id === null) return 'visitor';
  if (id === null) return undefined;
  const before = last?.id === id ? last.role : undefined;
  if (!currentData || !user) return before;
  const role = currentData.viewer.is_owner ? 'owner' : user.profile_type === 'JOB_SEEKER' ? 'applicant' : 'member';
  if (role !== before) setLast({ id, role });
  return role;
}
