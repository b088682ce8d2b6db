import { formatDate } from '@care/contracts';
import type { CompanyPage, OwnershipDispute } from '@care/contracts/schemas';
import { Alert, Heading, Meta, Panel, Stack } from '@care/ui';
import { RadioGroup, SubmitButton, TextArea, CallForm } from '@care/ui/form';
import { StatusMessage } from '@care/ui/more';
import { useState } from 'react';
import { companyAreaApi } from './company-area-api';
import { companyAreaText } from './texts';

const MAX_TEXT = 2000;

/** Claims of others on the owner's provider, each with a form for the answer; nothing while there are none (PP-18). */
export function Disputes({ company }: { company: Pick<CompanyPage, 'id'> }) {
  const { data } = companyAreaApi.disputes.useQuery(company.id);
  return data?.results.map((dispute) => <Dispute key={dispute.id} dispute={dispute} />);
}

function Dispute({ dispute }: { dispute: OwnershipDispute }) {
  const { id, answered_at, agrees, text } = dispute;
  const [wasAnswered] = useState(answered_at !== null);
  // An answer that was sent on this page takes the focus, because it replaces its form.
  const Answer = wasAnswered ? Alert : StatusMessage;
  return (
    <Panel>
      <Stack>
        <Heading level={2} look={3}>
          {companyAreaText('dispute.title')}
        </Heading>
        <p>{companyAreaText('dispute.text', { date: formatDate(dispute.answer_until) })}</p>
        <Meta>{companyAreaText('dispute.reference', { reference: dispute.reference })}</Meta>
        {answered_at ? (
          <Answer kind="success" title={companyAreaText('dispute.answered', { date: formatDate(answered_at) })}>
            <p>{companyAreaText(agrees ? 'dispute.agrees' : 'dispute.disagrees')}</p>
            {text && <p>{text}</p>}
          </Answer>
        ) : (
          <AnswerForm id={id} />
        )}
      </Stack>
    </Panel>
  );
}

function AnswerForm({ id }: { id: number }) {
  const [answer] = companyAreaApi.answerDispute.useMutation();
  return (
    <CallForm<{ agrees?: 'yes' | 'no'; text?: string }>
      requiredHint={false}
      required={['agrees']}
      send={({ agrees, text = '' }) => answer({ id, agrees: agrees === 'yes', text })}
    >
      <RadioGroup
        name="agrees"
        label={companyAreaText('dispute.question')}
        options={[
          { value: 'no', label: companyAreaText('dispute.disagrees') },
          { value: 'yes', label: companyAreaText('dispute.agrees') },
        ]}
      />
      <TextArea name="text" label={companyAreaText('dispute.words')} maxLength={MAX_TEXT} rows={4} />
      <div>
        <SubmitButton>{companyAreaText('dispute.send')}</SubmitButton>
      </div>
    </CallForm>
  );
}
