import { editPath, profilePath, routes, Slot, t, tierLabel, formatDate } from '@care/contracts';
import { allows } from '@care/contracts/tiers';
import type { CompanyPage, UserDetails, OwnershipDispute } from '@care/contracts/schemas';
import { Alert, ButtonLink, Heading, Meta, Panel, Row, Stack, StandaloneLink } from '@care/ui';
import { QueryContent, Placeholder, SideColumns, TitledSection, StatusMessage } from '@care/ui/more';
import { Eye, Pencil } from 'lucide-react';
import { RadioGroup, SubmitButton, TextArea, CallForm } from '@care/ui/form';
import { useState } from 'react';
import { useUnreadCount } from '../inbox/use-unread-count';
import { isOpenClaim, OwnershipSection } from '../own-account/OwnershipSection';
import { companyAreaApi } from './company-area-api';
import { allEntries, gapEntries, todoEntries, EntryList } from './EntryList';
import { FigureSection } from './FigureSection';
import { choiceOf } from './figures';
import { Handover } from './Handover';
import { PackagePanel } from './PackagePanel';
import { companyAreaText } from './texts';

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
    <SideColumns>
      <Stack gap="large">
        <Disputes company={company} />
        <Todo company={company} />
        <Figures company={company} query={query} />
        <EntryList title={companyAreaText('gaps.title')} entries={gapEntries(company)} />
        <TitledSection title={companyAreaText('jobs')}>
          <Jobs company={company} />
        </TitledSection>
      </Stack>
      <Stack gap="large">
        <PackagePanel company={company} isChanging={query.get('package') === 'change'} />
        <Slot name="company.reviews" companyId={company.id} companySlug={company.slug} />
        <EntryList title={companyAreaText('links.title')} entries={allEntries(company)} />
        <TitledSection title={companyAreaText('handover.title')}>
          <Handover company={company} />
        </TitledSection>
      </Stack>
    </SideColumns>
  </Stack>
);

function Todo({ company }: { company: CompanyPage }) {
  const unread = useUnreadCount();
  const { data: figures } = companyAreaApi.figures.useQuery(company.id);
  const { data: offers } = companyAreaApi.offers.useQuery(company.id);
  const entries = todoEntries({ company, unread, figures, offers: offers?.results });
  return <EntryList title={companyAreaText('todo.title')} entries={entries} />;
}

function Figures({ company, query }: { company: CompanyPage; query: URLSearchParams }) {
  const figures = companyAreaApi.figures.useQuery(company.id);
  return (
    <QueryContent query={figures} failed={companyAreaText('loadFailed')} skeleton={<Placeholder of={['20rem']} />}>
      {(data) => <FigureSection figures={data} choice={choiceOf(query)} />}
    </QueryContent>
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

const MAX_TEXT = 2000;

/** Claims of others on the owner's provider, each with a form for the answer; nothing while there are none (PP-18). */
function Disputes({ company }: { company: Pick<CompanyPage, 'id'> }) {
  const { data } = companyAreaApi.disputes.useQuery(company.id);
  return data?.results.map((dispute) => <Dispute key={dispute.id} dispute={dispute} />);
}

function Dispute({ dispute }: { dispute: OwnershipDispute }) {
  const { id, answered_at, agrees, text } = dispute;
  const [wasAnswered] = useState(answered_at !== null);
  // An answer that was sent on this page takes the focus, because it replaces its form.
  const Answer = wasAnswered ? Alert : StatusMessage;
  return (
    <Panel>
      <Stack>
        <Heading level={2} look={3}>
          {companyAreaText('dispute.title')}
        </Heading>
        <p>{companyAreaText('dispute.text', { date: formatDate(dispute.answer_until) })}</p>
        <Meta>{companyAreaText('dispute.reference', { reference: dispute.reference })}</Meta>
        {answered_at ? (
          <Answer kind="success" title={companyAreaText('dispute.answered', { date: formatDate(answered_at) })}>
            <p>{companyAreaText(agrees ? 'dispute.agrees' : 'dispute.disagrees')}</p>
            {text && <p>{text}</p>}
          </Answer>
        ) : (
          <AnswerForm id={id} />
        )}
      </Stack>
    </Panel>
  );
}

function AnswerForm({ id }: { id: number }) {
  const [answer] = companyAreaApi.answerDispute.useMutation();
  return (
    <CallForm<{ agrees?: 'yes' | 'no'; text?: string }>
      requiredHint={false}
      required={['agrees']}
      send={({ agrees, text = '' }) => answer({ id, agrees: agrees === 'yes', text })}
    >
      <RadioGroup
        name="agrees"
        label={companyAreaText('dispute.question')}
        options={[
          { value: 'no', label: companyAreaText('dispute.disagrees') },
          { value: 'yes', label: companyAreaText('dispute.agrees') },
        ]}
      />
      <TextArea name="text" label={companyAreaText('dispute.words')} maxLength={MAX_TEXT} rows={4} />
      <div>
        <SubmitButton>{companyAreaText('dispute.send')}</SubmitButton>
      </div>
    </CallForm>
  );
}
