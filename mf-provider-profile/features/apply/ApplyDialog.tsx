import type { CompanyPage, JobOffer } from '@care/contracts/schemas';
import { Dialog } from '@care/ui/dialog';
import { createPortal } from 'react-dom';
import { ApplyForm } from './ApplyForm';
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
