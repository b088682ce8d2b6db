import { t } from '@care/contracts';
import type { CompanyPage, JobOffer } from '@care/contracts/schemas';
import { Button, Meta, type ButtonLinkProps } from '@care/ui';
import { Send } from 'lucide-react';
import { useState } from 'react';
import { useLate } from '../viewer/use-late';
import { tt } from './texts';

const fetchDialog = () => import('./ApplyDialog');

interface ApplyButtonProps extends Pick<ButtonLinkProps, 'size' | 'block'> {
  company: CompanyPage;
  offer?: JobOffer;
}

/** Opens the application form (PP-16), which is code of its own. */
export function ApplyButton({ company, offer, ...look }: ApplyButtonProps) {
  const { late, load } = useLate(fetchDialog);
  const [isOpen, setOpen] = useState(false);
  const open = () => {
    setOpen(true);
    if (late.kind !== 'ready') load();
  };
  return (
    <>
      <Button
        {...look}
        variant="secondaryGreen"
        icon={Send}
        data-print="hide"
        loading={isOpen && late.kind === 'absent'}
        loadingText={tt('loading')}
        onClick={open}
      >
        {tt('apply')}
      </Button>
      {isOpen && late.kind === 'failed' && <Meta role="alert">{t('errors.remoteUnavailable')}</Meta>}
      {late.kind === 'ready' && (
        <late.module.ApplyDialog company={company} offer={offer} open={isOpen} onClose={() => setOpen(false)} />
      )}
    </>
  );
}
