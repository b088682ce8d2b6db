import { routes } from '@care/contracts';
import type { DeskAudit } from '@care/contracts/schemas';
import { Alert, Meta, Row, StandaloneLink } from '@care/ui';
import styled from '@emotion/styled';
import { entryText } from './ages';
import { viewPath } from './desk-address';
import { PlainText, ResetLink } from './DeskFrame';
import { deskText } from './texts';

const Entries = styled.ol`
  display: grid;
  gap: var(--s-3);
  & > li {
    padding-bottom: var(--s-3);
    border-bottom: 1px solid var(--line);
  }
`;

interface AuditLogProps {
  entries: DeskAudit['results'];
  /** Whether these are all entries, not those of a search or of a later page. */
  isWhole: boolean;
}

/** The log of all cases, the latest entries first. */
export const AuditLog = ({ entries, isWhole }: AuditLogProps) =>
  entries.length > 0 ? (
    <Entries aria-label={deskText('log')}>
      {entries.map((entry) => (
        <li key={entry.id}>
          <strong>{entry.action}</strong>
          {entry.note && <PlainText>{entry.note}</PlainText>}
          <Row gap="small">
            {entry.case ? (
              <StandaloneLink to={routes.deskCase.build({ id: entry.case.id })}>
                {deskText('logCase', entry.case)}
              </StandaloneLink>
            ) : (
              <Meta as="span">{deskText('logNoCase')}</Meta>
            )}
            <Meta as="span">{entryText(entry)}</Meta>
          </Row>
        </li>
      ))}
    </Entries>
  ) : (
    <Alert kind="info" title={deskText(isWhole ? 'logEmpty' : 'logNothing')}>
      {!isWhole && <ResetLink to={viewPath('log')} />}
    </Alert>
  );
