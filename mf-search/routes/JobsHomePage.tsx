import type { PageProps } from '@care/contracts';
import { WorkHome } from '../features/home/WorkHome';

/** The third home tab: the job search (SH-02). */
export const JobsHomePage = ({ url }: PageProps) => <WorkHome searchType="pflegejobs" url={url} />;
