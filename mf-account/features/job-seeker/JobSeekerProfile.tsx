import { t, useHeldSession } from '@care/contracts';
import type { JobSeeker } from '@care/contracts/schemas';
import { ErrorPanel } from '@care/ui';
import { useLazyModule } from '@care/ui/lazy';
import { useEffect } from 'react';
import { BackLink } from './BackLink';
import { ContactArea, OwnContactArea } from './ContactArea';
import { PublicProfile } from './PublicProfile';

/** The edit mode is lazy-loaded, because only owners need it. */
const fetchOwnProfile = () => import('./own/OwnProfile');

interface JobSeekerProfileProps {
  jobSeeker: JobSeeker;
  /** The URL requests the edit mode, which only the owner gets. */
  isEditRequested: boolean;
}

/** A job seeker's profile: the public view and, for its owner, the edit mode (AC-08). */
export function JobSeekerProfile({ jobSeeker, isEditRequested }: JobSeekerProfileProps) {
  const session = useHeldSession();
  const isOwn = session.status === 'authenticated' && session.user.id === String(jobSeeker.user_id);
  return (
    <>
      <BackLink jobSeeker={jobSeeker} isEditing={isOwn && isEditRequested} />
      {isOwn ? (
        <OwnProfileLoader jobSeeker={jobSeeker} isEditing={isEditRequested} />
      ) : (
        <PublicProfile jobSeeker={jobSeeker} aside={<ContactArea jobSeeker={jobSeeker} />} />
      )}
    </>
  );
}

function OwnProfileLoader({ jobSeeker, isEditing }: { jobSeeker: JobSeeker; isEditing: boolean }) {
  const { lazy, load } = useLazyModule(fetchOwnProfile);
  useEffect(load, [load]);
  if (lazy.kind === 'ready') return <lazy.module.OwnProfile jobSeeker={jobSeeker} isEditing={isEditing} />;
  return (
    <>
      {lazy.kind === 'failed' && <ErrorPanel title={t('errors.remoteUnavailable')} onRetry={load} />}
      <PublicProfile jobSeeker={jobSeeker} aside={<OwnContactArea jobSeeker={jobSeeker} />} />
    </>
  );
}
