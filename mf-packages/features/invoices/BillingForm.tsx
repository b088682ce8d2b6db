import { asApiError, t } from '@care/contracts';
import type { BillingDetails } from '@care/contracts/schemas';
import { Button, Panel, Row, Stack } from '@care/ui';
import {
  CareForm,
  emailProblem,
  FormDraft,
  FullWidth,
  requiredProblems,
  submitErrors,
  SubmitButton,
  TextField,
  trimmed,
  useDraft,
  useIfShown,
} from '@care/ui/form';
import { Check } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { BillingAddress } from '../booking/BillingFields';
import { invoiceApi } from './invoice-api';
import { invoiceText } from './texts';

type Values = Partial<BillingDetails>;

const DRAFT_NAME = 'invoice-billing';
const FIELDS = ['name', 'street', 'zip_code', 'city', 'vat_id', 'email'] as const;
const required = ['name', 'street', 'zip_code', 'city', 'email'] as const;

function problemsOf(values: Values) {
  const email = emailProblem(values.email);
  return { ...(email && { email }), ...requiredProblems(values, required) };
}

export interface BillingFormProps {
  initial: BillingDetails;
  onSaved: () => void;
  onClose: () => void;
}

/** The form for the buyer on the next invoices (PK-07). Sent again after a lost answer it saves the same. */
export function BillingForm({ initial, onSaved, onClose }: BillingFormProps) {
  const draft = useDraft(DRAFT_NAME);
  const [save] = invoiceApi.saveBilling.useMutation();
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => box.current?.querySelector('input')?.focus(), []);
  const done = useIfShown(onSaved);
  const send = async ({ name, street, zip_code, city, vat_id, email }: Values) => {
    const details = {
      ...{ name: trimmed(name), street: trimmed(street), zip_code: trimmed(zip_code), city: trimmed(city) },
      ...{ vat_id: trimmed(vat_id), email: trimmed(email) },
    };
    const { data, error } = await save(details);
    if (!data) return submitErrors(asApiError(error), FIELDS);
    draft.remove();
    done();
    return undefined;
  };
  const cancel = () => {
    draft.remove();
    onClose();
  };
  return (
    <Panel ref={box}>
      <CareForm<Values> onSubmit={send} initialValues={initial} validate={problemsOf}>
        {() => (
          <Stack>
            <FormDraft name={DRAFT_NAME} />
            <BillingAddress>
              <FullWidth>
                <TextField
                  name="email"
                  type="email"
                  label={invoiceText('email')}
                  hint={invoiceText('emailHint')}
                  autoComplete="email"
                  required
                />
              </FullWidth>
            </BillingAddress>
            <Row>
              <SubmitButton icon={Check}>{t('actions.save')}</SubmitButton>
              <Button variant="secondaryGray" onClick={cancel}>
                {invoiceText('cancel')}
              </Button>
            </Row>
          </Stack>
        )}
      </CareForm>
    </Panel>
  );
}
