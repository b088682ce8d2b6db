import type { BillingPeriod } from '@care/contracts/vocabulary';
import type { PackageCell, PackageList } from '@care/contracts/schemas';
import { Icon, Meta, VisuallyHidden } from '@care/ui';
import styled from '@emotion/styled';
import { Check, Minus } from 'lucide-react';
import { packageText } from '../../texts';
import { PackageAction, Price } from './PackageAction';
import { comparisonOf, isBookable, isRecommended } from './packages';

const Table = styled.table`
  width: 100%;
  border-collapse: separate;
  border-spacing: 0;
  background: var(--surface);
  border: 1px solid var(--line);
  border-radius: var(--r-panel);
  & :is(th, td) {
    padding: 0.85rem 1rem;
    border-bottom: 1px solid var(--line);
    text-align: center;
    vertical-align: middle;
    line-height: 1.4;
    background: var(--surface);
  }
  & [data-recommended] {
    background: var(--blue-50);
  }
  & th:first-of-type[scope='row'],
  & thead td {
    padding-inline-start: var(--s-5);
    text-align: start;
    font-weight: 400;
  }
  & th[scope='rowgroup'] {
    padding: 1.4rem 1rem 0.85rem var(--s-5);
    background: var(--gray-50);
    font: 600 var(--t-h3) / 1.3 var(--font-head);
    text-align: start;
  }
  & thead :is(th, td) {
    position: sticky;
    top: 0;
    z-index: var(--z-sticky);
    border-bottom: 3px solid var(--blue-700);
  }
  & thead th {
    width: 20%;
    padding-block: 1.25rem 1rem;
    vertical-align: bottom;
    font-weight: 400;
  }
  & thead td {
    border-radius: var(--r-panel) 0 0 0;
  }
  & thead th:last-child {
    border-radius: 0 var(--r-panel) 0 0;
  }
  & tfoot :is(th, td) {
    position: sticky;
    bottom: 0;
    z-index: var(--z-raised);
    padding-block: 0.9rem;
    border-bottom: 0;
    box-shadow: inset 0 3px 0 var(--blue-700);
  }
  & tfoot th {
    border-radius: 0 0 0 var(--r-panel);
  }
  & tfoot td:last-child {
    border-radius: 0 0 var(--r-panel) 0;
  }
  /* In a low window, sticky head and foot would leave too little space. */
  @media (max-height: 560px) {
    & thead th,
    & thead td,
    & tfoot :is(th, td) {
      position: static;
    }
  }
`;

const PackageName = styled.span`
  display: block;
  font: 600 1.5rem/1.2 var(--font-head);
`;

/** The button of a package, or the text instead of it, in the same height. */
const Action = styled.span`
  display: grid;
  place-items: center;
  min-height: var(--size-button-small);
  margin-top: 0.6rem;
`;

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
            <th key={one.id} scope="col" data-recommended={isRecommended(one) || undefined}>
              <PackageName>{one.name}</PackageName>
              <Price of={one} period={period} />
              <Action>
                <PackageAction of={one} offer={offer} block free={<Meta as="span">{packageText('noBooking')}</Meta>} />
              </Action>
            </th>
          ))}
        </tr>
      </thead>
      {sections.map((section) => (
        <tbody key={section.key}>
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
