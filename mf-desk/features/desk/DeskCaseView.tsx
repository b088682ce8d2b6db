import { formatDate } from '@care/contracts';
import { API_PREFIX } from '@care/contracts/constants';
import type { DeskCase } from '@care/contracts/schemas';
import { Alert, Badge, Card, Link, media, Meta, Panel, Row, Stack } from '@care/ui';
import { Attachments, StatusMessage, Term, Terms, TitledSection, PlainText } from '@care/ui/more';
import styled from '@emotion/styled';
import { useState } from 'react';
import { ageText, entryText, isLate } from './ages';
import { DecisionForm, MeasureForm, SimilarCompanies } from './CaseForms';
import { workerName } from './DeskQueue';
import { deskText } from './texts';

const Columns = styled.div`
  display: grid;
  gap: var(--s-6);
  ${media.desktop} {
    grid-template-columns: minmax(0, 1fr) min(24rem, 40%);
    align-items: start;
  }
`;
const FileCard = styled(Card)`
  padding: var(--s-4);
`;

/** A case: what it is about, what proves it, what was done, and the decision. It is the same for every kind of case. */
export function DeskCaseView({ deskCase }: { deskCase: DeskCase }) {
  // The answer to a proposal is the decision.
  const isProposal = deskCase.state === 'SECOND_PERSON' && deskCase.measures.length > 0;
  return (
    <Stack gap="large">
      <Head deskCase={deskCase} />
      <Columns>
        <Stack gap="large">
          {deskCase.facts.length > 0 && (
            <TitledSection look={3} title={deskText('facts')}>
              <Panel>
                <Terms>
                  {deskCase.facts.map(({ label, text, href }) => (
                    <Term key={label} name={label}>
                      {href ? <Link to={href}>{text}</Link> : <PlainText>{text}</PlainText>}
                    </Term>
                  ))}
                </Terms>
              </Panel>
            </TitledSection>
          )}
          {deskCase.files.length + deskCase.evidence.length > 0 && (
            <TitledSection look={3} title={deskText('evidence')}>
              <Evidence deskCase={deskCase} />
            </TitledSection>
          )}
          {deskCase.history.length > 0 && (
            <TitledSection look={3} title={deskText('history')}>
              <Stack as="ol">
                {deskCase.history.map((entry) => (
                  <li key={entry.id}>
                    <HistoryEntry entry={entry} />
                  </li>
                ))}
              </Stack>
              <Meta>{deskText('historyNote')}</Meta>
            </TitledSection>
          )}
        </Stack>
        <Stack key={deskCase.id}>
          <NewEntry history={deskCase.history} />
          <TitledSection title={deskText('decision')} look={3} on="panel">
            {deskCase.decisions.length === 0 && <Outcome deskCase={deskCase} />}
            {deskCase.is_own && (
              <Alert kind="info" title={deskText('ownCase')} announce="none">
                <p>{deskText('ownCaseHint')}</p>
              </Alert>
            )}
            <DecisionForm deskCase={deskCase} />
            {isProposal && <MeasureForm deskCase={deskCase} />}
          </TitledSection>
          {deskCase.similar.length > 0 && (
            <TitledSection look={3} title={deskText('similar')} on="panel">
              <SimilarCompanies deskCase={deskCase} />
            </TitledSection>
          )}
          {deskCase.measures.length > 0 && !isProposal && (
            <TitledSection look={3} title={deskText('measures')} on="panel">
              <MeasureForm key={deskCase.state} deskCase={deskCase} />
            </TitledSection>
          )}
        </Stack>
      </Columns>
    </Stack>
  );
}

/** After a step: what was done. It takes the focus, because the pressed button is gone. */
function NewEntry({ history }: { history: DeskCase['history'] }) {
  const [first] = useState(history.length);
  const [latest] = history;
  if (!latest || history.length <= first) return null;
  return (
    <StatusMessage key={history.length} kind="info" title={deskText('historyGrew')}>
      <p>{latest.action}</p>
    </StatusMessage>
  );
}

const HistoryEntry = ({ entry: { action, note, actor, created_at } }: { entry: DeskCase['history'][number] }) => (
  <>
    <strong>{action}</strong>
    {note && <PlainText>{note}</PlainText>}
    <Meta>{entryText({ actor, created_at })}</Meta>
  </>
);

const Head = ({ deskCase }: { deskCase: DeskCase }) => (
  <Row>
    <Badge kind="new">{deskCase.badge}</Badge>
    <Meta as="span">
      {deskCase.kind_label} · {deskCase.reference}
    </Meta>
    <Meta as="span">
      {ageText(deskCase.opened_at)},{' '}
      {isLate(deskCase) ? deskText('overdue') : deskText('due', { date: formatDate(deskCase.due_at) })}
    </Meta>
    <Meta as="span">
      {deskText('work')}: {deskCase.assignee ? workerName(deskCase.assignee) : deskText('nobody')}
    </Meta>
  </Row>
);

const Evidence = ({ deskCase: { evidence, files } }: { deskCase: DeskCase }) => (
  <Stack as="ul">
    {files.map(({ name, bytes, path }, index) => (
      <li key={`${name} ${index}`}>
        <FileCard>
          {path ? (
            <Stack gap="small">
              <Attachments files={[{ id: index, url: `${API_PREFIX}${path}`, file_name: name, bytes }]} />
              <Meta>{deskText('fileNote')}</Meta>
            </Stack>
          ) : (
            <p>{deskText('fileGone', { name })}</p>
          )}
        </FileCard>
      </li>
    ))}
    {evidence.map(({ title, text, tone }) => (
      <li key={title + text}>
        <Alert kind={tone === 'ok' ? 'success' : tone === 'warn' ? 'warn' : 'info'} title={title} announce="none">
          <PlainText>{text}</PlainText>
        </Alert>
      </li>
    ))}
  </Stack>
);

/** Why there is nothing to decide: the case is decided, or a removal waits for a second person. */
function Outcome({ deskCase: { proposal, state, is_own, badge, history } }: { deskCase: DeskCase }) {
  // An appointment follows the label of its decision.
  const decision = history.find(({ action }) => action.startsWith(badge));
  if (!proposal)
    return (
      (!is_own || state === 'CLOSED') && (
        <>
          <p>{deskText('decided')}</p>
          {decision && (
            <div>
              <HistoryEntry entry={decision} />
            </div>
          )}
        </>
      )
    );
  if (proposal.is_self)
    return (
      <Alert kind="info" title={deskText('ownProposal')} announce="none">
        <p>{deskText('ownProposalHint')}</p>
      </Alert>
    );
  return (
    <Alert kind="warn" title={deskText('otherProposal', { name: proposal.name })} announce="none">
      <p>{proposal.reason}</p>
    </Alert>
  );
}
