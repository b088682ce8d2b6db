import { t } from '@care/contracts';
import type { BillingDetails } from '@care/contracts/schemas';
import { Button, Panel, Row } from '@care/ui';
import {
  emailProblem,
  FullWidth,
  SubmitButton,
  TextField,
  trimmed,
  useDraft,
  CallForm,
  definedProblems,
  useFirstFieldFocus,
} from '@care/ui/form';
import { Check } from 'lucide-react';
import { BillingAddress } from '../booking/BillingFields';
import { invoiceApi } from './invoice-api';
import { invoiceText } from './texts';

type Values = Partial<BillingDetails>;

const DRAFT_NAME = 'invoice-billing';
const required = ['name', 'street', 'zip_code', 'city', 'email'] as const;

export interface BillingFormProps {
  initial: BillingDetails;
  onSaved: () => void;
  onClose: () => void;
}

/** The form for the buyer on the next invoices (PK-07). Sent again after a lost answer it saves the same. */
export function BillingForm({ initial, onSaved, onClose }: BillingFormProps) {
  const draft = useDraft(DRAFT_NAME);
  const [save] = invoiceApi.saveBilling.useMutation();
  const box = useFirstFieldFocus(true);
  const cancel = () => {
    draft.remove();
    onClose();
  };
  return (
    <Panel ref={box}>
      <CallForm<Values>
        draft={DRAFT_NAME}
        initialValues={initial}
        required={required}
        validate={({ email }) => definedProblems({ email: emailProblem(email) })}
        send={({ name, street, zip_code, city, vat_id, email }) =>
          save({
            ...{ name: trimmed(name), street: trimmed(street), zip_code: trimmed(zip_code), city: trimmed(city) },
            ...{ vat_id: trimmed(vat_id), email: trimmed(email) },
          })
        }
        onDone={onSaved}
      >
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
      </CallForm>
    </Panel>
  );
}
