import { formatPrice } from '@care/contracts';
import { allows } from '@care/contracts/tiers';
import type { Package, PackageList } from '@care/contracts/schemas';
import { Meta } from '@care/ui';
import { ChoiceCard, GroupFrame } from '@care/ui/field';
import { TitledSection } from '@care/ui/more';
import styled from '@emotion/styled';
import { useId } from 'react';
import { isBookable, priceFor, type Choice } from '../package/packages';
import { PeriodSegment } from '../package/PeriodSegment';
import { bookingText } from './texts';

const Content = styled.span`
  display: flex;
  flex-wrap: wrap;
  justify-content: space-between;
  gap: 0.25rem 1rem;
  & > :first-of-type {
    flex: 1 1 14rem;
    font-weight: 400;
  }
  & strong {
    display: block;
    font-weight: 600;
  }
`;

interface ChoiceFieldsProps {
  packages: PackageList;
  choice: Choice;
  /** Net cents that are paid back for an unused month of a year. */
  monthRefund: number | null;
  onChange: (choice: Choice) => void;
}

/** Contents of the package, from the limits of a booking today. */
const hintOf = ({ id, limits: { job_offers: offers, recruiting: contacts, gallery_items: items } }: Package): string =>
  [
    bookingText('hint.offers', { offers }),
    contacts === null ? bookingText('hint.anyContacts') : bookingText('hint.contacts', { contacts }),
    ...(allows(id, 'widgets') ? [bookingText('hint.widgets')] : []),
    bookingText('hint.media', { media: items }),
  ].join(', ');

/** Package and period (PK-03). Both are in the address, so that a reload and the way back keep them. */
export function ChoiceFields({ packages, choice, monthRefund, onChange }: ChoiceFieldsProps) {
  const id = useId();
  return (
    <TitledSection title={bookingText('choice')}>
      <GroupFrame id={id} label={bookingText('package')}>
        {packages.results.filter(isBookable).map((one) => (
          <ChoiceCard
            key={one.id}
            type="radio"
            name={`${id}-package`}
            value={one.id}
            checked={one.id === choice.package}
            onChange={() => onChange({ ...choice, package: one.id })}
          >
            <Content>
              <span>
                <strong>{one.name}</strong>
                <Meta as="span">{hintOf(one)}</Meta>
              </span>
              <span>{priceFor(one, choice.period)?.text}</span>
            </Content>
          </ChoiceCard>
        ))}
      </GroupFrame>
      <PeriodSegment value={choice.period} onChange={(period) => onChange({ ...choice, period })} />
      <Meta aria-live="polite">
        {choice.period === 'YEARLY' && monthRefund !== null
          ? bookingText('yearTerms', { price: formatPrice(monthRefund) })
          : bookingText('monthTerms')}
      </Meta>
      <Meta>{bookingText('businessOnly')}</Meta>
    </TitledSection>
  );
}
