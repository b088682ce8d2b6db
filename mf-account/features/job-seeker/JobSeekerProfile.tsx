import { t } from '@care/contracts';
import type { JobSeeker } from '@care/contracts/schemas';
import type { Viewer } from '@care/contracts/viewer';
import { ErrorPanel } from '@care/ui';
import { useLazyModule } from '@care/ui/lazy';
import { useEffect } from 'react';
import { BackLink } from './BackLink';
import { ContactArea, OwnContactArea } from './ContactArea';
import { PublicProfile } from './PublicProfile';

/** Nobody who looks at somebody else downloads how a profile is edited. */
const fetchOwn = () => import('./own/OwnProfile');

interface JobSeekerProfileProps {
  jobSeeker: JobSeeker;
  viewer: Viewer;
  /** The address asks for edit mode; it is granted to the owner only. */
  asksForEdit: boolean;
}

/** A job seeker's page: as everybody sees it, and for its owner the place to edit it (AC-08). */
export function JobSeekerProfile({ jobSeeker, viewer, asksForEdit }: JobSeekerProfileProps) {
  const isOwn = viewer === String(jobSeeker.user_id);
  return (
    <>
      <BackLink jobSeeker={jobSeeker} isEditing={isOwn && asksForEdit} />
      {isOwn ? (
        <Own jobSeeker={jobSeeker} isEditing={asksForEdit} />
      ) : (
        <PublicProfile jobSeeker={jobSeeker} aside={<ContactArea jobSeeker={jobSeeker} />} />
      )}
    </>
  );
}

function Own({ jobSeeker, isEditing }: { jobSeeker: JobSeeker; isEditing: boolean }) {
  const { lazy, load } = useLazyModule(fetchOwn);
  useEffect(load, [load]);
  if (lazy.kind === 'ready') return <lazy.module.OwnProfile jobSeeker={jobSeeker} isEditing={isEditing} />;
  return (
    <>
      {lazy.kind === 'failed' && <ErrorPanel title={t('errors.remoteUnavailable')} onRetry={load} />}
      <PublicProfile jobSeeker={jobSeeker} aside={<OwnContactArea jobSeeker={jobSeeker} />} />
    </>
  );
}
