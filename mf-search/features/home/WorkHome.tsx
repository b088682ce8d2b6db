import type { WorkSearchType } from '../work-search/work-api';
import { QualificationField } from '../work-search/QualificationField';
import { Articles } from './Articles';
import { Figures } from './Figures';
import { Finder } from './Finder';
import { Hero } from './Hero';
import type { Audience } from './audiences';
import { Invitations } from './Invitations';

interface WorkHomeProps {
  searchType: WorkSearchType;
  query: URLSearchParams;
  /** Accessible name of the form. */
  label: string;
  /** The group that the search is for, and the groups that the banners are for. */
  audience: Audience;
  invited: readonly [Audience, Audience];
}

/** The home tab of the staff search or the job search: form, figures, banners, magazine (SH-02, SH-19). */
export const WorkHome = ({ searchType, query, label, audience, invited }: WorkHomeProps) => (
  <>
    <Hero audience={audience}>
      <Finder searchType={searchType} query={query} label={label} criteria={QualificationField} />
    </Hero>
    <Figures />
    <Invitations to={invited} />
    <Articles />
  </>
);
