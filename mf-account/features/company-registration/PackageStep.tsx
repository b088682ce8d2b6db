import { routes, Slot, usePlatform, type PackageChoice } from '@care/contracts';
import { Alert, Link } from '@care/ui';
import { useForm } from '@care/ui/form';
import { useCallback, useState } from 'react';
import type { CompanyValues } from './company-values';
import { companyRegistrationText } from './texts';

/** The package selection in a slot of another slice; without that slice the free package is chosen (AC-05). */
export function PackageStep() {
  const { slots } = usePlatform();
  const form = useForm<CompanyValues>();
  const [chosen] = useState<PackageChoice>(() => form.getState().values.choice ?? { id: 'FREE_TIER' });
  const choose = useCallback((choice: PackageChoice) => form.change('choice', choice), [form]);
  if (!slots['registration.package-selection']) {
    return (
      <Alert kind="info" announce="none">
        <p>{companyRegistrationText('noPackages')}</p>
        <p>
          <Link to={routes.packages.build()} target="_blank" rel="noopener">
            {companyRegistrationText('toPackages')}
          </Link>
        </p>
      </Alert>
    );
  }
  return (
    <div>
      <p>{companyRegistrationText('packageLead')}</p>
      <Slot name="registration.package-selection" chosen={chosen} onChoose={choose} />
    </div>
  );
}
