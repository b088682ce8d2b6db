import { careFormLabel, periodLabel, tierLabel } from '@care/contracts';
import { CARE_FORMS } from '@care/contracts/vocabulary';
import {
  CheckboxGroup,
  FormGrid,
  FullWidth,
  TextField,
  WideTextField,
  useForm,
  trimmed,
  SubmitButton,
} from '@care/ui/form';
import { AddressField, useResolveAddress, type PickedAddress } from '@care/ui/address';
import { Alert, Button, Heading, Panel, Stack, Row } from '@care/ui';
import { Term, Terms } from '@care/ui/more';
import { Pencil } from 'lucide-react';
import { Steps } from '@care/ui/tabs';
import styled from '@emotion/styled';
import { useEffect, useId, useRef, type ReactNode } from 'react';
import { geoApi } from '../address/geo-api';
import { registrationApi } from '../registration/registration-api';
import { type CompanyValues, websiteOf } from './company-values';
import { companyRegistrationText } from './texts';

/** The first step: name, address and contact of a company (AC-05). */
export function AddressStep() {
  const form = useForm<CompanyValues>();
  const resolve = useResolveAddress(geoApi);
  const fillZipCode = async (picked: PickedAddress) => {
    const address = await resolve(picked);
    if (address?.postal_code) form.change('zip_code', address.postal_code);
  };
  return (
    <FormGrid columns={2}>
      <WideTextField name="name" label={companyRegistrationText('name')} autoComplete="organization" required />
      <WideTextField name="operator" label={companyRegistrationText('operator')} required />
      <FullWidth>
        <AddressField
          geoApi={geoApi}
          name="street"
          label={companyRegistrationText('street')}
          hint={companyRegistrationText('streetHint')}
          placeholder={companyRegistrationText('streetPlaceholder')}
          kind="address"
          required
          onPicked={(picked) => void fillZipCode(picked)}
        />
      </FullWidth>
      <TextField
        name="zip_code"
        label={companyRegistrationText('zipCode')}
        inputMode="numeric"
        autoComplete="postal-code"
        required
      />
      <TextField name="phone" label={companyRegistrationText('phone')} type="tel" autoComplete="tel" required />
      <TextField name="email" label={companyRegistrationText('email')} type="email" autoComplete="email" required />
      <TextField
        name="website"
        label={companyRegistrationText('website')}
        placeholder={companyRegistrationText('websitePlaceholder')}
        inputMode="url"
        autoComplete="url"
        required
      />
      <FullWidth>
        <Services />
      </FullWidth>
      <WideTextField
        name="otherService"
        label={companyRegistrationText('otherService')}
        hint={companyRegistrationText('otherServiceHint')}
      />
    </FormGrid>
  );
}

/** The services from the server; if they cannot be loaded, the built-in list. */
function Services() {
  const { data } = registrationApi.services.useQuery();
  const services = data?.services ?? CARE_FORMS.map((value) => ({ value, name: careFormLabel(value) }));
  return (
    <CheckboxGroup
      name="services"
      label={companyRegistrationText('services')}
      hint={companyRegistrationText('servicesHint')}
      options={services.map(({ value, name }) => ({ value, label: name }))}
    />
  );
}

interface ClosingStepProps {
  values: CompanyValues;
  /** Returns to the first step. */
  onChange: () => void;
}

/** The last step: a summary of the data and the price (AC-05). */
export const ClosingStep = ({ values, onChange }: ClosingStepProps) => (
  <Stack>
    <Panel>
      <Heading level={3}>{companyRegistrationText('yourCompany')}</Heading>
      <Terms>
        <Term name={companyRegistrationText('name')}>{trimmed(values.name)}</Term>
        <Term name={companyRegistrationText('operator')}>{trimmed(values.operator)}</Term>
        <Term name={companyRegistrationText('street')}>{values.street?.text}</Term>
        <Term name={companyRegistrationText('phone')}>{trimmed(values.phone)}</Term>
        <Term name={companyRegistrationText('email')}>{trimmed(values.email)}</Term>
        <Term name={companyRegistrationText('website')}>{websiteOf(values.website)}</Term>
        <Term name={companyRegistrationText('services')}>{servicesText(values)}</Term>
      </Terms>
      <Button variant="bgNone" size="small" icon={Pencil} onClick={onChange}>
        {companyRegistrationText('change')}
      </Button>
    </Panel>
    <Panel>
      <Heading level={3}>{companyRegistrationText('yourPackage')}</Heading>
      <p>{packageText(values)}</p>
      <p>{companyRegistrationText(values.choice && values.choice.id !== 'FREE_TIER' ? 'payLater' : 'payNothing')}</p>
    </Panel>
    <Alert kind="info" announce="none">
      {companyRegistrationText('reviewNote')}
    </Alert>
  </Stack>
);

function servicesText({ services = [], otherService }: CompanyValues): string {
  const known = services.flatMap((service) => CARE_FORMS.find((form) => form === service) ?? []).map(careFormLabel);
  return [...known, trimmed(otherService)].filter(Boolean).join(', ') || companyRegistrationText('noService');
}

function packageText({ choice }: CompanyValues): string {
  if (!choice || choice.id === 'FREE_TIER') return companyRegistrationText('freePackage');
  return companyRegistrationText('packageBilled', { tier: tierLabel(choice.id), period: periodLabel(choice.period) });
}

const Frame = styled.div`
  display: grid;
  gap: var(--s-5);
  margin-top: var(--s-4);
`;

interface StepFrameProps {
  /** Index of the step. */
  step: number;
  onBack?: () => void;
  children: ReactNode;
}

/** The frame of a step: progress, heading, fields and buttons. A new step moves the focus to its heading. */
export function StepFrame({ step, onBack, children }: StepFrameProps) {
  const labels = [
    companyRegistrationText('addressData'),
    companyRegistrationText('packageSelection'),
    companyRegistrationText('paymentAndClosing'),
  ];
  const titleId = useId();
  const lastStep = useRef(step);
  useEffect(() => {
    if (lastStep.current !== step) document.getElementById(titleId)?.focus();
    lastStep.current = step;
  }, [step, titleId]);
  const isLast = step === labels.length - 1;
  return (
    <Frame>
      <nav aria-label={companyRegistrationText('steps')}>
        <Steps labels={labels} current={step} />
      </nav>
      <div>
        <p>{companyRegistrationText('step', { n: step + 1, total: labels.length })}</p>
        <Heading level={2} id={titleId} tabIndex={-1}>
          {labels[step]}
        </Heading>
      </div>
      {children}
      <Row between>
        {onBack ? (
          <Button variant="secondaryGray" onClick={onBack}>
            {companyRegistrationText('back')}
          </Button>
        ) : (
          <span />
        )}
        <SubmitButton size="large">{companyRegistrationText(isLast ? 'submit' : 'next')}</SubmitButton>
      </Row>
    </Frame>
  );
}
