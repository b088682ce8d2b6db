import { careFormLabel } from '@care/contracts';
import type { CompanyPage } from '@care/contracts/schemas';
import { ErrorPanel, Meta, Stack } from '@care/ui';
import { Placeholder } from '@care/ui/more';
import { accountText } from '@care/contracts/account-texts';
import {
  PRICED_FORMS,
  PRICES,
  PRICE_UNITS,
  hasPrices,
  pricesDayProblem,
  pricesOfForm,
} from '@care/contracts/company-prices';
import { berlinDay } from '@care/contracts/format';
import { GroupFrame } from '@care/ui/field';
import { FormGrid, TextField } from '@care/ui/form';
import { useId } from 'react';
import { EditableArea } from '../editing/EditableArea';
import { editingText } from '../editing/texts';
import { useOwnCompany } from '../editing/editing-api';
import { plainEditor, type PlainValues } from '../editing/plain-fields';
import type { SectionEditor } from '../editing/section-editor';
import { fieldLabel } from '../../texts';
import { StatedPrices } from './StatedPrices';
import { pricesText } from './texts';

/** The prices of the own provider, shown or as a form (CO-04). */
export function OwnPrices({ company }: { company: CompanyPage }) {
  const { own, reload, error, isFetching, refetch } = useOwnCompany(company);
  if (own) return <EditableArea editor={pricesEditor} own={own} onSaved={reload} />;
  if (!error) return <Placeholder of={['20rem']} />;
  return <ErrorPanel title={editingText('bar.failed')} onRetry={() => void refetch()} retrying={isFetching} />;
}

const plain = plainEditor('prices');

type Priced = Pick<CompanyPage, 'services'>;
const formsOf = ({ services }: Priced) => PRICED_FORMS.filter((form) => services.includes(form));
const fieldsFor = (company: Priced) => ['prices_from', ...formsOf(company).flatMap(pricesOfForm)];

/** The prices of the provider's care forms, with the day since which they are valid (CO-04). */
const pricesEditor: SectionEditor<PlainValues> = {
  ...plain,
  id: 'preise',
  view: (company) => (hasPrices(company) ? <StatedPrices company={company} /> : <Meta>{pricesText('none')}</Meta>),
  // Prices of care forms that the provider does not offer any more stay as they are.
  changeOf: (values, company) => {
    const shown = fieldsFor(company);
    return Object.fromEntries(Object.entries(plain.changeOf(values)).filter(([field]) => shown.includes(field)));
  },
  validate: (values, company) => {
    const isStated = hasPrices(plain.changeOf({ ...plain.valuesOf(company), ...values }));
    const problem = pricesDayProblem(String(values.prices_from ?? ''), isStated, berlinDay(new Date()));
    return { ...plain.validate(values), ...(problem && { prices_from: accountText(`fields.pricesDay.${problem}`) }) };
  },
  fields: (company) => <PriceFields forms={formsOf(company)} />,
};

function PriceFields({ forms }: { forms: ReturnType<typeof formsOf> }) {
  const id = useId();
  if (forms.length === 0) return <p>{pricesText('noForms')}</p>;
  return (
    <Stack gap="large">
      <TextField
        name="prices_from"
        type="date"
        max={berlinDay(new Date())}
        label={fieldLabel('prices_from')}
        hint={pricesText('fromHint')}
      />
      {forms.map((form) => (
        <GroupFrame
          key={form}
          id={`${id}-${form}`}
          label={careFormLabel(form)}
          hint={form === 'stationare-pflege' ? pricesText('shareHint') : undefined}
        >
          <FormGrid columns={2}>
            {pricesOfForm(form).map((field) => (
              <TextField
                key={field}
                name={field}
                label={fieldLabel(field)}
                hint={pricesText('unit', { unit: PRICE_UNITS[PRICES[field].unit] })}
                inputMode="decimal"
              />
            ))}
          </FormGrid>
        </GroupFrame>
      ))}
      <Meta>{pricesText('emptyHint')}</Meta>
    </Stack>
  );
}
