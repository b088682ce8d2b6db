import type { BillingPeriod } from '@care/contracts/vocabulary';
import type { Package, PackageCell, PackageList } from '@care/contracts/schemas';
import { Icon, Meta, VisuallyHidden } from '@care/ui';
import styled from '@emotion/styled';
import { Check, Minus } from 'lucide-react';
import { packageText } from '../../texts';
import type { Offer } from './PackageAction';
import { PackageAction } from './PackageAction';
import { Action, PackageName, Table } from './package-table-styles';
import { Price } from './Price';
import { comparisonOf, isBookable, isRecommended } from './pricing';

const IncludedIcon = styled.span`
  display: inline-grid;
  justify-items: center;
  color: var(--ink-soft);
  &[data-included] {
    color: var(--green-700);
  }
`;

/** One cell of the comparison: a tick or a dash with a text for screen readers, or the server's text (PK-01). */
function Included({ value }: { value: PackageCell }) {
  if (typeof value === 'string') return <b>{value}</b>;
  return (
    <IncludedIcon data-included={value || undefined}>
      <Icon of={value ? Check : Minus} />
      <VisuallyHidden>{value ? packageText('included') : packageText('notIncluded')}</VisuallyHidden>
    </IncludedIcon>
  );
}

interface PackageTableProps {
  list: PackageList;
  period: BillingPeriod;
  /** Percent. */
  vat: number;
}

/** All packages side by side in four sections; head and foot with their buttons are sticky (PK-01). */
export function PackageTable({ list, period, vat }: PackageTableProps) {
  const { results: packages } = list;
  const { sections, price } = comparisonOf(list);
  const offer = { period, canBook: list.can_book };
  return (
    <Table>
      <caption>
        <VisuallyHidden>
          {packageText('compare', { names: packages.map(({ name }) => name).join(', ') })}
        </VisuallyHidden>
      </caption>
      <thead>
        <tr>
          <td>
            <Meta as="span">{packageText('vat', { percent: vat })}</Meta>
          </td>
          {packages.map((one) => (
            <HeadCell key={one.id} of={one} offer={offer} />
          ))}
        </tr>
      </thead>
      {sections.map((section) => (
        <SectionRows key={section.key} section={section} packages={packages} />
      ))}
      {price && (
        <tfoot>
          <tr>
            <th scope="row">{price.label}</th>
            {packages.map((one) => (
              <td key={one.id} data-recommended={isRecommended(one) || undefined}>
                {price.values[one.id]}
                {isBookable(one) && (
                  <Action>
                    <PackageAction of={one} offer={offer} free={null} />
                  </Action>
                )}
              </td>
            ))}
          </tr>
        </tfoot>
      )}
    </Table>
  );
}

const HeadCell = ({ of, offer }: { of: Package; offer: Offer }) => (
  <th scope="col" data-recommended={isRecommended(of) || undefined}>
    <PackageName>{of.name}</PackageName>
    <Price of={of} period={offer.period} />
    <Action>
      <PackageAction of={of} offer={offer} block free={<Meta as="span">{packageText('noBooking')}</Meta>} />
    </Action>
  </th>
);

const SectionRows = ({ section, packages }: { section: PackageList['sections'][number]; packages: Package[] }) => (
  <tbody>
    <tr>
      <th scope="rowgroup" colSpan={packages.length + 1}>
        {section.label}
      </th>
    </tr>
    {section.rows.map(({ key, label, values }) => (
      <tr key={key}>
        <th scope="row">{label}</th>
        {packages.map((one) => (
          <td key={one.id} data-recommended={isRecommended(one) || undefined}>
            <Included value={values[one.id]} />
          </td>
        ))}
      </tr>
    ))}
  </tbody>
);
