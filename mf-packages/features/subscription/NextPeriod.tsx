import { asApiError, periodLabel, tierLabel } from '@care/contracts';
import type { Subscription, SubscriptionChange } from '@care/contracts/schemas';
import { Alert, apiErrorMessage, Button, Meta, Stack } from '@care/ui';
import { Choice, GroupFrame } from '@care/ui/field';
import { useId, useState } from 'react';
import { PERIODS } from '../package/pricing';
import { nextLarger, upTo } from '../package/tiers';
import { paymentApi } from '../payment/api';
import { subscriptionText } from './texts';

interface NextPeriodProps {
  subscription: Subscription;
  /** Opened by a link that changes the package. */
  isOpen: boolean;
  onDone: (result: string) => void;
}

const nameOf = ({ package: id, period }: SubscriptionChange): string =>
  subscriptionText('changeTo', { package: tierLabel(id), period: periodLabel(period) });

/** The packages that the next period may have: the present one and smaller ones. */
const choicesOf = ({ package: own }: Subscription): SubscriptionChange[] =>
  upTo(own).flatMap((id) => PERIODS.map((period) => ({ package: id, period })));

/** Chooses package and period of the next period; the running one stays as it is (PK-04). */
export function NextPeriod({ subscription, isOpen, onDone }: NextPeriodProps) {
  const id = useId();
  const choices = choicesOf(subscription);
  const { package: own, period, next } = subscription;
  const present = choices.findIndex(
    (one) => one.package === (next?.package ?? own) && one.period === (next?.period ?? period),
  );
  const [chosen, setChosen] = useState(present);
  const [change, { error, isLoading }] = paymentApi.change.useMutation();
  const save = async () => {
    const choice = choices[chosen];
    const { error: refused } = choice ? await change(choice) : {};
    if (!refused) onDone(subscriptionText('changed'));
  };
  return (
    <details open={isOpen}>
      <summary>{subscriptionText('changeTitle')}</summary>
      <Stack>
        <GroupFrame id={id} label={subscriptionText('changeTitle')}>
          {choices.map((one, index) => (
            <Choice
              key={nameOf(one)}
              type="radio"
              name={`${id}-next`}
              checked={index === chosen}
              onChange={() => setChosen(index)}
            >
              {nameOf(one)}
            </Choice>
          ))}
        </GroupFrame>
        <Meta>{subscriptionText(nextLarger(own) ? 'larger' : 'smaller')}</Meta>
        {error !== undefined && <Alert kind="error" title={apiErrorMessage(asApiError(error))} />}
        {chosen !== present && (
          <Button variant="secondaryBlue" loading={isLoading} onClick={() => void save()}>
            {subscriptionText('save')}
          </Button>
        )}
      </Stack>
    </details>
  );
}
