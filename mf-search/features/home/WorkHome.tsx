import type { PageProps } from '@care/contracts';
import { Preview } from '@care/ui/more';
import type { WorkSearchType } from '../work-search/work-api';
import { QualificationField } from '../work-search/QualificationField';
import { workText } from '../work-search/texts';
import { Articles } from './Articles';
import { Figures } from './Figures';
import { Finder } from './Finder';
import { Hero } from './Hero';
import { Invitations } from './Invitations';

/** The group that a search is for, and the groups that the banners are for. */
const audiences = {
  pflegepersonal: { label: 'staff.label', audience: 'employers', invited: ['employers', 'jobSeekers'] },
  pflegejobs: { label: 'jobs.label', audience: 'jobSeekers', invited: ['jobSeekers', 'careSeekers'] },
} as const;

/** The home tab of the staff search or the job search: form, figures, banners, magazine (SH-02, SH-19). */
export function WorkHome({ searchType, url }: Pick<PageProps, 'url'> & { searchType: WorkSearchType }) {
  const { label, audience, invited } = audiences[searchType];
  return (
    <Preview url={url}>
      <Hero audience={audience}>
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
