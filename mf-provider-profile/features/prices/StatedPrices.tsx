import { formatDate, isOverAYearOld, careFormLabel, formatPrice } from '@care/contracts';
import type { Company } from '@care/contracts/schemas';
import { Alert, Meta, Stack } from '@care/ui';
import { ownShare, supplementPercent } from '@care/contracts/care-costs';
import { hasPrices, pricesOfForm, statedParts, PRICES, PRICE_UNITS } from '@care/contracts/company-prices';
import type { PriceField } from '@care/contracts/company-prices';
import { CARE_HOME_SUPPLEMENT, FACTS_AS_OF } from '@care/contracts/facts';
import styled from '@emotion/styled';
import type { ReactNode } from 'react';
import { pricesText } from './texts';
import { Amount } from '../costs/Amount';
import { fieldLabel } from '../../texts';
import { statedForms } from './stated-forms';

/** All stated prices of a provider with their day, and a warning beside old ones (CO-05). */
export const StatedPrices = ({ company }: { company: Company }) => (
  <Stack gap="large">
    {company.prices_from && (
      <Stack gap="small">
        <Meta>{pricesText('since', { date: formatDate(company.prices_from) })}</Meta>
        {isOverAYearOld(company.prices_from) && <Alert kind="info" announce="none" title={pricesText('old')} />}
      </Stack>
    )}
    {company.services.includes('stationare-pflege') && <HomePrices company={company} />}
    {statedForms(company)
      .filter((form) => form !== 'stationare-pflege')
      .map((form) => (
        <PriceTable key={form} caption={careFormLabel(form)} prices={company} fields={pricesOfForm(form)} />
      ))}
  </Stack>
);

/** The prices of a home, the supplement of the first year and the sum of the stated parts (CO-05, CO-06). */
function HomePrices({ company }: { company: Company }) {
  const fields = pricesOfForm('stationare-pflege');
  if (!hasPrices(company, fields)) return null;
  const { care, other, missing } = statedParts(company);
  const percent = supplementPercent(1);
  const total = ownShare({ care, other });
  const isComplete = company.own_share !== null;
  return (
    <Stack>
      {isComplete && <Amount label={pricesText('share.first')} cents={total} />}
      <PriceTable caption={careFormLabel('stationare-pflege')} prices={company} fields={fields}>
        {company.price_care !== null && (
          <tfoot>
            <PriceRow
              label={pricesText('share.supplement', { percent, amount: formatPrice(care) })}
              note={CARE_HOME_SUPPLEMENT.source}
              cents={total - care - other}
            />
            <PriceRow label={pricesText(isComplete ? 'share.total' : 'share.partial')} cents={total} />
          </tfoot>
        )}
      </PriceTable>
      <Meta>
        {missing.length > 0 &&
          `${pricesText('share.without', { parts: missing.map((field) => fieldLabel(field)).join(', ') })} `}
        {pricesText('share.grades')} {pricesText('share.stand', { stand: FACTS_AS_OF })}
      </Meta>
    </Stack>
  );
}

const Table = styled.table`
  width: 100%;
  border-collapse: collapse;
  & caption {
    padding-bottom: var(--s-2);
    font-weight: 600;
    text-align: start;
  }
  & :is(th, td) {
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
  & tfoot :is(th, td) {
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
const PriceTable = ({ caption, prices, fields, children }: PriceTableProps) => (
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

const PriceRow = ({ label, note, cents }: { label: string; note?: string; cents: number | null }) => (
  <tr>
    <th scope="row">
      {label} {note && <Meta as="span">{note}</Meta>}
    </th>
    <td>{cents === null ? <Meta as="span">{pricesText('notStated')}</Meta> : formatPrice(cents)}</td>
  </tr>
);
