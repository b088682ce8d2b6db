import type { PageProps } from '@care/contracts';
import { WorkHome } from '../features/home/WorkHome';
import { workText } from '../features/work-search/texts';

/** The second home tab: the staff search (SH-02). */
export const StaffHomePage = ({ url }: PageProps) => (
  <WorkHome
    searchType="pflegepersonal"
    query={url.searchParams}
    label={workText('staff.label')}
    audience="employers"
    invited={['employers', 'jobSeekers']}
  />
);
