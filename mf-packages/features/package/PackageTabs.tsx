import type { BillingPeriod, Tier } from '@care/contracts/vocabulary';
import type { Package, PackageCell, PackageList } from '@care/contracts/schemas';
import { Icon, Panel, Stack, VisuallyHidden } from '@care/ui';
import { Tabs } from '@care/ui/tabs';
import { useState } from 'react';
import styled from '@emotion/styled';
import { Check, Minus } from 'lucide-react';
import { packageText } from '../../texts';
import { PackageAction, Price, type Offer } from './PackageAction';
import { comparisonOf, isRecommended } from './packages';

/** The tabs are sticky at the top. Without script the tabs are hidden and all packages are visible. */
const OneByOne = styled.div`
  & [role='tablist'] {
    position: sticky;
    top: 0.5rem;
    z-index: var(--z-sticky);
    margin-bottom: var(--s-4);
    box-shadow: 0 0 0 0.5rem var(--paper);
  }
  @media (scripting: none) {
    & [role='tablist'] {
      display: none;
    }
    & [role='tabpanel'] {
      display: block;
      margin-bottom: var(--s-5);
    }
  }
`;

const WithoutScript = styled.div`
  display: none;
  @media (scripting: none) {
    display: block;
    margin-top: var(--s-4);
  }
`;

const Group = styled.div`
  margin-top: 1.75rem;
`;

/** The bar with the button: sticky at the bottom while the packages are visible, and below them at the end. */
const Bar = styled.div`
  position: sticky;
  bottom: 0;
  z-index: var(--z-bottom-bar);
  display: grid;
  align-items: center;
  min-height: 4.8rem;
  margin: var(--s-3) calc(-1 * var(--s-gutter)) 0;
  padding: 0.6rem var(--s-gutter) calc(0.6rem + env(safe-area-inset-bottom));
  background: var(--surface);
  border-top: 1px solid var(--line);
  box-shadow: 0 -6px 24px rgb(22 38 58 / 0.1);
  @media (scripting: none) {
    display: none;
  }
`;

const PackageItem = styled.li`
  display: grid;
  grid-template-columns: 1.75rem 1fr;
  gap: 0.6rem;
  padding-block: 0.7rem;
  border-bottom: 1px solid var(--line);
  line-height: 1.4;
  color: var(--ink-soft);
  & > svg {
    margin-top: 0.1rem;
  }
  &[data-included] {
    color: var(--ink);
  }
  &[data-included] > svg {
    color: var(--green-700);
  }
`;

/** One row of the comparison for a single package: tick or dash, label and amount (PK-01). */
function PackageLine({ label, value }: { label: string; value: PackageCell }) {
  const isText = typeof value === 'string';
  return (
    <PackageItem data-included={value !== false || undefined}>
      <Icon of={value === false ? Minus : Check} />
      {isText ? (
        <span>
          {packageText('lineOf', { label })}
          <b>{value}</b>
        </span>
      ) : (
        <span>
          {label} <VisuallyHidden>{value ? packageText('included') : packageText('notIncluded')}</VisuallyHidden>
        </span>
      )}
    </PackageItem>
  );
}

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
        <Stack as="ul" gap="none">
          {section.rows.map(({ key, label, values }) => (
            <PackageLine key={key} label={label} value={values[of.id]} />
          ))}
        </Stack>
      </Group>
    ))}
  </Panel>
);
