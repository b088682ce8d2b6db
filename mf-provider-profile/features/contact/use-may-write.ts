import { profileApi, useViewer } from '../company/profile-api';

/** Whether a button leads to the message form: for everybody signed in but the owner; visitors find the form itself (PP-14). */
export function useMayWrite(slug: string): boolean {
  const viewer = useViewer();
  // Only the answer for this very person counts: for an owner who has just signed in, the one before said otherwise.
  const { currentData } = profileApi.company.useQuery({ slug, viewer });
  return viewer !== null && currentData?.viewer.can_contact === true;
}
