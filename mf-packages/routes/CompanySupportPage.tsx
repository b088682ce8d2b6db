import { asApiError, routes, t, useMember, userApi, type PageHead, type PageProps } from '@care/contracts';
import { TIER_LIMITS } from '@care/contracts/constants';
import type { CompanyPage, UserDetails } from '@care/contracts/schemas';
import {
  apiErrorMessage,
  Breadcrumbs,
  ButtonLink,
  Container,
  ErrorPanel,
  Heading,
  Lead,
  Loading,
  Panel,
  Row,
  Skeleton,
  Stack,
  StandaloneLink,
} from '@care/ui';
import styled from '@emotion/styled';
import { paymentApi } from '../features/payment/api';
import { LazySupportForm } from '../features/support/LazySupportForm';
import { RequestList } from '../features/support/RequestList';
import { supportText } from '../features/support/texts';

const Page = styled(Container)`
  padding-bottom: var(--s-section);
`;
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

/** Questions to our team and visits, for Premium providers (PK-08). A visitor signs in first and comes back here. */
export function CompanySupportPage({ url }: PageProps) {
  const member = useMember(url);
  return (
    <Page>
      <Breadcrumbs
        items={[
          { label: t('nav.home'), to: routes.home.build() },
          { label: t('nav.companyOwnerArea'), to: routes.companyOwnerArea.build() },
          { label: supportText('title') },
        ]}
      />
      <Stack gap="large">
        <Heading level={1}>{supportText('title')}</Heading>
        {member ? <ForMember /> : <Waiting />}
      </Stack>
    </Page>
  );
}

const Waiting = () => (
  <Loading>
    <Skeleton height="24rem" />
  </Loading>
);

function ForMember() {
  const { data: user, error, isFetching, refetch } = userApi.details.useQuery();
  if (user) return user.company ? <ForOwner user={user} slug={user.company.slug} /> : <NoCompany user={user} />;
  return error ? <Failed error={error} retrying={isFetching} onRetry={refetch} /> : <Waiting />;
}

interface FailedProps {
  error: unknown;
  retrying: boolean;
  onRetry: () => unknown;
}

const Failed = ({ error, retrying, onRetry }: FailedProps) => (
  <ErrorPanel title={supportText('failed')} onRetry={() => void onRetry()} retrying={retrying}>
    <p>{apiErrorMessage(asApiError(error))}</p>
  </ErrorPanel>
);

const NoCompany = ({ user }: { user: UserDetails }) => (
  <Panel>
    <Stack>
      <p>
        <strong>{supportText('noCompany')}</strong>
      </p>
      <p>{supportText(user.profile_type === 'CARE_PROVIDER' ? 'noCompanyText' : 'otherAccount')}</p>
      {user.profile_type === 'CARE_PROVIDER' && (
        <div>
          <ButtonLink to={routes.companyRegistration.build()}>{t('nav.registerCompany')}</ButtonLink>
        </div>
      )}
    </Stack>
  </Panel>
);

function ForOwner({ user, slug }: { user: UserDetails; slug: string }) {
  const { data: company, error, isFetching, refetch } = paymentApi.company.useQuery(slug);
  if (!company) return error ? <Failed error={error} retrying={isFetching} onRetry={refetch} /> : <Waiting />;
  const isPremium = TIER_LIMITS[company.subscription].premiumService;
  return (
    <>
      {isPremium && <Lead>{supportText('lead', { name: company.name })}</Lead>}
      <Columns>
        {isPremium ? <NewRequest company={company} user={user} /> : <Upgrade />}
        <RequestList company={company.id} isPremium={isPremium} />
      </Columns>
    </>
  );
}

const NewRequest = ({ company, user }: { company: CompanyPage; user: UserDetails }) => (
  <Panel as="section" aria-labelledby="neue-anfrage">
    <Stack>
      <Heading level={2} id="neue-anfrage">
        {supportText('form.title')}
      </Heading>
      <LazySupportForm company={company} user={user} />
    </Stack>
  </Panel>
);

const Upgrade = () => (
  <Panel>
    <Stack>
      <Heading level={2}>{supportText('upgrade.title')}</Heading>
      <p>{supportText('upgrade.text')}</p>
      <Row>
        <ButtonLink to={routes.packages.build()}>{supportText('upgrade.packages')}</ButtonLink>
        <StandaloneLink to={routes.contact.build()}>{supportText('upgrade.contact')}</StandaloneLink>
      </Row>
    </Stack>
  </Panel>
);

/** The page is personal and not indexed. */
export const companySupportHead = (): PageHead => ({
  title: supportText('title'),
  description: supportText('description'),
  robots: 'noindex,follow',
});
