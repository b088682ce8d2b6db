import { t } from '@care/contracts';
import type { BillingPeriod } from '@care/contracts/vocabulary';
import { GroupFrame, Segment, SegmentOption } from '@care/ui/field';
import { useId } from 'react';
import { packageText } from '../../texts';
import { PERIODS } from './packages';

interface PeriodSegmentProps {
  value: BillingPeriod;
  onChange: (period: BillingPeriod) => void;
}

/** Choice between monthly and yearly prices (PK-02). */
export function PeriodSegment({ value, onChange }: PeriodSegmentProps) {
  const id = useId();
  return (
    <GroupFrame id={id} label={packageText('billing')}>
      <Segment>
        {PERIODS.map((period) => (
          <SegmentOption
            key={period}
            name={`${id}-period`}
            value={period}
            checked={period === value}
            onChange={() => onChange(period)}
          >
            {t(`periods.${period}`)}
          </SegmentOption>
        ))}
      </Segment>
    </GroupFrame>
  );
}
