import { t } from '@care/contracts';
import type { CompanyPage, JobOffer } from '@care/contracts/schemas';
import { useLocation } from '@care/contracts/router';
import { Button, Meta, type ButtonLinkProps } from '@care/ui';
import { useLazyDialog } from '@care/ui/lazy';
import { Send } from 'lucide-react';
import { useEffect, useEffectEvent } from 'react';
import { APPLY_HASH } from './apply-path';
import { applyText } from './texts';

const fetchDialog = () => import('./ApplyForm');

interface ApplyButtonProps extends Pick<ButtonLinkProps, 'size' | 'block'> {
  company: CompanyPage;
  offer?: JobOffer;
  /** Whether the form opens by itself when the URL asks for it; for one button of a page. */
  opensOnArrival?: boolean;
}

/** Opens the lazy-loaded application form (PP-16). */
export function ApplyButton({ company, offer, opensOnArrival = false, ...look }: ApplyButtonProps) {
  const dialog = useLazyDialog(fetchDialog);
  const isWanted = useLocation().hash === APPLY_HASH && opensOnArrival;
  const open = useEffectEvent(() => dialog.open());
  useEffect(() => {
    if (isWanted) open();
  }, [isWanted]);
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
