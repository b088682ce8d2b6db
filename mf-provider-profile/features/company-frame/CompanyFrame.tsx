import type { CompanyPage } from '@care/contracts/schemas';
import { Container, media, Badge } from '@care/ui';
import styled from '@emotion/styled';
import { Suspense, type ReactNode } from 'react';
import { jobOffersPath, profilePath } from '@care/contracts';
import { TabLinks } from '@care/ui/tabs';
import { useActions } from '../viewer-actions/use-actions';
import { CompanyCrumbs } from '../company/CompanyCrumbs';
import { CompanyHeader } from '../company/CompanyHeader';
import { CompanyPictures } from '../company/CompanyPictures';
import { ContactBar } from './ContactBar';
import { ContactCard } from './ContactCard';
import { profileText } from '../../texts';
import { hasJobsTab, isHiring } from '../company/visible-parts';

export const Columns = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--s-5);
  padding-bottom: var(--s-6);
  ${media.desktop} {
    grid-template-columns: minmax(0, 1fr) min(22.5rem, 37%);
    align-items: start;
    gap: var(--s-6);
  }
  ${media.print} {
    display: block;
  }
`;

export const Aside = styled.aside`
  min-width: 0;
  ${media.desktop} {
    position: sticky;
    top: 1rem;
  }
`;

const TabRow = styled.div`
  margin-top: var(--s-4);
`;

interface CompanyFrameProps {
  company: CompanyPage;
  tab: CompanyTab;
  children: ReactNode;
}

/** The layout of both tabs of a profile: header, pictures, tabs, contact card, contact bar on phones (PP-02, PP-05). */
export function CompanyFrame({ company, tab, children }: CompanyFrameProps) {
  const { ownActions } = useActions();
  const header = <CompanyHeader company={company} />;
  return (
    <>
      <Container>
        <CompanyCrumbs company={company} />
        {ownActions && <ownActions.InReview company={company} />}
        <Columns>
          <div>
            {tab === 'profile' ? <CompanyPictures company={company}>{header}</CompanyPictures> : header}
            <TabRow data-print="hide">
              <CompanyTabs company={company} active={tab} />
            </TabRow>
            {children}
          </div>
          <Aside>
            <Suspense>
              <ContactCard company={company} />
            </Suspense>
          </Aside>
        </Columns>
      </Container>
      <ContactBar company={company} />
    </>
  );
}

type CompanyTab = 'profile' | 'jobs';

/** The tabs "Profil" and "Wir als Arbeitgeber"; the second only with the right to it (PP-02, PP-03). */
function CompanyTabs({ company, active }: { company: CompanyPage; active: CompanyTab }) {
  const profile = { to: profilePath(company.slug), label: profileText('tabs.profile'), active: active === 'profile' };
  const jobs = {
    to: jobOffersPath(company.slug),
    label: (
      <>
        {profileText('tabs.jobs')} {isHiring(company) && <Badge kind="plain">{company.job_offers_count}</Badge>}
      </>
    ),
    active: active === 'jobs',
  };
  const showsJobsTab = hasJobsTab(company) || company.viewer.is_owner;
  return <TabLinks label={profileText('tabs.label')} items={showsJobsTab ? [profile, jobs] : [profile]} />;
}
