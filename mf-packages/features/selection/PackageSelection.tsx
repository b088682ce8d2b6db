import { addTexts, type PackageChoice, type SlotProps } from '@care/contracts';
import { isPaidTier } from '@care/contracts/tiers';
import type { BillingPeriod, Tier } from '@care/contracts/vocabulary';
import { Meta, Skeleton, Stack } from '@care/ui';
import { Choice, GroupFrame } from '@care/ui/field';
import { QueryContent } from '@care/ui/more';
import { useEffect, useId, useRef, useState } from 'react';
import { packagesApi, PERIODS, priceFor } from '../package/packages';
import { PeriodSegment } from '../package/PeriodSegment';

const selectionText = addTexts('package-selection', {
  label: 'Welches Paket möchten Sie?',
  free: 'kostenlos',
  wish: 'Ihre Wahl ist ein Wunsch. Sie bestellen damit nichts, und es wird nichts abgebucht.',
  cannotBook: '{{paidTiers, und}} können Sie auf dieser Website noch nicht buchen.',
  loadFailed: 'Die Pakete konnten nicht geladen werden.',
});

/**
 * The package step of a registration (AC-05): reports package id and period (PK-03). It is a wish and charges nothing;
 * booking needs a published provider.
 */
export function PackageSelection({ chosen, onChoose }: SlotProps['registration.package-selection']) {
  const id = useId();
  const query = packagesApi.list.useQuery();
  const [tier, setTier] = useState<Tier>(chosen.id);
  const [period, setPeriod] = useState<BillingPeriod>('period' in chosen ? chosen.period : PERIODS[0]);
  const first = useRef(chosen);
  useEffect(() => onChoose(first.current), [onChoose]);
  const choose = (next: Tier, every: BillingPeriod) => {
    setTier(next);
    setPeriod(every);
    onChoose(choiceOf(next, every));
  };
  return (
    <QueryContent query={query} failed={selectionText('loadFailed')} skeleton={<Skeleton height="10rem" />}>
      {(data) => (
        <Stack>
          <GroupFrame id={id} label={selectionText('label')}>
            {data.results.map((one) => (
              <Choice
                key={one.id}
                type="radio"
                name={`${id}-tier`}
                value={one.id}
                checked={one.id === tier}
                onChange={() => choose(one.id, period)}
              >
                <strong>{one.name}</strong> {isPaidTier(one.id) ? priceFor(one, period)?.text : selectionText('free')}
              </Choice>
            ))}
          </GroupFrame>
          {isPaidTier(tier) && <PeriodSegment value={period} onChange={(every) => choose(tier, every)} />}
          <Meta>{selectionText(data.can_book ? 'wish' : 'cannotBook')}</Meta>
        </Stack>
      )}
    </QueryContent>
  );
}

const choiceOf = (id: Tier, period: BillingPeriod): PackageChoice => (isPaidTier(id) ? { id, period } : { id });
