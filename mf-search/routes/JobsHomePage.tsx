import type { PageProps } from '@care/contracts';
import { WorkHome } from '../features/home/WorkHome';
import { workText } from '../features/work-search/texts';

/** The third home tab: the job search (SH-02). */
export const JobsHomePage = ({ url }: PageProps) => (
  <WorkHome
    searchType="pflegejobs"
    query={url.searchParams}
    label={workText('jobs.label')}
    audience="jobSeekers"
    invited={['jobSeekers', 'careSeekers']}
  />
);
