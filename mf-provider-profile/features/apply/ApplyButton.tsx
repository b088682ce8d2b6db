import { t } from '@care/contracts';
import type { CompanyPage, JobOffer } from '@care/contracts/schemas';
import { Button, Meta, type ButtonLinkProps } from '@care/ui';
import { useLazyDialog } from '@care/ui/lazy';
import { Send } from 'lucide-react';
import { applyText } from './texts';

const fetchDialog = () => import('./ApplyDialog');

interface ApplyButtonProps extends Pick<ButtonLinkProps, 'size' | 'block'> {
  company: CompanyPage;
  offer?: JobOffer;
}

/** Opens the lazy-loaded application form (PP-16). */
export function ApplyButton({ company, offer, ...look }: ApplyButtonProps) {
  const dialog = useLazyDialog(fetchDialog);
  return (
    <>
      <Button
        {...look}
        variant="secondaryGreen"
        icon={Send}
        data-print="hide"
        loading={dialog.isOpening}
        loadingText={applyText('loading')}
        onClick={dialog.open}
      >
        {applyText('apply')}
      </Button>
      {dialog.hasFailed && <Meta role="alert">{t('errors.remoteUnavailable')}</Meta>}
      {dialog.module && (
        <dialog.module.ApplyDialog company={company} offer={offer} open={dialog.isOpen} onClose={dialog.close} />
      )}
    </>
  );
}
