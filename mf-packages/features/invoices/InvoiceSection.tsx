import { formatDate } from '@care/contracts';
import { BOOKKEEPING_YEARS, FACTS_AS_OF } from '@care/contracts/facts';
import { useLocation, useNavigate } from '@care/contracts/router';
import type { Invoice, InvoiceList, Subscription } from '@care/contracts/schemas';
import { Alert, Heading, Meta, Panel, Row, Stack, VisuallyHidden } from '@care/ui';
import { Select } from '@care/ui/field';
import { QueryContent, Placeholder } from '@care/ui/more';
import { useId } from 'react';
import { invoiceApi } from './invoice-api';
import { InvoiceTable } from './InvoiceTable';
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
  return (
    <section aria-labelledby={id}>
      <QueryContent
        query={query}
        failed={invoiceText('loadFailed')}
        skeleton={<Placeholder of={['16rem']} />}
        frame={(content) => (
          <Stack>
            <Heading level={2} id={id}>
              {invoiceText('invoices')}
            </Heading>
            {content}
          </Stack>
        )}
      >
        {(list) => <Loaded id={id} list={list} subscription={subscription} />}
      </QueryContent>
    </section>
  );
}

function Loaded({ id, list, subscription }: InvoiceSectionProps & { id: string; list: InvoiceList }) {
  const { search } = useLocation();
  const years = yearsOf(list.results);
  const year = chosenYear(search, years);
  return (
    <Stack>
      <Row between>
        <Heading level={2} id={id}>
          {invoiceText('invoices')}
        </Heading>
        {year !== undefined && <YearChoice year={year} years={years} />}
      </Row>
      {list.waiting > 0 && <Waiting count={list.waiting} />}
      {year === undefined ? (
        <None subscription={subscription} />
      ) : (
        <InvoiceTable year={year} invoices={list.results.filter((invoice) => yearOf(invoice) === year)} />
      )}
      {year !== undefined && <Meta>{KEPT}</Meta>}
    </Stack>
  );
}

const Waiting = ({ count }: { count: number }) => (
  <Alert kind="info" announce="none">
    <p>{count === 1 ? invoiceText('waiting') : invoiceText('waitingMany', { count })}</p>
  </Alert>
);

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

/** While free days run that go over into a paid period, it says when that is. */
function None({ subscription }: InvoiceSectionProps) {
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
