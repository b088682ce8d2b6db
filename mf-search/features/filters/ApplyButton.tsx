import { t } from '@care/contracts';
import { Button } from '@care/ui';

interface ApplyButtonProps {
  count: number | undefined;
  onApply: () => void;
  block?: boolean;
}

/** "64 Treffer anzeigen": results follow every choice, so all that is left to do is to look at them; sends the form without script. */
export const ApplyButton = ({ count, onApply, block }: ApplyButtonProps) => (
  <Button type="submit" size={block ? 'normal' : 'small'} block={block} onClick={onApply}>
    {count === undefined ? t('search.submit') : t('search.applyFilters', { count })}
  </Button>
);
