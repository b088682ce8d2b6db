import { asApiError, formatDate } from '@care/contracts';
import type { CompanyPage, Handovers } from '@care/contracts/schemas';
import { Button, Heading, Meta, Panel, Row, Stack } from '@care/ui';
import { requiredProblems, submitErrors, TextField } from '@care/ui/form';
import { StatusMessage } from '@care/ui/more';
import { useState } from 'react';
import { ActionFailure } from '../action-failure/ActionFailure';
import { OpenForm } from '../own-account/OpenForm';
import { companyAreaApi } from './company-area-api';
import { companyAreaText } from './texts';

interface HandoverValues {
  email?: string;
  password?: string;
}

/** Hands the own provider over to another account, which has to accept. */
export function Handover({ company }: { company: Pick<CompanyPage, 'id'> }) {
  const { data } = companyAreaApi.handovers.useQuery();
  const [isOpen, setOpen] = useState(false);
  return (
    <Stack>
      <p>{companyAreaText('handover.text')}</p>
      {data?.own ? (
        <OpenOffer company={company} own={data.own} onEnd={() => setOpen(false)} />
      ) : isOpen ? (
        <OfferForm company={company} onClose={() => setOpen(false)} />
      ) : (
        <Button variant="secondaryGray" onClick={() => setOpen(true)}>
          {companyAreaText('handover.title')}
        </Button>
      )}
    </Stack>
  );
}

function OfferForm({ company, onClose }: { company: Pick<CompanyPage, 'id'>; onClose: () => void }) {
  const [offer] = companyAreaApi.offerHandover.useMutation();
  const send = async ({ email = '', password = '' }: HandoverValues) => {
    const { error } = await offer({ id: company.id, email, password });
    return error ? submitErrors(asApiError(error), ['email', 'password']) : undefined;
  };
  return (
    <OpenForm<HandoverValues>
      draftName="company-handover"
      validate={(values) => requiredProblems(values, ['email', 'password'])}
      onSubmit={send}
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
      <TextField
        name="password"
        type="password"
        label={companyAreaText('handover.password')}
        autoComplete="current-password"
        required
      />
    </OpenForm>
  );
}

interface OpenOfferProps {
  company: Pick<CompanyPage, 'id'>;
  own: NonNullable<Handovers['own']>;
  onEnd: () => void;
}

function OpenOffer({ company, own, onEnd }: OpenOfferProps) {
  const [end, { isLoading, error }] = companyAreaApi.endHandover.useMutation();
  const withdraw = () => {
    onEnd();
    void end(company.id);
  };
  return (
    <>
      <StatusMessage
        kind="info"
        title={companyAreaText('handover.open', { email: own.email, date: formatDate(own.expires_at) })}
      />
      <ActionFailure error={error} />
      <Button variant="secondaryGray" loading={isLoading} onClick={withdraw}>
        {companyAreaText('handover.withdraw')}
      </Button>
    </>
  );
}

/** Providers that this account may take over; nothing while there are none. */
export function OfferedCompanies() {
  const { data } = companyAreaApi.handovers.useQuery();
  return data?.offered.map((offered) => <Offered key={offered.company.id} offered={offered} />);
}

function Offered({ offered: { company, from, expires_at } }: { offered: Handovers['offered'][number] }) {
  const [accept, accepting] = companyAreaApi.acceptHandover.useMutation();
  const [decline, declining] = companyAreaApi.endHandover.useMutation();
  const error = accepting.error ?? declining.error;
  return (
    <Panel>
      <Stack>
        <Heading level={2} look={3}>
          {companyAreaText('handover.offered', { from, name: company.name })}
        </Heading>
        <p>{companyAreaText('handover.offeredText')}</p>
        <Meta>{companyAreaText('handover.until', { date: formatDate(expires_at) })}</Meta>
        <ActionFailure error={error} />
        <Row>
          <Button loading={accepting.isLoading} onClick={() => void accept(company.id)}>
            {companyAreaText('handover.accept')}
          </Button>
          <Button variant="secondaryGray" loading={declining.isLoading} onClick={() => void decline(company.id)}>
            {companyAreaText('handover.decline')}
          </Button>
        </Row>
      </Stack>
    </Panel>
  );
}
