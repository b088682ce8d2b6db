import { editPath, profilePath, routes, Slot, t, tierLabel } from '@care/contracts';
import { allows } from '@care/contracts/tiers';
import type { CompanyPage, UserDetails } from '@care/contracts/schemas';
import { Alert, ButtonLink, Heading, media, Meta, Panel, Row, Stack, StandaloneLink } from '@care/ui';
import { QueryContent, Placeholder, TitledSection } from '@care/ui/more';
import styled from '@emotion/styled';
import { Eye, Pencil } from 'lucide-react';
import { useUnreadCount } from '../inbox/use-unread-count';
import { isOpenClaim, OwnershipSection } from '../own-account/OwnershipSection';
import { companyAreaApi } from './company-area-api';
import { allEntries, gapEntries, todoEntries } from './entries';
import { Disputes } from './Disputes';
import { EntryList } from './EntryList';
import { FigureSection } from './FigureSection';
import { choiceOf } from './figures';
import { Handover } from './Handover';
import { PackagePanel } from './PackagePanel';
import { companyAreaText } from './texts';

const Columns = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--s-6);
  ${media.desktop} {
    grid-template-columns: minmax(0, 1fr) min(22.5rem, 37%);
    align-items: start;
  }
`;

interface CompanyAreaProps {
  /** Slug of the person's company. */
  slug: string;
  query: URLSearchParams;
}

/**
 * The area of a company's owner: what waits, figures, gaps, job offers, package, and links to everything else (AC-16).
 */
export function CompanyArea({ slug, query }: CompanyAreaProps) {
  const company = companyAreaApi.company.useQuery(slug);
  return (
    <QueryContent query={company} failed={companyAreaText('loadFailed')} skeleton={<AreaSkeleton />}>
      {(data) => <Loaded company={data} query={query} />}
    </QueryContent>
  );
}

export const AreaSkeleton = () => <Placeholder of={[{ width: '60%', height: '2.6rem' }, '12rem', '20rem']} />;

const Loaded = ({ company, query }: { company: CompanyPage; query: URLSearchParams }) => (
  <Stack gap="large">
    <Stack gap="small">
      <Meta>{companyAreaText('tier', { tier: tierLabel(company.subscription) })}</Meta>
      <Heading level={1}>{company.name}</Heading>
      <Row>
        <ButtonLink to={editPath(profilePath(company.slug))} icon={Pencil}>
          {companyAreaText('edit')}
        </ButtonLink>
        <ButtonLink to={profilePath(company.slug)} variant="bgNone" icon={Eye}>
          {companyAreaText('view')}
        </ButtonLink>
      </Row>
    </Stack>
    <Columns>
      <Stack gap="large">
        <Disputes company={company} />
        <Todo company={company} />
        <Figures company={company} query={query} />
        <Gaps company={company} />
        <TitledSection title={companyAreaText('jobs')}>
          <Jobs company={company} />
        </TitledSection>
      </Stack>
      <Stack>
        <PackagePanel company={company} isChanging={query.get('package') === 'change'} />
        <Slot name="company.reviews" companyId={company.id} companySlug={company.slug} />
        <TitledSection title={companyAreaText('links.title')}>
          <EntryList entries={allEntries(company)} />
        </TitledSection>
        <TitledSection title={companyAreaText('handover.title')}>
          <Handover company={company} />
        </TitledSection>
      </Stack>
    </Columns>
  </Stack>
);

/** Hidden while nothing waits. */
function Todo({ company }: { company: CompanyPage }) {
  const unread = useUnreadCount();
  const { data: figures } = companyAreaApi.figures.useQuery(company.id);
  const { data: offers } = companyAreaApi.offers.useQuery(company.id);
  const entries = todoEntries({
    slug: company.slug,
    unread,
    applications: figures?.new_applications ?? 0,
    reviews: allows(company.subscription, 'answerReviews') ? (figures?.unanswered_ratings ?? 0) : 0,
    widgetKeys: figures?.former_widget_keys ?? 0,
    offers: offers?.results ?? [],
  });
  if (entries.length === 0) return null;
  return (
    <TitledSection title={companyAreaText('todo.title')}>
      <EntryList entries={entries} />
    </TitledSection>
  );
}

function Figures({ company, query }: { company: CompanyPage; query: URLSearchParams }) {
  const figures = companyAreaApi.figures.useQuery(company.id);
  return (
    <QueryContent query={figures} failed={companyAreaText('loadFailed')} skeleton={<Placeholder of={['20rem']} />}>
      {(data) => <FigureSection figures={data} choice={choiceOf(query)} />}
    </QueryContent>
  );
}

function Gaps({ company }: { company: CompanyPage }) {
  const gaps = gapEntries(company);
  if (gaps.length === 0) return null;
  return (
    <TitledSection title={companyAreaText('gaps.title')}>
      <EntryList entries={gaps} />
    </TitledSection>
  );
}

/** The list of the profile slice, or the reason why the tier has none (PP-20). */
const Jobs = ({ company }: { company: CompanyPage }) =>
  allows(company.subscription, 'jobsTab') ? (
    <Slot name="company.job-offers" companySlug={company.slug} />
  ) : (
    <Alert kind="info" announce="none" title={t('errors.subpageNotAvailable')}>
      <p>{t('errors.jobOfferFreeTier')}</p>
      <StandaloneLink to={routes.packages.build()}>{companyAreaText('packages')}</StandaloneLink>
    </Alert>
  );

/** For somebody without a company: how far their claims are, or how to get a company; for other accounts neither. */
export function NoCompany({ user: { profile_type, requested_ownerships } }: { user: UserDetails }) {
  const isProvider = profile_type === 'CARE_PROVIDER';
  const claims = requested_ownerships.filter(({ status }) => isOpenClaim(status));
  return (
    <Panel>
      <Stack>
        <Heading level={1} look={2}>
          {t('nav.companyOwnerArea')}
        </Heading>
        <p>
          <strong>{companyAreaText(isProvider ? 'none.title' : 'none.otherAccount')}</strong>
        </p>
        {!isProvider && <StandaloneLink to={routes.account.build()}>{t('nav.myAccount')}</StandaloneLink>}
        {isProvider && (claims.length > 0 ? <OwnershipSection ownerships={claims} /> : <NewCompany />)}
      </Stack>
    </Panel>
  );
}

const NewCompany = () => (
  <>
    <p>{companyAreaText('none.register')}</p>
    <ButtonLink to={routes.companyRegistration.build()}>{t('nav.registerCompany')}</ButtonLink>
    <p>{companyAreaText('none.claim')}</p>
    <Row>
      <StandaloneLink to={routes.home.build()}>{companyAreaText('none.search')}</StandaloneLink>
      <StandaloneLink to={routes.account.build()}>{companyAreaText('none.state')}</StandaloneLink>
    </Row>
  </>
);
