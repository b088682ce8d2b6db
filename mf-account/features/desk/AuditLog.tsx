import { routes } from '@care/contracts';
import { useNavigate } from '@care/contracts/router';
import type { DeskAudit } from '@care/contracts/schemas';
import { Alert, Lead, Link, Meta, Pagination, Row, Stack, StandaloneLink } from '@care/ui';
import { CareForm, SubmitButton, TextField } from '@care/ui/form';
import styled from '@emotion/styled';
import { Search } from 'lucide-react';
import { entryText } from './ages';
import { logPath, PAGE_SIZE, type LogPlace } from './desk-address';
import { deskText } from './texts';

const Entries = styled.ol`
  display: grid;
  gap: var(--s-3);
  list-style: none;
  & > li {
    padding-bottom: var(--s-3);
    border-bottom: 1px solid var(--line);
  }
`;
const Note = styled.p`
  white-space: pre-line;
`;

/** The log of all cases, the latest entries first. */
export const AuditLog = ({ log, place }: { log: DeskAudit; place: LogPlace }) => (
  <Stack gap="large">
    <Stack>
      <Lead>{deskText('logLead')}</Lead>
      <LogSearch key={place.q} q={place.q} />
    </Stack>
    {log.results.length > 0 ? (
      <Entries aria-label={deskText('log')}>
        {log.results.map((entry) => (
          <li key={entry.id}>
            <strong>{entry.action}</strong>
            {entry.note && <Note>{entry.note}</Note>}
            <Row gap="small">
              {entry.case ? (
                <Link to={routes.deskCase.build({ id: entry.case.id })}>{deskText('logCase', entry.case)}</Link>
              ) : (
                <Meta as="span">{deskText('logNoCase')}</Meta>
              )}
              <Meta as="span">{entryText(entry)}</Meta>
            </Row>
          </li>
        ))}
      </Entries>
    ) : (
      <Alert kind="info" title={deskText('logNothing')}>
        <StandaloneLink to={logPath()}>{deskText('reset')}</StandaloneLink>
      </Alert>
    )}
    <Pagination
      page={place.page}
      pageCount={Math.ceil(log.count / PAGE_SIZE)}
      hrefFor={(page) => logPath({ ...place, page })}
    />
  </Stack>
);

function LogSearch({ q }: { q: string }) {
  const navigate = useNavigate();
  const search = (values: { q?: string }) => void navigate(logPath({ q: values.q ?? '' }));
  return (
    <search aria-label={deskText('log')}>
      <CareForm<{ q?: string }> onSubmit={search} initialValues={{ q }} requiredHint={false}>
        {() => (
          <Stack>
            <TextField
              name="q"
              type="search"
              label={deskText('search')}
              hint={deskText('logSearchHint')}
              icon={Search}
            />
            <SubmitButton variant="secondaryBlue">{deskText('find')}</SubmitButton>
          </Stack>
        )}
      </CareForm>
    </search>
  );
}
