import type { BillingPeriod, Tier } from '@care/contracts/vocabulary';
import type { Package, PackageList } from '@care/contracts/schemas';
import { Panel } from '@care/ui';
import { Tabs } from '@care/ui/tabs';
import { useState } from 'react';
import { packageText } from '../../texts';
import type { Offer } from './BookingLink';
import { PackageAction } from './PackageAction';
import { Bar, Group, OneByOne, Rows, WithoutScript } from './package-tabs-styles';
import { PackageLine } from './PackageLine';
import { Price } from './Price';
import { comparisonOf, isRecommended } from './pricing';

interface PackageTabsProps {
  list: PackageList;
  period: BillingPeriod;
}

/**
 * One package at a time in tabs, with its button in a bar at the bottom (PK-01); without script all packages are
 * visible.
 */
export function PackageTabs({ list, period }: PackageTabsProps) {
  const { results: packages } = list;
  const first = (packages.find(isRecommended) ?? packages[0])?.id;
  const [chosen, setChosen] = useState<Tier | undefined>(first);
  const offer = { period, canBook: list.can_book };
  const current = packages.find(({ id }) => id === chosen);
  return (
    <OneByOne>
      <Tabs
        look="segment"
        label={packageText('choose')}
        initial={first}
        onChange={(id) => setChosen(packages.find((one) => one.id === id)?.id)}
        items={packages.map((one) => ({
          id: one.id,
          label: one.name,
          content: <PackagePanel of={one} list={list} period={period} />,
        }))}
      />
      {current && (
        <Bar data-print="hide">
          <Booking of={current} offer={offer} />
        </Bar>
      )}
    </OneByOne>
  );
}

const Booking = ({ of, offer }: { of: Package; offer: Offer }) => (
  <PackageAction
    of={of}
    offer={offer}
    size="normal"
    block
    free={<p>{packageText('noBookingNeeded', { name: of.name })}</p>}
  />
);

const PackagePanel = ({ of, list, period }: PackageTabsProps & { of: Package }) => (
  <Panel>
    <h2>{of.name}</h2>
    <Price of={of} period={period} complete />
    <WithoutScript>
      <Booking of={of} offer={{ period, canBook: list.can_book }} />
    </WithoutScript>
    {comparisonOf(list).sections.map((section) => (
      <Group key={section.key}>
        <h3>{section.label}</h3>
        <Rows>
          {section.rows.map(({ key, label, values }) => (
            <PackageLine key={key} label={label} value={values[of.id]} />
          ))}
        </Rows>
      </Group>
    ))}
  </Panel>
);
