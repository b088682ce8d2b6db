import { asApiError } from '@care/contracts';
import type { BillingDetails } from '@care/contracts/schemas';
import { apiErrorMessage, Button, ErrorPanel, Heading, Loading, media, Meta, Row, Skeleton, Stack } from '@care/ui';
import { useLazyModule } from '@care/ui/lazy';
import { StatusMessage } from '@care/ui/more';
import styled from '@emotion/styled';
import { Pencil } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import type { BillingFormProps } from './BillingForm';
import { invoiceApi } from './invoice-api';
import { invoiceText } from './texts';

const Facts = styled.dl`
  display: grid;
  gap: 0 var(--s-4);
  & dt {
    color: var(--ink-soft);
  }
  & dd {
    margin: 0 0 var(--s-3);
    overflow-wrap: anywhere;
  }
  ${media.tablet} {
    grid-template-columns: max-content minmax(0, 1fr);
  }
`;

/** The buyer on the next invoices, and its form (PK-07). */
export function BillingSection() {
  const { data, error, isFetching, refetch } = invoiceApi.billing.useQuery();
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
          {data && !isEditing && (
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
        {data ? (
          isEditing ? (
            <LazyBillingForm initial={data} onSaved={done} onClose={close} />
          ) : (
            <BillingFacts details={data} />
          )
        ) : error ? (
          <ErrorPanel title={invoiceText('billingFailed')} onRetry={() => void refetch()} retrying={isFetching}>
            <p>{apiErrorMessage(asApiError(error))}</p>
          </ErrorPanel>
        ) : (
          <Loading>
            <Skeleton height="10rem" />
          </Loading>
        )}
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

const fetchForm = () => import('./BillingForm').then(({ BillingForm }) => BillingForm);

/** The code of the form loads when it is opened. */
function LazyBillingForm(props: BillingFormProps) {
  const { lazy, load } = useLazyModule(fetchForm);
  useEffect(load, [load]);
  if (lazy.kind === 'ready') return <lazy.module {...props} />;
  if (lazy.kind === 'failed') return <ErrorPanel title={invoiceText('formFailed')} onRetry={load} />;
  return (
    <Loading>
      <Skeleton height="20rem" />
    </Loading>
  );
}
