import { useUserContext } from '@care/contracts';
import { TabLinks } from '@care/ui/tabs';
import { useState } from 'react';
import type { ApplicationSide } from './application-api';
import { folders, inboxPath, type InboxView } from './inbox-address';
import { inboxText } from './texts';

type Side = ApplicationSide | undefined;

/** Applications that the user may see: those sent, those received by the user's company, or none. */
export function useApplicationSide(): Side {
  const { userType, isCompanyOwner } = useUserContext();
  const employer: Side = isCompanyOwner ? 'employer' : undefined;
  const side: Side = userType === 'JOB_SEEKER' ? 'applicant' : employer;
  // It stays while a page is held for signing in again (SH-09).
  const [last, setLast] = useState(side);
  if (userType !== null && side !== last) setLast(side);
  return userType === null ? last : side;
}

/** Links to the folders and, for job seekers and company owners, to the applications. */
export function InboxTabs({ view }: { view: InboxView }) {
  const side = useApplicationSide();
  const applicationsLabel =
    side === 'applicant' ? inboxText('folder.ownApplications') : inboxText('folder.applications');
  const items = [
    ...folders.map((folder) => ({
      to: inboxPath({ view: folder }),
      label: inboxText(`folder.${folder}`),
      active: view === folder,
    })),
    ...(side || view === 'applications'
      ? [{ to: inboxPath({ view: 'applications' }), label: applicationsLabel, active: view === 'applications' }]
      : []),
  ];
  return <TabLinks label={inboxText('folders')} items={items} />;
}
