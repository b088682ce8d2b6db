import { formatDate, profilePath, routes } from '@care/contracts';
import type { RequestedOwnership } from '@care/contracts/schemas';
import { Link, Meta, Row, Tag } from '@care/ui';
import { AccountSection } from './AccountSection';
import { Entries } from './Entries';
import { ot } from './texts';

const states = ['PENDING_PROOF', 'PENDING_REVIEW', 'APPROVED', 'REJECTED', 'EXPIRED', 'WITHDRAWN', 'DISPUTED'] as const;

/** How a claim stands, in words. */
const stateText = (status: string): string => {
  const known = states.find((state) => state === status);
  return known ? ot(`ownershipStates.${known}`) : ot('ownershipStates.PENDING_REVIEW');
};

/** The providers whose ownership somebody has asked for (AC-07). */
export const OwnershipSection = ({ ownerships }: { ownerships: readonly RequestedOwnership[] }) => (
  <AccountSection title={ot('ownerships')}>
    {ownerships.length === 0 ? (
      <p>{ot('noOwnerships')}</p>
    ) : (
      <Entries>
        {ownerships.map(({ id, company, status, created_at }) => (
          <li key={id}>
            <Row between>
              <span>
                {status === 'APPROVED' ? <Link to={profilePath(company.slug)}>{company.name}</Link> : company.name}
                <Meta as="span"> {ot('ownershipFrom', { date: formatDate(created_at) })}</Meta>
              </span>
              <Tag>{stateText(status)}</Tag>
            </Row>
            {status === 'PENDING_PROOF' && (
              <Link to={routes.ownershipClaim.build({ companyId: company.id })}>{ot('continueOwnership')}</Link>
            )}
          </li>
        ))}
      </Entries>
    )}
  </AccountSection>
);
