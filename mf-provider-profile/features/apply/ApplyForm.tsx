import { applicationsPath, formatDate, routes, selectUser, useAppStore, editPath, userApi } from '@care/contracts';
import type { ApplicationSent, CompanyPage, JobOffer, OwnApplication } from '@care/contracts/schemas';
import { Link, Meta, Stack, StandaloneLink, Row } from '@care/ui';
import { CallForm, CheckboxField, FileField, SubmitButton, TextArea, TextField } from '@care/ui/form';
import { Placeholder, StatusMessage, Avatar } from '@care/ui/more';
import { Send } from 'lucide-react';
import { useState } from 'react';
import { Dialog } from '@care/ui/dialog';
import { createPortal } from 'react-dom';
import { avatarPicture } from '@care/ui/illustrations';
import styled from '@emotion/styled';
import { type ApplyValues, applyApi, problemsOf, renamed, useApplication } from './use-application';
import { applyText } from './texts';

interface ApplyDialogProps {
  company: CompanyPage;
  offer: JobOffer | undefined;
  open: boolean;
  onClose: () => void;
}

/** Dialog with the application form; the draft is restored when it is opened again. */
export const ApplyDialog = ({ company, offer, open, onClose }: ApplyDialogProps) =>
  createPortal(
    <Dialog
      open={open}
      onClose={onClose}
      title={offer ? applyText('title', { title: offer.title }) : applyText('unsolicited', { company: company.name })}
    >
      <ApplyForm company={company} offer={offer} />
    </Dialog>,
    document.body,
  );

/** Files cannot be stored, and consent is never stored with the draft. */
const omittedFields = ['file', 'consent'] as const;

/** Application form for a job offer, or for an unsolicited application (PP-16). */
export function ApplyForm({ company, offer }: { company: CompanyPage; offer: JobOffer | undefined }) {
  const store = useAppStore();
  const [initialValues] = useState(() => ({ email: selectUser(store.getState())?.email }));
  const [sent, setSent] = useState<ApplicationSent>();
  const apply = useApplication(company, offer);
  const earlier = useEarlierApplication(company, offer);
  if (sent)
    return (
      <StatusMessage kind={sent.is_held ? 'info' : 'success'} title={applyText(sent.is_held ? 'waits' : 'sent')}>
        {sent.is_held && <p>{applyText('held')}</p>}
        <StandaloneLink to={routes.messages.build()}>{applyText('inbox')}</StandaloneLink>
      </StatusMessage>
    );
  if (earlier)
    return (
      <StatusMessage kind="info" title={applyText('applied', { date: formatDate(earlier.created_at) })}>
        <StandaloneLink to={applicationsPath()}>{applyText('ownApplications')}</StandaloneLink>
      </StatusMessage>
    );
  if (earlier === undefined) return <Placeholder of={['20rem']} />;
  return (
    <Stack>
      <Applicant />
      <CallForm<ApplyValues, ApplicationSent>
        draft={`application:${company.id}:${offer?.id ?? ''}`}
        omit={omittedFields}
        initialValues={initialValues}
        validate={problemsOf}
        send={apply}
        rename={renamed}
        onDone={setSent}
      >
        <TextField name="email" label={applyText('email')} type="email" required autoComplete="email" />
        <TextArea name="message" label={applyText('message')} hint={applyText('messageHint')} required rows={6} />
        <FileField name="file" label={applyText('cv')} hint={applyText('cvHint')} accept="application/pdf,.pdf" />
        <div>
          <CheckboxField
            name="consent"
            short="consent"
            label={applyText('consent', { company: company.name })}
            required
          />
          <Meta>
            <Link to={routes.privacy.build()}>{applyText('privacy')}</Link>
          </Meta>
        </div>
        <SubmitButton icon={Send} size="large">
          {applyText('send')}
        </SubmitButton>
      </CallForm>
    </Stack>
  );
}

/**
 * The user's application for the same position that is not withdrawn (PP-16); null if there is none, undefined during
 * loading.
 */
function useEarlierApplication(company: CompanyPage, offer?: JobOffer): OwnApplication | null | undefined {
  const { data, isLoading } = applyApi.own.useQuery();
  if (isLoading) return undefined;
  const isSame = ({ company: { id }, job_offer, status }: OwnApplication): boolean =>
    id === company.id && job_offer?.id === offer?.id && status !== 'WITHDRAWN';
  // After a failed load the form is shown; the server checks again.
  return data?.results.find(isSame) ?? null;
}

const Person = styled(Row)`
  gap: var(--s-4);
  padding: var(--s-3) var(--s-4);
  border-radius: var(--r-card);
  background: var(--green-50);
  @media (forced-colors: active) {
    border: 1px solid CanvasText;
  }
`;
const Photo = styled.div`
  flex: none;
  width: 4rem;
`;
/** Below the photo where larger text leaves no room beside it. */
const Words = styled.div`
  flex: 1 1 11rem;
  min-width: 0;
`;
const Name = styled.p`
  font-weight: 600;
`;
const PHOTO_WIDTH = 64;

/** Name and photo of the applicant, from the public profile, which hides the real name (PP-16, AC-13). */
function Applicant() {
  const profile = useOwnProfile();
  if (!profile) return null;
  const { slug, visible_name, gender, image } = profile;
  return (
    <Person>
      <Photo>
        <Avatar
          src={image ? image.url : avatarPicture(slug, gender)}
          variants={image?.variants}
          alt={image?.alt}
          width={PHOTO_WIDTH}
        />
      </Photo>
      <Words>
        <Meta>{applyText('as')}</Meta>
        <Name>{visible_name}</Name>
        <Meta>
          {applyText('shown')}{' '}
          <Link to={editPath(routes.jobSeekerProfile.build({ slug }))}>{applyText('profile')}</Link>
        </Meta>
      </Words>
    </Person>
  );
}

/** The own profile; kept when the session has just ended. */
function useOwnProfile() {
  const { currentData: user } = userApi.details.useQueryState();
  const [id, setId] = useState<number>();
  if (user?.profile && user.profile.id !== id) setId(user.profile.id);
  return applyApi.applicant.useQuery(id ?? 0, { skip: id === undefined }).data;
}
