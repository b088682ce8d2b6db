import type { CompanyPage } from '@care/contracts/schemas';
import { Container, media } from '@care/ui';
import styled from '@emotion/styled';
import { Suspense, type ReactNode } from 'react';
import { useActions } from '../viewer/use-actions';
import { CompanyCrumbs } from './CompanyCrumbs';
import { CompanyGallery } from './CompanyGallery';
import { CompanyHeader } from './CompanyHeader';
import { CompanyTabs, type CompanyTab } from './CompanyTabs';
import { ContactBar } from './ContactBar';
import { ContactCard } from './ContactCard';

export const Columns = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--s-6);
  padding-bottom: var(--s-6);
  ${media.desktop} {
    grid-template-columns: minmax(0, 1fr) 22.5rem;
    align-items: start;
    gap: var(--s-7);
  }
  ${media.print} {
    display: block;
  }
`;

export const Aside = styled.aside`
  min-width: 0;
  ${media.desktop} {
    position: sticky;
    top: 1.25rem;
    padding-top: var(--s-5);
  }
`;

const TabRow = styled.div`
  margin-top: var(--s-5);
`;

interface CompanyFrameProps {
  company: CompanyPage;
  tab: CompanyTab;
  children: ReactNode;
}

/** The layout of both tabs of a profile: header, pictures, tabs, contact card, contact bar on phones (PP-02, PP-05). */
export function CompanyFrame({ company, tab, children }: CompanyFrameProps) {
  const { ownActions } = useActions();
  return (
    <>
      <Container>
        <CompanyCrumbs company={company} />
        <CompanyHeader company={company} />
        {ownActions && <ownActions.InReview company={company} />}
        {tab === 'profile' && <CompanyGallery company={company} />}
        <TabRow data-print="hide">
          <CompanyTabs company={company} active={tab} />
        </TabRow>
        <Columns>
          <div>{children}</div>
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
