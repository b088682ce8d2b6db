import { useUserContext } from '@care/contracts';
import { TabLinks } from '@care/ui/tabs';
import { folders, inboxPath, type InboxView } from './inbox-address';
import { inboxText } from './texts';

/** Which applications the user may see: the own ones, those received by the own company, or none. */
export function useApplicationSide(): 'applicant' | 'employer' | undefined {
  const { userType, isCompanyOwner } = useUserContext();
  if (userType === 'JOB_SEEKER') return 'applicant';
  return isCompanyOwner ? 'employer' : undefined;
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
