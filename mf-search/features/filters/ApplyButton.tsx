import { t } from '@care/contracts';
import { Button } from '@care/ui';

interface ApplyButtonProps {
  count: number | undefined;
  onApply: () => void;
  block?: boolean;
}

/**
 * "64 Treffer anzeigen". The results update with every choice, so the button only closes the sheet. Without script, it
 * sends the form.
 */
export const ApplyButton = ({ count, onApply, block }: ApplyButtonProps) => (
  <Button type="submit" size={block ? 'normal' : 'small'} block={block} onClick={onApply}>
    {count === undefined ? t('search.submit') : t('search.applyFilters', { count })}
  </Button>
);
