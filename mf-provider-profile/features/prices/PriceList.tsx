import { careFormLabel, formatPrice } from '@care/contracts';
import { PRICES, PRICE_UNITS, pricesOfForm, type PriceField } from '@care/contracts/company-prices';
import type { Company } from '@care/contracts/schemas';
import { Meta } from '@care/ui';
import styled from '@emotion/styled';
import type { ReactNode } from 'react';
import { fieldLabel } from '../../texts';
import { statedForms } from './stated-forms';
import { pricesText } from './texts';

const Table = styled.table`
  width: 100%;
  border-collapse: collapse;
  & caption {
    padding-bottom: var(--s-2);
    font-weight: 600;
    text-align: start;
  }
  & th,
  & td {
    padding-block: var(--s-3);
    border-top: 1px solid var(--line);
    text-align: start;
    vertical-align: top;
    font-weight: 400;
  }
  & th {
    overflow-wrap: anywhere;
  }
  & td {
    padding-inline-start: var(--s-4);
    text-align: end;
    white-space: nowrap;
  }
  & tfoot th,
  & tfoot td {
    border-top: 2px solid var(--blue-700);
    font-weight: 700;
  }
`;

interface PriceTableProps {
  caption: string;
  prices: Company;
  fields: readonly PriceField[];
  /** Rows below the prices. */
  children?: ReactNode;
}

/** The prices of one care form, each with its unit; a missing one is named (CO-05). */
export const PriceTable = ({ caption, prices, fields, children }: PriceTableProps) => (
  <Table>
    <caption>{caption}</caption>
    <tbody>
      {fields.map((field) => (
        <PriceRow key={field} label={fieldLabel(field)} note={PRICE_UNITS[PRICES[field].unit]} cents={prices[field]} />
      ))}
    </tbody>
    {children}
  </Table>
);

interface PriceRowProps {
  label: string;
  note?: string;
  cents: number | null;
}

export const PriceRow = ({ label, note, cents }: PriceRowProps) => (
  <tr>
    <th scope="row">
      {label} {note && <Meta as="span">{note}</Meta>}
    </th>
    <td>{cents === null ? <Meta as="span">{pricesText('notStated')}</Meta> : formatPrice(cents)}</td>
  </tr>
);

/** The stated prices of every other care form than homes. */
export const OtherPrices = ({ company }: { company: Company }) =>
  statedForms(company)
    .filter((form) => form !== 'stationare-pflege')
    .map((form) => (
      <PriceTable key={form} caption={careFormLabel(form)} prices={company} fields={pricesOfForm(form)} />
    ));
