import { useUserContext } from '@care/contracts';
import { TabLinks } from '@care/ui/tabs';
import { folders, inboxPath, type InboxView } from './inbox-address';
import { mt } from './texts';

/** Whose applications this person sees: the own ones, those that came to the own company, or none. */
export function useApplicationSide(): 'applicant' | 'employer' | undefined {
  const { userType, isCompanyOwner } = useUserContext();
  if (userType === 'JOB_SEEKER') return 'applicant';
  return isCompanyOwner ? 'employer' : undefined;
}

/** The folders as links, and the applications of those who have any. */
export function InboxTabs({ view }: { view: InboxView }) {
  const side = useApplicationSide();
  const words = side === 'applicant' ? mt('folder.ownApplications') : mt('folder.applications');
  const items = [
    ...folders.map((folder) => ({
      to: inboxPath({ view: folder }),
      label: mt(`folder.${folder}`),
      active: view === folder,
    })),
    ...(side || view === 'applications'
      ? [{ to: inboxPath({ view: 'applications' }), label: words, active: view === 'applications' }]
      : []),
  ];
  return <TabLinks label={mt('folders')} items={items} />;
}
