import type { CompanyPage, SupportRequest, UserDetails } from '@care/contracts/schemas';
import { Button, Stack, Heading, Meta } from '@care/ui';
import {
  SubmitButton,
  CallForm,
  FormGrid,
  FullWidth,
  RadioCards,
  RadioSegment,
  SelectField,
  TextArea,
  TextField,
  useFormState,
} from '@care/ui/form';
import { StatusMessage } from '@care/ui/more';
import styled from '@emotion/styled';
import { Send } from 'lucide-react';
import { useState, useId } from 'react';
import { berlinDay } from '@care/contracts';
import {
  dayAfter,
  SUPPORT_SUBJECTS,
  SUPPORT_TEXT_MAX_LENGTH,
  VISIT_DAYS,
  VISIT_TIMES,
} from '@care/contracts/support-requests';
import { supportApi } from './support-api';
import { inputOf, problemsOf, renamed, valuesOf, type SupportValues, WISHES } from './support-values';
import { supportText } from './texts';

export interface SupportFormProps {
  company: CompanyPage;
  user: UserDetails;
}

/** A question to our team, or a request for a visit; after sending, its reference and what happens next (PK-08). */
export function SupportForm({ company, user }: SupportFormProps) {
  const [sent, setSent] = useState<SupportRequest>();
  const [send] = supportApi.send.useMutation();
  const [initialValues] = useState(() => valuesOf(company, user));
  if (sent) return <Sent request={sent} onAgain={() => setSent(undefined)} />;
  return (
    <CallForm<SupportValues, SupportRequest>
      draft={`support:${company.id}`}
      initialValues={initialValues}
      validate={problemsOf}
      send={(values, keyOf) => {
        const input = inputOf(values);
        return send({ company: company.id, input, idempotencyKey: keyOf(input) });
      }}
      rename={renamed}
      onDone={setSent}
    >
      <SupportFields user={user} />
      <div>
        <SubmitButton icon={Send} size="large">
          {supportText('form.send')}
        </SubmitButton>
      </div>
    </CallForm>
  );
}

const Reference = styled.strong`
  white-space: nowrap;
`;

const Sent = ({ request: { kind, reference }, onAgain }: { request: SupportRequest; onAgain: () => void }) => (
  <Stack>
    <StatusMessage kind="success" title={supportText('sent.title')}>
      <p>
        {supportText('sent.reference')} <Reference>{reference}</Reference>
      </p>
      <p>{supportText(`sent.${kind}`)}</p>
    </StatusMessage>
    <div>
      <Button variant="secondaryBlue" onClick={onAgain}>
        {supportText('sent.again')}
      </Button>
    </div>
  </Stack>
);

const subjects = () => SUPPORT_SUBJECTS.map((value) => ({ value, label: supportText(`subject.${value}`) }));
const times = () => VISIT_TIMES.map((value) => ({ value, label: supportText(`time.${value}`) }));

/** The fields of a question or of a request for a visit (PK-08). */
function SupportFields({ user }: { user: UserDetails }) {
  const { values } = useFormState<SupportValues>({ subscription: { values: true } });
  return (
    <Stack>
      <RadioCards
        name="kind"
        label={supportText('form.kind')}
        required
        cards={[
          { value: 'QUESTION', title: supportText('form.question'), hint: supportText('form.questionHint') },
          { value: 'VISIT', title: supportText('form.visit'), hint: supportText('form.visitHint') },
        ]}
      />
      <SelectField name="subject" label={supportText('form.subject')} options={subjects()} required />
      <TextArea
        name="text"
        label={supportText('form.text')}
        hint={supportText('form.textHint')}
        maxLength={SUPPORT_TEXT_MAX_LENGTH}
        rows={6}
        required
      />
      {values.kind === 'VISIT' && <VisitFields />}
      <RadioSegment
        name="answer_by"
        label={supportText('form.answerBy')}
        required
        options={[
          { value: 'EMAIL', label: supportText('form.email') },
          { value: 'PHONE', label: supportText('form.byPhone') },
        ]}
      />
      {values.answer_by === 'PHONE' ? (
        <TextField name="phone" label={supportText('form.phone')} type="tel" autoComplete="tel" required />
      ) : (
        <Meta>
          {user.email_verified ? supportText('form.emailHint', { email: user.email }) : supportText('form.unconfirmed')}
        </Meta>
      )}
    </Stack>
  );
}

/** Place, contact and the three wished times. */
function VisitFields() {
  const id = useId();
  const today = berlinDay(new Date());
  return (
    <section aria-labelledby={id}>
      <Stack>
        <FormGrid columns={2}>
          <FullWidth>
            <TextField name="address" label={supportText('form.address')} autoComplete="street-address" required />
          </FullWidth>
          <FullWidth>
            <TextField name="contact" label={supportText('form.contact')} autoComplete="name" required />
          </FullWidth>
        </FormGrid>
        <Stack gap="small">
          <Heading level={3} look={4} id={id}>
            {supportText('form.wishes')}
          </Heading>
          <Meta>{supportText('form.wishesHint', { days: VISIT_DAYS })}</Meta>
        </Stack>
        <FormGrid columns={2}>
          {WISHES.flatMap((number) => [
            <TextField
              key={`day${number}`}
              name={`day${number}`}
              label={supportText('form.day', { number })}
              type="date"
              min={dayAfter(today, 1)}
              max={dayAfter(today, VISIT_DAYS)}
              required
            />,
            <RadioSegment
              key={`time${number}`}
              name={`time${number}`}
              label={supportText('form.time', { number })}
              options={times()}
              required
            />,
          ])}
        </FormGrid>
      </Stack>
    </section>
  );
}
