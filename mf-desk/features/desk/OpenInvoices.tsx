import { berlinDay, formatDate, formatPrice } from '@care/contracts';
import type { Invoice } from '@care/contracts/schemas';
import { Badge, ButtonLink, Card, EmptyState, Heading, Meta, Row, Stack } from '@care/ui';
import { SubmitButton, TextField, CallForm } from '@care/ui/form';
import { StatusMessage } from '@care/ui/more';
import { useState } from 'react';
import { deskApi } from './desk-api';
import { deskText } from './texts';

/** Invoices whose money is missing, the oldest first; STAFF notes when it came in (PK-07). */
export function OpenInvoices({ invoices }: { invoices: readonly Invoice[] }) {
  const [noted, setNoted] = useState<string>();
  return (
    <Stack gap="large">
      {noted && <StatusMessage key={noted} kind="success" title={deskText('paymentNoted', { number: noted })} />}
      {invoices.length === 0 && <EmptyState title={deskText('invoicesNone')} />}
      {invoices.map((invoice) => (
        <OpenInvoice key={invoice.id} invoice={invoice} onNoted={() => setNoted(invoice.number)} />
      ))}
    </Stack>
  );
}

const today = (): string => berlinDay(new Date());

interface OpenInvoiceProps {
  invoice: Invoice;
  onNoted: () => void;
}

function OpenInvoice({ invoice, onNoted }: OpenInvoiceProps) {
  const { number, title, gross_cents, issued_on, due_on, pdf_url } = invoice;
  const titleId = `invoice-${invoice.id}`;
  return (
    <Card as="section" padded aria-labelledby={titleId}>
      <Stack>
        <Row between>
          <Heading level={2} look={3} id={titleId}>
            {number}
          </Heading>
          <Badge kind={due_on < today() ? 'wanted' : 'plain'}>
            {deskText(due_on < today() ? 'invoiceOverdue' : 'invoiceDue', { date: formatDate(due_on) })}
          </Badge>
        </Row>
        <p>{deskText('invoiceAmount', { title, amount: formatPrice(gross_cents) })}</p>
        <Meta>{deskText('invoiceIssued', { date: formatDate(issued_on) })}</Meta>
        <Row>
          <ButtonLink to={pdf_url} reloadDocument download variant="secondaryGray" size="small">
            {deskText('invoicePdf', { number })}
          </ButtonLink>
        </Row>
        <PaymentForm invoice={invoice} onNoted={onNoted} />
      </Stack>
    </Card>
  );
}

/** Sent again after a lost answer it changes nothing: the first day counts. */
function PaymentForm({ invoice: { id, number, issued_on }, onNoted }: OpenInvoiceProps) {
  const [note] = deskApi.notePaid.useMutation();
  return (
    <CallForm<{ paid_on?: string }>
      send={({ paid_on = '' }) => note({ id, paid_on })}
      onDone={onNoted}
      required={['paid_on']}
      requiredHint={false}
    >
      <TextField
        name="paid_on"
        type="date"
        label={deskText('paidOn')}
        hint={deskText('paidOnHint')}
        min={issued_on}
        max={today()}
        required
      />
      <Row>
        <SubmitButton variant="secondaryBlue" aria-label={deskText('notePaymentOf', { number })}>
          {deskText('notePayment')}
        </SubmitButton>
      </Row>
    </CallForm>
  );
}
