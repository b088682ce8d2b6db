import { t } from '@care/contracts';
import { Icon, Measure, Stack } from '@care/ui';
import { ChevronDown } from 'lucide-react';
import { reviewText } from '../../texts';
import { Disclosure } from './disclosure';

/** Explains how ratings are collected and checked (RV-01). */
export const RatingChecks = () => (
  <Disclosure>
    <summary>
      {t('footer.ratingCheck')}
      <Icon of={ChevronDown} size="small" />
    </summary>
    <Measure>
      <Stack gap="small">
        <p>{reviewText('checks.neutral')}</p>
        <p>{reviewText('checks.account')}</p>
        <p>{reviewText('checks.contact')}</p>
      </Stack>
    </Measure>
  </Disclosure>
);
