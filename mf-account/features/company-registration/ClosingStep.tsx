import { careFormLabel, periodLabel, tierLabel } from '@care/contracts';
import { CARE_FORMS } from '@care/contracts/vocabulary';
import { Alert, Button, Heading, Panel, Stack } from '@care/ui';
import { trimmed } from '@care/ui/form';
import { Term, Terms } from '@care/ui/more';
import { Pencil } from 'lucide-react';
import { websiteOf, type CompanyValues } from './company-values';
import { companyRegistrationText } from './texts';

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
