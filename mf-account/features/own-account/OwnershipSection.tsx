import { editPath, formatDate, profilePath, routes } from '@care/contracts';
import type { RequestedOwnership } from '@care/contracts/schemas';
import { Link, Meta, Row, Tag } from '@care/ui';
import { AccountSection, Entries } from '../account-section/AccountSection';
import { ownAccountText } from './texts';

const states = ['PENDING_PROOF', 'PENDING_REVIEW', 'APPROVED', 'REJECTED', 'EXPIRED', 'WITHDRAWN', 'DISPUTED'] as const;

/** Label of the state of a claim. */
const stateText = (status: string): string =>
  ownAccountText(`ownershipStates.${states.find((state) => state === status) ?? 'PENDING_REVIEW'}`);

/** Closed claims show only the name, without a link. */
const isOver = (status: string): boolean => ['REJECTED', 'EXPIRED', 'WITHDRAWN'].includes(status);

/** Claims that wait for a proof or a decision. */
export const isOpenClaim = (status: string): boolean => !isOver(status) && status !== 'APPROVED';

/** Before the confirmation the profile may be hidden; its registrant opens it with `?edit` (AC-05). */
const claimedProfilePath = ({ slug }: RequestedOwnership['company'], status: string): string =>
  status === 'APPROVED' ? profilePath(slug) : editPath(profilePath(slug));

/** The ownership claims of the user (AC-07). */
export const OwnershipSection = ({ ownerships }: { ownerships: readonly RequestedOwnership[] }) => (
  <AccountSection title={ownAccountText('ownerships')}>
    {ownerships.length === 0 ? (
      <p>{ownAccountText('noOwnerships')}</p>
    ) : (
      <Entries>
        {ownerships.map(({ id, company, status, created_at }) => (
          <li key={id}>
            <Row between>
              <span>
                {isOver(status) ? company.name : <Link to={claimedProfilePath(company, status)}>{company.name}</Link>}
                <Meta as="span"> {ownAccountText('ownershipFrom', { date: formatDate(created_at) })}</Meta>
              </span>
              <Tag>{stateText(status)}</Tag>
            </Row>
            {isOpenClaim(status) && (
              <Link to={routes.ownershipClaim.build({ companyId: company.id })}>
                {ownAccountText(status === 'PENDING_PROOF' ? 'continueOwnership' : 'openOwnership')}
              </Link>
            )}
          </li>
        ))}
      </Entries>
    )}
  </AccountSection>
);
