import { editPath, profilePath, routes } from '@care/contracts';
import type { OwnershipClaim, OwnershipState, UserDetails } from '@care/contracts/schemas';
import { Alert, ButtonLink, Heading, Link, Meta, Row, Stack, StandaloneLink } from '@care/ui';
import { Steps } from '@care/ui/tabs';
import { useEffect, useId, useRef } from 'react';
import { ClaimForm } from './ClaimForm';
import { ClaimReview, Withdraw } from './ClaimReview';
import { type ClaimStep, claimStep, CodeStep, proofPath } from './CodeStep';
import { DocumentForm } from './DocumentForm';
import { ownershipText } from './texts';

const stepIndex: Partial<Record<ClaimStep, number>> = { choose: 0, code: 1, document: 1, review: 2 };

interface OwnershipProps {
  state: OwnershipState;
  path: string;
  /** The kind of proof in the address. */
  asked: string | null;
  account: Pick<UserDetails, 'email' | 'email_verified'>;
}

/** The claim of a person for a provider, in the state that the server returned. */
export function Ownership({ state, path, asked, account }: OwnershipProps) {
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
  if (claim?.status === 'REJECTED')
    return (
      <Alert kind="error" title={ownershipText('rejected', { reason: claim.reason ?? '' })}>
        <p>{ownershipText('rejectedHint')}</p>
      </Alert>
    );
  if (claim?.status === 'EXPIRED')
    return (
      <Alert kind="warn" title={ownershipText('expired')}>
        <p>{ownershipText('expiredHint')}</p>
      </Alert>
    );
  return claim?.status === 'WITHDRAWN' ? <Alert kind="info" title={ownershipText('withdrawn')} /> : null;
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
