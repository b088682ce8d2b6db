import { formatDate } from '@care/contracts';
import { BOOKKEEPING_YEARS, FACTS_AS_OF } from '@care/contracts/facts';
import { useLocation, useNavigate } from '@care/contracts/router';
import type { Invoice, Subscription } from '@care/contracts/schemas';
import { Alert, Heading, Meta, Panel, Row, Stack, VisuallyHidden, ButtonLink, Icon, media, ownProps } from '@care/ui';
import { Select } from '@care/ui/field';
import { QueryContent, Placeholder } from '@care/ui/more';
import { useId } from 'react';
import styled from '@emotion/styled';
import { CircleCheck, Clock } from 'lucide-react';
import { invoiceApi } from './invoice-api';
import { invoiceText } from './texts';

const yearOf = ({ issued_on }: Pick<Invoice, 'issued_on'>): string => issued_on.slice(0, 4);

/** The years with invoices, newest first. */
const yearsOf = (invoices: readonly Invoice[]): string[] => [...new Set(invoices.map(yearOf))].toSorted().toReversed();

/** The year of an address such as `?year=2025`, or the newest one with invoices. */
function chosenYear(search: string, years: readonly string[]): string | undefined {
  const given = new URLSearchParams(search).get('year');
  return given && years.includes(given) ? given : years[0];
}

const KEPT = invoiceText('kept', {
  years: BOOKKEEPING_YEARS.value,
  source: BOOKKEEPING_YEARS.source,
  asOf: FACTS_AS_OF,
});

interface InvoiceSectionProps {
  /** The own package, which says when the first invoice comes. */
  subscription: Subscription | undefined;
}

/** Invoices and credit notes by year; the year is in the address (PK-07). */
export function InvoiceSection({ subscription }: InvoiceSectionProps) {
  const query = invoiceApi.invoices.useQuery();
  const id = useId();
  const { search } = useLocation();
  const years = yearsOf(query.currentData?.results ?? []);
  const year = chosenYear(search, years);
  return (
    <section aria-labelledby={id}>
      <Stack>
        <Row between>
          <Heading level={2} id={id}>
            {invoiceText('invoices')}
          </Heading>
          {year !== undefined && <YearChoice year={year} years={years} />}
        </Row>
        <QueryContent query={query} failed={invoiceText('loadFailed')} skeleton={<Placeholder of={['16rem']} />}>
          {({ results, waiting }) => (
            <>
              {waiting > 0 && (
                <Alert kind="info" announce="none">
                  <p>{invoiceText(waiting === 1 ? 'waiting' : 'waitingMany', { count: waiting })}</p>
                </Alert>
              )}
              {year === undefined ? (
                <NoInvoices subscription={subscription} />
              ) : (
                <>
                  <InvoiceTable year={year} invoices={results.filter((invoice) => yearOf(invoice) === year)} />
                  <Meta>{KEPT}</Meta>
                </>
              )}
            </>
          )}
        </QueryContent>
      </Stack>
    </section>
  );
}

function NoInvoices({ subscription }: InvoiceSectionProps) {
  // While free days run that go over into a paid period, it is known when the first invoice comes.
  const first = subscription?.trial_ends_at ? subscription.renews_at : null;
  return (
    <Panel>
      <p>
        <strong>{invoiceText('none')}</strong>
      </p>
      {first && <Meta>{invoiceText('first', { date: formatDate(first) })}</Meta>}
    </Panel>
  );
}

function YearChoice({ year, years }: { year: string; years: readonly string[] }) {
  const id = useId();
  const navigate = useNavigate();
  return (
    <div>
      <VisuallyHidden>
        <label htmlFor={id}>{invoiceText('year')}</label>
      </VisuallyHidden>
      <Select
        id={id}
        value={year}
        onChange={({ target }) => void navigate(`?year=${target.value}`, { preventScrollReset: true })}
      >
        {years.map((one) => (
          <option key={one}>{one}</option>
        ))}
      </Select>
    </div>
  );
}

const euros = new Intl.NumberFormat('de-DE', { style: 'currency', currency: 'EUR' });

/** "46,41 €", and "− 46,41 €" for money that goes back. */
const amountText = ({ kind, gross_cents }: Pick<Invoice, 'kind' | 'gross_cents'>): string =>
  (kind === 'CREDIT_NOTE' ? '\u2212\u00a0' : '') + euros.format(gross_cents / 100);

/** The subject of an invoice. The year stands once if the period begins and ends in it. */
function subjectText({ source, title, service_from, service_to, refers_to }: Invoice): string {
  if (source === 'REFUND') return invoiceText('credit', { number: refers_to ?? '' });
  if (source === 'PLACEMENT') return title;
  const from = formatDate(service_from);
  const year = ` ${service_from.slice(0, 4)}`;
  const isOneYear = service_to.startsWith(service_from.slice(0, 4));
  return invoiceText('period', { title, from: isOneYear ? from.replace(year, '') : from, to: formatDate(service_to) });
}

/** A table from 768 px; on phones every invoice is a card. */
const Table = styled.table`
  width: 100%;
  border-spacing: 0;
  & :is(th, td) {
    display: block;
    padding: 0.25rem 0;
    text-align: start;
    line-height: 1.4;
    font-weight: 400;
  }
  & thead {
    display: none;
  }
  & tbody tr {
    display: block;
    margin-bottom: var(--s-3);
    padding: var(--s-3) var(--s-4);
    border: 1px solid var(--line);
    border-radius: var(--r-card);
    background: var(--surface);
  }
  ${media.tablet} {
    border: 1px solid var(--line);
    border-radius: var(--r-card);
    background: var(--surface);
    & thead {
      display: table-header-group;
    }
    & tbody tr {
      display: table-row;
      background: none;
    }
    & :is(th, td) {
      display: table-cell;
      padding: 0.85rem 1rem;
      border-bottom: 1px solid var(--line);
      vertical-align: top;
    }
    & thead th {
      border-bottom: 2px solid var(--line-strong);
      color: var(--ink-soft);
      font-size: var(--t-meta);
      font-weight: 600;
    }
    & tbody tr:last-child > * {
      border-bottom: 0;
    }
    & .amount {
      text-align: end;
      white-space: nowrap;
    }
  }
`;
const Amount = styled.span`
  white-space: nowrap;
  font-variant-numeric: lining-nums;
`;
/** The label of a cell on phones, where the table has no head. */
const CellLabel = styled(Meta)`
  ${media.tablet} {
    display: none;
  }
`;
type Look = 'open' | 'paid' | 'plain';
const colors: Record<Look, string> = {
  open: 'background:var(--lamp-100);color:var(--lamp-text);',
  paid: 'background:var(--green-100);color:var(--green-700);',
  plain: 'background:var(--gray-100);color:var(--ink);',
};
const State = styled('span', ownProps('look'))<{ look: Look }>(
  `display:inline-flex;align-items:center;gap:0.4rem;padding:0.2rem 0.65rem;border-radius:var(--r-small);
  font-size:var(--t-meta);line-height:1.4;font-weight:600;@media (forced-colors: active){border:2px solid CanvasText;}`,
  ({ look }) => colors[look],
);
const InvoiceNumber = styled.strong`
  overflow-wrap: anywhere;
`;

function InvoiceState({ invoice: { state, due_on } }: { invoice: Invoice }) {
  const look: Look = state === 'OPEN' ? 'open' : state === 'PAID' ? 'paid' : 'plain';
  return (
    <State look={look}>
      {look !== 'plain' && <Icon of={look === 'open' ? Clock : CircleCheck} size="small" />}
      <span>{invoiceText(`state.${state}`, { date: formatDate(due_on) })}</span>
    </State>
  );
}

/** The invoices of a year, newest first (PK-07). */
const InvoiceTable = ({ invoices, year }: { invoices: readonly Invoice[]; year: string }) => (
  <Table>
    <caption>
      <VisuallyHidden>{invoiceText('caption', { year })}</VisuallyHidden>
    </caption>
    <thead>
      <tr>
        <th scope="col">{invoiceText('columns.invoice')}</th>
        <th scope="col">{invoiceText('columns.state')}</th>
        <th scope="col" className="amount">
          {invoiceText('columns.amount')}
        </th>
        <th scope="col">
          <VisuallyHidden>{invoiceText('columns.file')}</VisuallyHidden>
        </th>
      </tr>
    </thead>
    <tbody>
      {invoices.map((invoice) => (
        <tr key={invoice.id}>
          <th scope="row">
            <InvoiceNumber>{invoice.number}</InvoiceNumber>
            <Meta>{subjectText(invoice)}</Meta>
            <Meta>{invoiceText('issued', { date: formatDate(invoice.issued_on) })}</Meta>
          </th>
          <td>
            <InvoiceState invoice={invoice} />
          </td>
          <td className="amount">
            <CellLabel as="span">{invoiceText('amountCell')} </CellLabel>
            <Amount>{amountText(invoice)}</Amount>
          </td>
          <td>
            <ButtonLink
              to={invoice.pdf_url}
              reloadDocument
              download
              variant="secondaryGray"
              size="small"
              aria-label={invoiceText('pdfOf', { number: invoice.number })}
            >
              {invoiceText('pdf')}
            </ButtonLink>
          </td>
        </tr>
      ))}
    </tbody>
  </Table>
);
