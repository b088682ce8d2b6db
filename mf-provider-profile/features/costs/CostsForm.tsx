import { CARE_GRADES } from '@care/contracts/care-costs';
import { Alert, Button, Heading, Panel, Stack } from '@care/ui';
import { GroupFrame } from '@care/ui/field';
import { CareForm, RadioSegment, TextField, useFormState } from '@care/ui/form';
import { useId } from 'react';
import { costProblems, type CostValues } from './cost-values';
import { costsText } from './texts';

const PLACES = (['stationary', 'atHome'] as const).map((value) => ({ value, label: costsText(`form.${value}`) }));
const GRADES = CARE_GRADES.map((grade) => ({ value: String(grade), label: String(grade) }));

interface CostsFormProps {
  /** Today in Berlin, YYYY-MM-DD. */
  today: string;
  start: CostValues;
  level: 2 | 3;
  onCalculate: (values: CostValues) => void;
}

/** The questions of the calculator (CO-01). */
export const CostsForm = ({ today, start, level, onCalculate }: CostsFormProps) => (
  <Panel data-print="hide">
    <CareForm<CostValues>
      initialValues={start}
      requiredHint={false}
      validate={(values) => costProblems(values, today)}
      onSubmit={onCalculate}
    >
      {() => (
        <Stack gap="large">
          <Heading level={level}>{costsText('form.title')}</Heading>
          <noscript>
            <Alert kind="info" title={costsText('form.noScript')} />
          </noscript>
          <RadioSegment name="place" label={costsText('form.place')} options={PLACES} />
          <RadioSegment name="grade" label={costsText('form.grade')} options={GRADES} />
          <FieldsOfPlace today={today} />
          <Button type="submit">{costsText('form.submit')}</Button>
        </Stack>
      )}
    </CareForm>
  </Panel>
);

function FieldsOfPlace({ today }: { today: string }) {
  const id = useId();
  const { values } = useFormState<CostValues>({ subscription: { values: true } });
  if (values.place === 'atHome')
    return (
      <>
        <Amount name="service" hint={costsText('form.billHint')} />
        <Amount name="dayCare" hint={costsText('form.billHint')} />
      </>
    );
  return (
    <>
      <TextField
        name="since"
        type="date"
        max={today}
        label={costsText('form.since')}
        hint={costsText('form.sinceHint')}
      />
      <GroupFrame id={id} label={costsText('form.prices')} hint={costsText('form.pricesHint')}>
        <Stack>
          <Amount name="care" />
          <Amount name="board" />
          <Amount name="investment" />
        </Stack>
      </GroupFrame>
    </>
  );
}

interface AmountProps {
  name: 'care' | 'board' | 'investment' | 'service' | 'dayCare';
  hint?: string;
}

const Amount = ({ name, hint }: AmountProps) => (
  <TextField name={name} label={costsText(`form.${name}`)} inputMode="decimal" {...(hint && { hint })} />
);
