import { jobOfferPath, profilePath } from '@care/contracts';
import { phoneHref } from '@care/contracts/phone';
import type { Message } from '@care/contracts/schemas';
import { Link, Meta, Stack, Alert, Button, Row } from '@care/ui';
import { Attachments, TitledSection, Term, StatusMessage, ActionButton } from '@care/ui/more';
import styled from '@emotion/styled';
import { useState, type ReactNode } from 'react';
import { useNavigate } from '@care/contracts/router';
import { ConfirmButton, Dialog } from '@care/ui/dialog';
import { Archive, Ban, Flag, Inbox, Trash2 } from 'lucide-react';
import { REPORT_MAX_LENGTH } from '@care/contracts/field-rules';
import { SubmitButton, TextArea, CallForm, lengthProblem, definedProblems } from '@care/ui/form';
import { HireConfirmation, ApplicationSteps, StateBadge } from './ApplicationCard';
import { useApplicationSide } from './InboxFrame';
import { nameOfOther } from './MessageList';
import { inboxText } from './texts';
import { deletedNotice, inboxPath, inboxApi } from './inbox-api';

const Terms = styled.dl`
  display: grid;
  gap: var(--s-2);
  & dt {
    font-size: var(--t-meta);
    color: var(--ink-soft);
  }
  & a {
    display: inline-flex;
    align-items: center;
    min-height: var(--size-touch);
  }
`;

/** Data of a message beside its text: application, company, job offer, contact data, files. */
export function MessageFacts({ message }: { message: Message }) {
  const { application, company, job_offer, contact_info, attachments } = message;
  const side = useApplicationSide();
  const name = nameOfOther(message);
  if (!application && !company && !contact_info && attachments.length === 0) return null;
  return (
    <Stack>
      {application && (
        <FactCard title={inboxText('application')}>
          <div>
            <StateBadge status={application.status} isHeld={message.is_held} />
          </div>
          <ApplicationSteps {...application} name={name} />
          {side && (
            <HireConfirmation
              id={application.id}
              hire={application.hire}
              side={side}
              name={name}
              offer={job_offer?.title}
            />
          )}
        </FactCard>
      )}
      {company && (
        <FactCard title={inboxText('about')}>
          <Terms>
            {job_offer && (
              <Term name={inboxText('jobOffer')}>
                <Link to={jobOfferPath(company.slug, job_offer.slug)}>{job_offer.title}</Link>
              </Term>
            )}
            <Term name={inboxText('company')}>
              <Link to={profilePath(company.slug)}>{company.name}</Link>
            </Term>
          </Terms>
        </FactCard>
      )}
      {contact_info && <ContactCard contact={contact_info} />}
      {attachments.length > 0 && (
        <FactCard title={inboxText('files')}>
          <Attachments files={attachments} />
        </FactCard>
      )}
    </Stack>
  );
}

/** Contact data of the sender; the server returns it to the recipient only. */
function ContactCard({ contact }: { contact: NonNullable<Message['contact_info']> }) {
  const { name, lastname, email, phone } = contact;
  const fullName = [name, lastname].filter(Boolean).join(' ');
  if (!fullName && !email && !phone) return null;
  return (
    <FactCard title={inboxText('contactData')}>
      <Terms>
        {fullName && <Term name={inboxText('name')}>{fullName}</Term>}
        {email && (
          <Term name={inboxText('email')}>
            <a href={`mailto:${email}`}>{email}</a>
          </Term>
        )}
        {phone && (
          <Term name={inboxText('phone')}>
            <a href={phoneHref(phone)}>{phone}</a>
          </Term>
        )}
      </Terms>
      <Meta>{inboxText('contactHint')}</Meta>
    </FactCard>
  );
}

const FactCard = ({ title, children }: { title: string; children: ReactNode }) => (
  <TitledSection title={title} look={4} on="card" gap="small">
    {children}
  </TitledSection>
);

/** Actions for a message: archive, block the sender, report, delete. */
export function MessageActions({ message }: { message: Message }) {
  const { id, is_own, is_blocked, kind } = message;
  const [wasBlocked] = useState(is_blocked);
  const [hasBlocked, setHasBlocked] = useState(is_blocked);
  if (is_blocked && !hasBlocked) setHasBlocked(true);
  return (
    <Stack>
      {is_blocked && <Blocked id={id} isNew={!wasBlocked} />}
      {hasBlocked && !is_blocked && <StatusMessage kind="success" title={inboxText('unblocked')} />}
      <Row>
        {!is_own && <ArchiveButton message={message} />}
        {kind !== 'SYSTEM' && !is_blocked && <BlockButton message={message} />}
        {!is_own && kind !== 'SYSTEM' && <ReportButton id={id} />}
        <DeleteConversation message={message} />
      </Row>
    </Stack>
  );
}

/** Moves the message to the archive or back, with an undo button. */
function ArchiveButton({ message }: { message: Message }) {
  const [archive] = inboxApi.archive.useMutation();
  // The message is fetched again after the answer, and until then it has its former state.
  const [moved, setMoved] = useState<boolean>();
  const isArchived = moved ?? message.is_archived;
  const move = {
    size: 'small',
    run: () => archive({ id: message.id, archived: !isArchived }),
    onDone: () => setMoved(!isArchived),
  } as const;
  return (
    <>
      <ActionButton {...move} variant="secondaryGray" icon={isArchived ? Inbox : Archive}>
        {inboxText(isArchived ? 'unarchive' : 'archive')}
      </ActionButton>
      {moved !== undefined && (
        <Alert kind="success" title={inboxText(isArchived ? 'archived' : 'unarchived')}>
          <ActionButton {...move} variant="bgNone">
            {inboxText('undo')}
          </ActionButton>
        </Alert>
      )}
    </>
  );
}

function BlockButton({ message }: { message: Message }) {
  const [block] = inboxApi.block.useMutation();
  return (
    <ConfirmButton
      variant="secondaryGray"
      size="small"
      icon={Ban}
      run={() => block({ id: message.id, blocked: true })}
      ask={{
        title: inboxText('blockTitle', { name: nameOfOther(message) }),
        text: inboxText('blockText'),
        action: inboxText('blockAction'),
      }}
    >
      {inboxText('block')}
    </ConfirmButton>
  );
}

function Blocked({ id, isNew }: { id: number; isNew: boolean }) {
  const [block] = inboxApi.block.useMutation();
  const Notice = isNew ? StatusMessage : Alert;
  return (
    <Notice kind="warn" title={inboxText('blocked')}>
      <ActionButton variant="bgNone" size="small" run={() => block({ id, blocked: false })}>
        {inboxText('unblock')}
      </ActionButton>
    </Notice>
  );
}

/** Reports a message with a reason. The draft of the reason survives closing the dialog. */
function ReportButton({ id }: { id: number }) {
  const [state, setState] = useState<'idle' | 'open' | 'reported'>('idle');
  const [report] = inboxApi.report.useMutation();
  if (state === 'reported') return <StatusMessage kind="success" title={inboxText('reported')} />;
  return (
    <>
      <Button variant="secondaryGray" size="small" icon={Flag} onClick={() => setState('open')}>
        {inboxText('report')}
      </Button>
      {state === 'open' && (
        <Dialog open onClose={() => setState('idle')} title={inboxText('report')}>
          <CallForm<{ reason?: string }>
            draft={`report-${id}`}
            send={({ reason = '' }) => report({ id, reason })}
            onDone={() => setState('reported')}
            required={['reason']}
            validate={({ reason }) => definedProblems({ reason: lengthProblem(reason, REPORT_MAX_LENGTH) })}
          >
            <p>{inboxText('reportText')}</p>
            <TextArea name="reason" label={inboxText('reportReason')} required rows={4} maxLength={REPORT_MAX_LENGTH} />
            <SubmitButton>{inboxText('sendReport')}</SubmitButton>
          </CallForm>
        </Dialog>
      )}
    </>
  );
}

/**
 * Deletes the conversation for this user, after confirmation, and returns to the folder, which shows a status message.
 */
function DeleteConversation({ message: { id, is_own, is_archived } }: { message: Message }) {
  const navigate = useNavigate();
  const [remove] = inboxApi.remove.useMutation();
  const view = is_own ? 'sent' : is_archived ? 'archive' : 'inbox';
  return (
    <ConfirmButton
      variant="secondaryGray"
      size="small"
      icon={Trash2}
      run={() => remove(id)}
      onDone={() => void navigate(inboxPath({ view }), { replace: true, state: deletedNotice })}
      ask={{ title: inboxText('deleteTitle'), text: inboxText('deleteText'), action: inboxText('deleteAction') }}
    >
      {inboxText('delete')}
    </ConfirmButton>
  );
}
