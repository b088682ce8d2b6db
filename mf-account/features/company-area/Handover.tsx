import { formatDate } from '@care/contracts';
import type { CompanyPage, Handovers } from '@care/contracts/schemas';
import { Alert, Button, Heading, Meta, Panel, Row, Stack } from '@care/ui';
import { TextField } from '@care/ui/form';
import { StatusMessage, ActionButton } from '@care/ui/more';
import { useState } from 'react';
import { CurrentPasswordField } from '../account-fields/AccountFields';
import { OpenForm, useClosing } from '../own-account/OpenForm';
import { companyAreaApi } from './company-area-api';
import { companyAreaText } from './texts';

/** Hands the provider over to another account, which has to accept. */
export function Handover({ company }: { company: Pick<CompanyPage, 'id'> }) {
  const { data } = companyAreaApi.handovers.useQuery();
  const [state, setState] = useState<'shown' | 'open' | 'withdrawn'>('shown');
  const { opener, close } = useClosing(() => setState('shown'));
  return (
    <Stack>
      <p>{companyAreaText('handover.text')}</p>
      {data?.own ? (
        <OpenOffer company={company} own={data.own} isNew={state === 'open'} onEnd={() => setState('withdrawn')} />
      ) : state === 'open' ? (
        <OfferForm company={company} onClose={close} />
      ) : (
        <>
          {state === 'withdrawn' && <StatusMessage kind="success" title={companyAreaText('handover.withdrawn')} />}
          <Button ref={opener} variant="secondaryGray" onClick={() => setState('open')}>
            {companyAreaText('handover.title')}
          </Button>
        </>
      )}
    </Stack>
  );
}

function OfferForm({ company, onClose }: { company: Pick<CompanyPage, 'id'>; onClose: () => void }) {
  const [offer] = companyAreaApi.offerHandover.useMutation();
  return (
    <OpenForm<{ email?: string; password?: string }>
      draft="company-handover"
      required={['email', 'password']}
      send={({ email = '', password = '' }) => offer({ id: company.id, email, password })}
      onCancel={onClose}
      action={companyAreaText('handover.send')}
    >
      <TextField
        name="email"
        type="email"
        label={companyAreaText('handover.email')}
        hint={companyAreaText('handover.emailHint')}
        autoComplete="off"
        required
      />
      <CurrentPasswordField label={companyAreaText('handover.password')} />
    </OpenForm>
  );
}

interface OpenOfferProps {
  company: Pick<CompanyPage, 'id'>;
  own: NonNullable<Handovers['own']>;
  /** The offer was made on this page: it takes the focus, because it replaces the form. */
  isNew: boolean;
  onEnd: () => void;
}

function OpenOffer({ company, own, isNew, onEnd }: OpenOfferProps) {
  const [end] = companyAreaApi.endHandover.useMutation();
  const [wasNew] = useState(isNew);
  const Offer = wasNew ? StatusMessage : Alert;
  return (
    <>
      <Offer
        kind="info"
        title={companyAreaText('handover.open', { email: own.email, date: formatDate(own.expires_at) })}
      />
      <ActionButton variant="secondaryGray" run={() => end(company.id)} onDone={onEnd}>
        {companyAreaText('handover.withdraw')}
      </ActionButton>
    </>
  );
}

/** Providers that this account may take over; nothing while there are none. */
export function OfferedCompanies() {
  const { data } = companyAreaApi.handovers.useQuery();
  const [result, setResult] = useState<string>();
  return (
    <>
      {result && <StatusMessage key={result} kind="success" title={result} />}
      {data?.offered.map((offered) => (
        <Offered key={offered.company.id} offered={offered} onDone={setResult} />
      ))}
    </>
  );
}

interface OfferedProps {
  offered: Handovers['offered'][number];
  /** Called with a message about the result; the offer disappears. */
  onDone: (result: string) => void;
}

function Offered({ offered: { company, from, expires_at }, onDone }: OfferedProps) {
  const [accept] = companyAreaApi.acceptHandover.useMutation();
  const [decline] = companyAreaApi.endHandover.useMutation();
  const { id, name } = company;
  const [acceptText, declineText] = [companyAreaText('handover.accept'), companyAreaText('handover.decline')];
  /** Begins with the visible text. Several providers may be offered. */
  const labelOf = (action: string) => companyAreaText('handover.actionOf', { action, from, name });
  return (
    <Panel>
      <Stack>
        <Heading level={2} look={3}>
          {companyAreaText('handover.offered', { from, name })}
        </Heading>
        <p>{companyAreaText('handover.offeredText')}</p>
        <Meta>{companyAreaText('handover.until', { date: formatDate(expires_at) })}</Meta>
        <Row>
          <ActionButton
            aria-label={labelOf(acceptText)}
            run={() => accept(id)}
            onDone={() => onDone(companyAreaText('handover.accepted', { name }))}
          >
            {acceptText}
          </ActionButton>
          <ActionButton
            variant="secondaryGray"
            aria-label={labelOf(declineText)}
            run={() => decline(id)}
            onDone={() => onDone(companyAreaText('handover.declined', { name }))}
          >
            {declineText}
          </ActionButton>
        </Row>
      </Stack>
    </Panel>
  );
}
