import { type PageProps, routes, t } from '@care/contracts';
import { allows } from '@care/contracts/tiers';
import type { CompanyPage, UserDetails } from '@care/contracts/schemas';
import { ButtonLink, Heading, Lead, Panel, Row, Stack, StandaloneLink } from '@care/ui';
import { lazyShown } from '@care/ui/lazy';
import { QueryContent, TitledSection } from '@care/ui/more';
import styled from '@emotion/styled';
import { NoCompany, ownerHead, OwnerPage, OwnerPageSkeleton } from '../features/owner-page/OwnerPage';
import { paymentApi } from '../features/payment/api';
import { RequestList } from '../features/support/RequestList';
import { supportText } from '../features/support/texts';

/** The form; its code is loaded only for providers whose tier includes support. */
const SupportForm = lazyShown(() => import('../features/support/SupportForm').then(({ SupportForm: Form }) => Form), {
  failed: () => supportText('formFailed'),
  height: '30rem',
});

/** The requests beside the form where both have room for their words, also with large text; else below it. */
const Columns = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: var(--s-6);
  align-items: start;
  & > * {
    flex: 1 1 22.5rem;
    min-width: 0;
  }
  & > :first-of-type:not(:last-child) {
    flex: 999 1 30rem;
  }
`;

/** Questions to our team and visits, for providers with the right to support (PK-08). */
export const CompanySupportPage = ({ url }: PageProps) => (
  <OwnerPage url={url} title={supportText('title')} failed={supportText('failed')}>
    {(user) =>
      user.company ? <ForOwner user={user} slug={user.company.slug} /> : <NoCompany user={user} text={supportText} />
    }
  </OwnerPage>
);

function ForOwner({ user, slug }: { user: UserDetails; slug: string }) {
  const query = paymentApi.company.useQuery(slug);
  return (
    <QueryContent query={query} failed={supportText('failed')} skeleton={<OwnerPageSkeleton />}>
      {(company) => <Support company={company} user={user} />}
    </QueryContent>
  );
}

function Support({ company, user }: { company: CompanyPage; user: UserDetails }) {
  const isIncluded = allows(company.subscription, 'support');
  return (
    <>
      {isIncluded && <Lead>{supportText('lead', { name: company.name })}</Lead>}
      <Columns>
        {isIncluded ? (
          <TitledSection title={supportText('form.title')} on="panel">
            <SupportForm company={company} user={user} />
          </TitledSection>
        ) : (
          <Upgrade />
        )}
        <RequestList company={company.id} isIncluded={isIncluded} />
      </Columns>
    </>
  );
}

const Upgrade = () => (
  <Panel>
    <Stack>
      <Heading level={2}>{supportText('upgrade.title')}</Heading>
      <p>
        <strong>{t('errors.subpageNotAvailable')}</strong>
      </p>
      <p>{supportText('upgrade.text')}</p>
      <Row>
        <ButtonLink to={routes.packages.build()}>{supportText('upgrade.packages')}</ButtonLink>
        <StandaloneLink to={routes.contact.build()}>{supportText('upgrade.contact')}</StandaloneLink>
      </Row>
    </Stack>
  </Panel>
);

export const companySupportHead = ownerHead(supportText);
