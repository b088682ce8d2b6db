import type { PageProps } from '@care/contracts';
import { Preview } from '@care/ui/more';
import type { WorkSearchType } from '../features/work-search/work-api';
import { QualificationField } from '../features/work-search/QualificationField';
import { workText } from '../features/work-search/texts';
import { Articles } from '../features/home/Articles';
import { Figures } from '../features/home/Figures';
import { Finder } from '../features/home/Finder';
import { Hero } from '../features/home/Hero';
import { Invitations } from '../features/home/Invitations';

/** The name of the form, and the groups that the banners are for. */
const partsOf = {
  pflegepersonal: { label: 'staff.label', invited: ['employers', 'jobSeekers'] },
  pflegejobs: { label: 'jobs.label', invited: ['jobSeekers', 'careSeekers'] },
} as const;

/** The home tab of the staff search or the job search: form, figures, banners, magazine (SH-02, SH-19). */
function WorkHome({ searchType, url }: Pick<PageProps, 'url'> & { searchType: WorkSearchType }) {
  const { label, invited } = partsOf[searchType];
  return (
    <Preview url={url}>
      <Hero searchType={searchType}>
        <Finder
          searchType={searchType}
          query={url.searchParams}
          label={workText(label)}
          criteria={QualificationField}
        />
      </Hero>
      <Figures />
      <Invitations to={invited} />
      <Articles />
    </Preview>
  );
}

/** The third home tab: the job search (SH-02). */
export const JobsHomePage = ({ url }: PageProps) => <WorkHome searchType="pflegejobs" url={url} />;

/** The second home tab: the staff search (SH-02). */
export const StaffHomePage = ({ url }: PageProps) => <WorkHome searchType="pflegepersonal" url={url} />;
