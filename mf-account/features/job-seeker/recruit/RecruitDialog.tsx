import { formatDate, packageChangePath } from '@care/contracts';
import { accountText } from '@care/contracts/account-texts';
import type { JobSeeker, RecruitingAllowance } from '@care/contracts/schemas';
import { Alert, ButtonLink, Meta, Stack } from '@care/ui';
import { Dialog } from '@care/ui/dialog';
import { useState } from 'react';
import { createPortal } from 'react-dom';
import { Loaded } from '../../account-section/AccountSection';
import { ActivateAccount } from '../ActivateAccount';
import { recruitApi } from './recruit-api';
import { RecruitForm, type SentMessage } from './RecruitForm';
import { SentNotice } from './SentNotice';
import { recruitText } from './texts';

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
