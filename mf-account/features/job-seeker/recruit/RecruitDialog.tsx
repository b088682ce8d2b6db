import { addTexts, asApiError, defineSliceApi, formatDate, packageChangePath, routes } from '@care/contracts';
import { accountText } from '@care/contracts/account-texts';
import type { JobSeeker, MessageInput, MessageSent, RecruitingAllowance } from '@care/contracts/schemas';
import { Alert, ButtonLink, Meta, Stack, StandaloneLink } from '@care/ui';
import { Dialog } from '@care/ui/dialog';
import { messageErrors, MessageForm, type WrittenMessage } from '@care/ui/message';
import { StatusMessage } from '@care/ui/more';
import { useState } from 'react';
import { createPortal } from 'react-dom';
import { Loaded } from '../../account-section/AccountSection';
import { ActivateAccount } from '../PublicProfile';

const recruitApi = defineSliceApi('recruiting', (build) => ({
  /** Whether this person may be written to (AC-12). */
  allowance: build.query<RecruitingAllowance, number>({
    query: (recipient) => `/message/quota/?recipient=${recipient}`,
    providesTags: [{ type: 'Message', id: 'LIST' }],
    keepUnusedDataFor: 0,
  }),
  /** One key for all retries of a message. */
  send: build.mutation<MessageSent, { message: MessageInput; idempotencyKey: string }>({
    query: ({ message, idempotencyKey }) => ({ url: '/message/', body: message, idempotencyKey }),
    // After an error nothing is refetched, so that the form and its error stay.
    invalidatesTags: (sent) => (sent ? [{ type: 'Message', id: 'LIST' }] : []),
  }),
}));

/** Texts of the lazy-loaded dialog. */
const recruitText = addTexts('recruiting', {
  title: 'Nachricht an {{name}}',
  sent: 'Ihre Nachricht wurde gesendet.',
  held: 'Ihre Nachricht wird zugestellt, sobald Sie Ihre E-Mail-Adresse bestätigt haben.',
  toMessages: 'Zu Ihren Nachrichten',
  left_one: 'In diesem Monat können Sie noch eine weitere Pflegekraft anschreiben (von {{limit}}).',
  left_other: 'In diesem Monat können Sie noch {{count}} weitere Pflegekräfte anschreiben (von {{limit}}).',
  contactedAlready:
    'Sie haben diese Pflegekraft in diesem Monat schon angeschrieben. Weitere Nachrichten an sie zählen nicht mit.',
  leftNone: 'Sie haben alle {{limit}} Anwerbungen dieses Monats genutzt.',
  renewed: 'Ab dem {{date}} sind wieder {{limit}} Anwerbungen möglich.',
  changePackage: 'Paket ändern',
  notPublic: 'Ihr Profil ist zurzeit nicht öffentlich. Deshalb können Sie keine Pflegekräfte anschreiben.',
});

interface RecruitDialogProps {
  jobSeeker: JobSeeker;
  open: boolean;
  onClose: () => void;
}

/** Dialog with the message form for a job seeker; the draft is restored when it is opened again (AC-12). */
export const RecruitDialog = ({ jobSeeker, open, onClose }: RecruitDialogProps) =>
  createPortal(
    <Dialog open={open} onClose={onClose} title={recruitText('title', { name: jobSeeker.visible_name })}>
      <RecruitContent jobSeeker={jobSeeker} />
    </Dialog>,
    document.body,
  );

function RecruitContent({ jobSeeker }: { jobSeeker: JobSeeker }) {
  const [sent, setSent] = useState<SentMessage>();
  const query = recruitApi.allowance.useQuery(jobSeeker.user_id);
  if (sent) return <SentNotice sent={sent} />;
  return (
    <Loaded query={query}>
      {(allowance) =>
        allowance.can_contact ? (
          <Stack>
            <ContactsLeft allowance={allowance} />
            <RecruitForm jobSeeker={jobSeeker} onSent={setSent} />
          </Stack>
        ) : (
          <NoContact allowance={allowance} />
        )
      }
    </Loaded>
  );
}

/** The number of contacts left this month; renders nothing without a limit. */
function ContactsLeft({ allowance: { quota } }: { allowance: RecruitingAllowance }) {
  if (!quota) return null;
  if (quota.used >= quota.limit) return <Meta>{recruitText('contactedAlready')}</Meta>;
  return <Meta>{recruitText('left', { count: quota.limit - quota.used, limit: quota.limit })}</Meta>;
}

/**
 * Shown instead of the form: the package includes no contacts any more, those of the month are used up (AC-12), or the
 * provider's profile is not public.
 */
function NoContact({ allowance: { quota } }: { allowance: RecruitingAllowance }) {
  if (quota?.limit === 0)
    return (
      <Stack>
        <ActivateAccount />
      </Stack>
    );
  if (!quota || quota.used < quota.limit) return <Alert kind="warn" title={recruitText('notPublic')} announce="none" />;
  return (
    <Stack>
      <Alert kind="warn" title={accountText('errors.recruitingLimitPlusTier')}>
        <p>{recruitText('renewed', { date: formatDate(quota.resets_at), limit: quota.limit })}</p>
      </Alert>
      <ButtonLink to={packageChangePath()} variant="secondaryBlue">
        {recruitText('changePackage')}
      </ButtonLink>
    </Stack>
  );
}

type SentMessage = Pick<MessageSent, 'status' | 'quota'>;

interface RecruitFormProps {
  jobSeeker: JobSeeker;
  onSent: (sent: SentMessage) => void;
}

/** The message form for a job seeker (AC-12). */
function RecruitForm({ jobSeeker: { slug, user_id, visible_name }, onSent }: RecruitFormProps) {
  const [send] = recruitApi.send.useMutation();
  const onSend = async (written: WrittenMessage, idempotencyKey: string) => {
    const message = { ...written, recipient: user_id, kind: 'RECRUITMENT' as const };
    const { data, error } = await send({ message, idempotencyKey });
    if (!data) return messageErrors(asApiError(error)); // used-up contacts are an error of the whole form
    onSent(data);
    return undefined;
  };
  return (
    <MessageForm
      to={visible_name}
      draftName={`recruit:${slug}`}
      onSend={onSend}
      privacyPath={routes.privacy.build()}
      look={{ variant: 'secondaryGreen', block: true }}
    />
  );
}

/** Replaces the form after the message was sent. */
function SentNotice({ sent: { status, quota } }: { sent: SentMessage }) {
  const left = quota ? quota.limit - quota.used : undefined;
  return (
    <Stack>
      <StatusMessage
        kind={status === 'HELD' ? 'info' : 'success'}
        title={recruitText(status === 'HELD' ? 'held' : 'sent')}
      />
      {quota && left !== undefined && (
        <Meta>
          {left > 0
            ? recruitText('left', { count: left, limit: quota.limit })
            : recruitText('leftNone', { limit: quota.limit })}
        </Meta>
      )}
      <StandaloneLink to={routes.messages.build()}>{recruitText('toMessages')}</StandaloneLink>
    </Stack>
  );
}
