import { profilePath, routes, useMember, userApi, type PageProps, editPath } from '@care/contracts';
import { Alert, ButtonLink, Heading, Link, Meta, Row, Stack, StandaloneLink } from '@care/ui';
import type { UserDetails, OwnershipClaim, OwnershipState } from '@care/contracts/schemas';
import { QueryContent, NotFoundPanel, Placeholder, PageFrame } from '@care/ui/more';
import { type ReactNode, useEffect, useId, useRef } from 'react';
import { Steps } from '@care/ui/tabs';
import { ownershipApi } from '../features/ownership/ownership-api';
import { ownershipText } from '../features/ownership/texts';
import { ClaimForm, claimStep, CodeStep, proofPath, DocumentForm } from '../features/ownership/claim-steps';
import type { ClaimStep } from '../features/ownership/claim-steps';
import { ClaimReview, Withdraw } from '../features/ownership/ClaimReview';

const companyIdOf = (text = ''): number | undefined => (/^[1-9]\d{0,14}$/.test(text) ? Number(text) : undefined);

/** `/verifizierung-inhaberschaft/{companyId}`: proof that a person acts for a provider (PP-18). */
export function OwnershipPage({ url, params }: PageProps) {
  const member = useMember(url);
  const id = companyIdOf(params.companyId);
  if (id !== undefined && member) return <ForAccount key={`${member.user.id} ${id}`} id={id} url={url} />;
  return <Frame>{id === undefined ? <UnknownCompany /> : <PageSkeleton />}</Frame>;
}

/** Only accounts of providers may claim; others get the reason instead of an error. */
function ForAccount({ id, url }: { id: number; url: URL }) {
  const query = userApi.details.useQuery();
  return (
    <QueryContent
      query={query}
      failed={ownershipText('failed')}
      skeleton={<PageSkeleton />}
      frame={(content) => <Frame>{content}</Frame>}
    >
      {(account) =>
        account.profile_type === 'CARE_PROVIDER' ? (
          <ForCompany id={id} url={url} account={account} />
        ) : (
          <Frame>
            <Alert kind="warn" title={ownershipText('otherAccount')} announce="none">
              <p>{ownershipText('otherAccountHint')}</p>
            </Alert>
          </Frame>
        )
      }
    </QueryContent>
  );
}

function ForCompany({ id, url, account }: { id: number; url: URL; account: UserDetails }) {
  const query = ownershipApi.state.useQuery(id);
  return (
    <Frame company={query.currentData?.company}>
      <QueryContent
        query={query}
        failed={ownershipText('failed')}
        missing={<UnknownCompany />}
        skeleton={<PageSkeleton />}
      >
        {(loaded) => (
          <Ownership state={loaded} path={url.pathname} asked={url.searchParams.get('nachweis')} account={account} />
        )}
      </QueryContent>
    </Frame>
  );
}

interface FrameProps {
  company?: { slug: string; name: string } | undefined;
  children: ReactNode;
}

const Frame = ({ company, children }: FrameProps) => (
  <PageFrame
    title={ownershipText('title')}
    above={company && [{ label: company.name, to: profilePath(company.slug) }]}
    width="46rem"
  >
    {children}
  </PageFrame>
);

const UnknownCompany = () => (
  <NotFoundPanel
    title={ownershipText('unknown')}
    text={ownershipText('unknownHint')}
    to={routes.home.build()}
    action={ownershipText('toSearch')}
  />
);

const PageSkeleton = () => <Placeholder of={[{ width: '16rem' }, '4rem', '14rem']} />;

const stepIndex: Partial<Record<ClaimStep, number>> = { choose: 0, code: 1, document: 1, review: 2 };

interface OwnershipProps {
  state: OwnershipState;
  path: string;
  /** The kind of proof in the address. */
  asked: string | null;
  account: Pick<UserDetails, 'email' | 'email_verified'>;
}

/** The claim of a person for a provider, in the state that the server returned. */
function Ownership({ state, path, asked, account }: OwnershipProps) {
  const step = claimStep(state, asked);
  const { company, is_in_review } = state;
  const index = stepIndex[step];
  const titleId = useId();
  const lastStep = useRef(step);
  useEffect(() => {
    // A new step replaces the button that was pressed, so the focus goes to its beginning.
    if (lastStep.current !== step) document.getElementById(titleId)?.focus();
    lastStep.current = step;
  }, [step, titleId]);
  return (
    <Stack gap="large">
      {index !== undefined && (
        <nav aria-label={ownershipText('steps')}>
          <Steps
            labels={[ownershipText('step.choose'), ownershipText('step.proof'), ownershipText('step.review')]}
            current={index}
          />
        </nav>
      )}
      <Stack gap="small">
        {company.services.length > 0 && <Meta>{company.services.join(' · ')}</Meta>}
        <Heading level={2} look={3} id={titleId} tabIndex={-1}>
          <Link to={is_in_review ? editPath(profilePath(company.slug)) : profilePath(company.slug)}>
            {company.name}
          </Link>
        </Heading>
        <Meta>{company.street}</Meta>
      </Stack>
      <Closed claim={state.claim} />
      <Step step={step} state={state} path={path} account={account} />
    </Stack>
  );
}

/** How an earlier claim ended; a new one may follow below. */
function Closed({ claim }: { claim: OwnershipClaim | null }) {
  if (claim?.status === 'WITHDRAWN') return <Alert kind="info" title={ownershipText('withdrawn')} />;
  if (claim?.status !== 'REJECTED' && claim?.status !== 'EXPIRED') return null;
  const [kind, end] = claim.status === 'REJECTED' ? (['error', 'rejected'] as const) : (['warn', 'expired'] as const);
  return (
    <Alert kind={kind} title={ownershipText(end, { reason: claim.reason ?? '' })}>
      <p>{ownershipText(`${end}Hint`)}</p>
    </Alert>
  );
}

function Step({ step, state, path, account }: Omit<OwnershipProps, 'asked'> & { step: ClaimStep }) {
  const { claim, other_company, company } = state;
  if (step === 'approved') return <Approved slug={company.slug} />;
  if (step === 'other-company' && other_company)
    return (
      <Alert kind="info" title={ownershipText('otherCompany', { company: other_company.name })} announce="none">
        <p>{ownershipText('otherCompanyHint')}</p>
        <StandaloneLink to={routes.companyOwnerArea.build()}>{ownershipText('toCompany')}</StandaloneLink>
      </Alert>
    );
  if (step === 'review' && claim) return <ClaimReview claim={claim} account={account} />;
  if (step === 'code' && claim) return <CodeStep claim={claim} path={path} />;
  if (step === 'document' && claim)
    return (
      <Stack>
        <DocumentForm claim={claim} />
        <Row>
          <StandaloneLink to={proofPath(path, 'wahl')}>{ownershipText('otherMethod')}</StandaloneLink>
          <Withdraw claim={claim} />
        </Row>
      </Stack>
    );
  return <ClaimForm state={state} path={path} />;
}

const Approved = ({ slug }: { slug: string }) => (
  <Alert kind="success" title={ownershipText('approved')}>
    <p>{ownershipText('approvedHint')}</p>
    <Row>
      <ButtonLink to={routes.companyOwnerArea.build()}>{ownershipText('toCompany')}</ButtonLink>
      <StandaloneLink to={profilePath(slug)}>{ownershipText('toProfile')}</StandaloneLink>
    </Row>
  </Alert>
);
