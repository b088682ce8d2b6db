import type { PageProps } from '@care/contracts';
import { WorkHome } from '../features/home/WorkHome';
import { wt } from '../features/work-search/texts';

/** The third home tab: finding a job (SH-02). */
export const JobsHomePage = ({ url }: PageProps) => (
  <WorkHome
    searchType="pflegejobs"
    query={url.searchParams}
    label={wt('jobs.label')}
    audience="jobSeekers"
    invited={['jobSeekers', 'careSeekers']}
  />
);
