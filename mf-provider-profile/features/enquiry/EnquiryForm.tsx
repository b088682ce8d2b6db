import { CARE_FORMS, careFormLabel, routes, useSession } from '@care/contracts';
import { ENQUIRY_GRADES, ENQUIRY_SITUATIONS, gradeLabel, situationLabels } from '@care/contracts/enquiry';
import { berlinDay } from '@care/contracts/format';
import type { EnquiryCreated, EnquiryInput, EnquiryReceiverChoice } from '@care/contracts/schemas';
import { Link, Meta, Panel, Stack } from '@care/ui';
import {
  CallForm,
  CheckboxField,
  RadioGroup,
  RadioSegment,
  SelectField,
  SubmitButton,
  TextArea,
  TextField,
} from '@care/ui/form';
import { Send } from 'lucide-react';
import { enquiryApi } from './enquiry-api';
import { enquiryText } from './texts';

const GRADES = ENQUIRY_GRADES.map((grade) => ({ value: String(grade), label: gradeLabel(grade) }));
const FORMS = CARE_FORMS.map((value) => ({ value, label: careFormLabel(value) }));
const SITUATIONS = ENQUIRY_SITUATIONS.map((value) => ({ value, label: situationLabels[value] }));
/** Consents are never stored with the draft. */
const CONSENTS = ['consent', 'allows_waiting_list'];

/** The fields of the form; an empty one is absent. */
type Values = Partial<Omit<EnquiryInput, 'receivers' | 'care_grade' | 'consent'>> & {
  care_grade?: string;
  consent?: boolean;
};

export interface SentEnquiry {
  /** The key of the private page; null if the address confirms the enquiry first. */
  key: string | null;
  email: string;
}

interface EnquiryFormProps {
  receivers: readonly EnquiryReceiverChoice[];
  onSent: (sent: SentEnquiry) => void;
}

const inputOf = (values: Values, receivers: readonly EnquiryReceiverChoice[]): EnquiryInput => ({
  receivers: receivers.map(({ id }) => id),
  // The server refuses what `required` lets through.
  care_grade: Number(values.care_grade) as EnquiryInput['care_grade'],
  care_form: values.care_form ?? 'stationare-pflege',
  situation: values.situation ?? 'PLANNING',
  starts_on: values.starts_on ?? '',
  email: values.email?.trim() ?? '',
  phone: values.phone?.trim() ?? '',
  content: values.content ?? '',
  allows_waiting_list: values.allows_waiting_list ?? false,
  consent: true,
});

type Labelled = Exclude<keyof Values, 'consent'>;
const named = (name: Labelled) => ({ name, label: enquiryText(`form.${name}`) });

/** One form for all receivers (EQ-02). */
export function EnquiryForm({ receivers, onSent }: EnquiryFormProps) {
  const isMember = useSession().status === 'authenticated';
  const [send] = enquiryApi.send.useMutation();
  const required = ['care_grade', 'care_form', 'situation', 'starts_on', 'consent'] as const;
  const names = receivers.map(({ name }) => name).join(', ');
  let email = '';
  return (
    <Panel>
      <CallForm<Values, EnquiryCreated>
        draft="enquiry"
        omit={CONSENTS}
        required={isMember ? required : [...required, 'email']}
        send={(values, keyOf) => {
          const enquiry = inputOf(values, receivers);
          email = enquiry.email ?? '';
          return send({ enquiry, idempotencyKey: keyOf(enquiry) });
        }}
        onDone={({ key }) => onSent({ key, email })}
      >
        <Stack gap="large">
          <RadioSegment {...named('care_grade')} required options={GRADES} />
          <SelectField {...named('care_form')} required options={FORMS} />
          <RadioGroup {...named('situation')} required options={SITUATIONS} />
          <TextField {...named('starts_on')} type="date" min={berlinDay(new Date())} required />
          {isMember ? (
            <Meta>{enquiryText('form.account')}</Meta>
          ) : (
            <TextField
              {...named('email')}
              type="email"
              hint={enquiryText('form.emailHint')}
              autoComplete="email"
              required
            />
          )}
          <TextField {...named('phone')} type="tel" hint={enquiryText('form.phoneHint')} autoComplete="tel" />
          <TextArea {...named('content')} hint={enquiryText('form.contentHint')} rows={5} />
          <CheckboxField {...named('allows_waiting_list')} />
          <div>
            <CheckboxField name="consent" short="consent" label={enquiryText('form.consent', { names })} required />
            <Meta>
              <Link to={routes.privacy.build()}>{enquiryText('form.privacy')}</Link>
            </Meta>
          </div>
          <div>
            <SubmitButton icon={Send}>{enquiryText('form.submit', { count: receivers.length })}</SubmitButton>
          </div>
          <Meta>{enquiryText('form.deleted')}</Meta>
        </Stack>
      </CallForm>
    </Panel>
  );
}
