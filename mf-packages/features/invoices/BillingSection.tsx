import type { BillingDetails } from '@care/contracts/schemas';
import { Button, Heading, media, Meta, Row, Stack } from '@care/ui';
import { lazyShown } from '@care/ui/lazy';
import { QueryContent, StatusMessage, Placeholder } from '@care/ui/more';
import styled from '@emotion/styled';
import { Pencil } from 'lucide-react';
import { useRef, useState } from 'react';
import { invoiceApi } from './invoice-api';
import { invoiceText } from './texts';

const Facts = styled.dl`
  display: grid;
  gap: 0 var(--s-4);
  & dt {
    color: var(--ink-soft);
  }
  & dd {
    margin-bottom: var(--s-3);
  }
  ${media.tablet} {
    grid-template-columns: max-content minmax(0, 1fr);
  }
`;

/** The code of the form loads when it is opened. */
const BillingForm = lazyShown(() => import('./BillingForm').then(({ BillingForm: Form }) => Form), {
  failed: () => invoiceText('formFailed'),
  height: '20rem',
});

/** The buyer on the next invoices, and its form (PK-07). */
export function BillingSection() {
  const query = invoiceApi.billing.useQuery();
  const [isEditing, setEditing] = useState(false);
  const [saved, setSaved] = useState(0);
  const section = useRef<HTMLElement>(null);
  // The pressed button disappears.
  const close = () => {
    setEditing(false);
    section.current?.focus({ preventScroll: true });
  };
  const done = () => {
    setSaved(saved + 1);
    close();
  };
  const edit = () => {
    setSaved(0);
    setEditing(true);
  };
  return (
    <section ref={section} tabIndex={-1} aria-label={invoiceText('billing')}>
      <Stack>
        {saved > 0 && <StatusMessage key={saved} kind="success" title={invoiceText('saved')} />}
        <Row between>
          <Heading level={2}>{invoiceText('billing')}</Heading>
          {query.data && !isEditing && (
            <Button
              variant="secondaryBlue"
              size="small"
              icon={Pencil}
              aria-label={invoiceText('editBilling')}
              onClick={edit}
            >
              {invoiceText('edit')}
            </Button>
          )}
        </Row>
        <QueryContent query={query} failed={invoiceText('billingFailed')} skeleton={<Placeholder of={['10rem']} />}>
          {(details) =>
            isEditing ? (
              <BillingForm initial={details} onSaved={done} onClose={close} />
            ) : (
              <BillingFacts details={details} />
            )
          }
        </QueryContent>
      </Stack>
    </section>
  );
}

const BillingFacts = ({ details: { name, street, zip_code, city, email, vat_id } }: { details: BillingDetails }) => (
  <>
    <Facts>
      <dt>{invoiceText('name')}</dt>
      <dd>{name}</dd>
      <dt>{invoiceText('address')}</dt>
      <dd>
        {street}, {zip_code} {city}
      </dd>
      <dt>{invoiceText('email')}</dt>
      <dd>{email}</dd>
      <dt>{invoiceText('vatId')}</dt>
      <dd>{vat_id || invoiceText('notGiven')}</dd>
    </Facts>
    <Meta>{invoiceText('fromNowOn')}</Meta>
  </>
);
