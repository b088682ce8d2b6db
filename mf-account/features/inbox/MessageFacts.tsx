import { jobOfferPath, profilePath } from '@care/contracts';
import { phoneHref } from '@care/contracts/phone';
import type { Message } from '@care/contracts/schemas';
import { Link, Meta, Stack } from '@care/ui';
import { Attachments, TitledSection, Term } from '@care/ui/more';
import styled from '@emotion/styled';
import type { ReactNode } from 'react';
import { HireConfirmation, ApplicationSteps, StateBadge } from './ApplicationCard';
import { useApplicationSide } from './InboxFrame';
import { nameOfOther } from './MessageList';
import { inboxText } from './texts';

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
  if (!application && !company && !contact_info && attachments.length === 0) return null;
  return (
    <Stack>
      {application && (
        <FactCard title={inboxText('application')}>
          <div>
            <StateBadge status={application.status} isHeld={message.is_held} />
          </div>
          <ApplicationSteps {...application} name={nameOfOther(message)} />
          <MessageHire message={message} />
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

/** The question whether a contract was signed. */
function MessageHire({ message }: { message: Message }) {
  const side = useApplicationSide();
  const { application, job_offer } = message;
  if (!application || !side) return null;
  const { id, hire } = application;
  return <HireConfirmation id={id} hire={hire} side={side} name={nameOfOther(message)} offer={job_offer?.title} />;
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
