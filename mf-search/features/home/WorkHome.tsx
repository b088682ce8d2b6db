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
  /** To whom the page speaks with its search, and to whom with its banners. */
  audience: Audience;
  invited: readonly [Audience, Audience];
}

/** A home tab about work: town, qualifications and radius, the figures, the banners, the magazine (SH-02, SH-19). */
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
