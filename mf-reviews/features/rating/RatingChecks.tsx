import { t } from '@care/contracts';
import { Icon, Measure, Stack } from '@care/ui';
import { ChevronDown } from 'lucide-react';
import { tt } from '../../texts';
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
        <p>{tt('checks.neutral')}</p>
        <p>{tt('checks.account')}</p>
        <p>{tt('checks.contact')}</p>
      </Stack>
    </Measure>
  </Disclosure>
);
