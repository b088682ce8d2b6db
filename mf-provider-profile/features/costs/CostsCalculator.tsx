import { berlinDay } from '@care/contracts/format';
import { Button, Heading, media, Stack, Meta, Alert, Panel } from '@care/ui';
import styled from '@emotion/styled';
import { Printer } from 'lucide-react';
import { useEffect, useRef, useState, useId } from 'react';
import { formatPrice } from '@care/contracts';
import { benefitOf, careAtHome, CARE_GRADES } from '@care/contracts/care-costs';
import { CARE_BENEFITS } from '@care/contracts/facts';
import { GroupFrame } from '@care/ui/field';
import { CareForm, RadioSegment, TextField, useFormState } from '@care/ui/form';
import { START, type CostValues, gradeOf, costProblems } from './cost-values';
import { HomeResult } from './HomeResult';
import { costsText } from './texts';
import { DataTable } from '../embedding/DataTable';
import { Amount } from './Amount';
import { centsOf } from './amounts';

const Columns = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--s-5) var(--s-6);
  align-items: start;
  ${media.desktop} {
    &[data-wide] {
      grid-template-columns: minmax(0, 24rem) minmax(0, 1fr);
    }
  }
  ${media.print} {
    display: block;
  }
`;

const PLACES = (['stationary', 'atHome'] as const).map((value) => ({ value, label: costsText(`form.${value}`) }));
const GRADES = CARE_GRADES.map((grade) => ({ value: String(grade), label: String(grade) }));

interface CostsCalculatorProps {
  /** Beside the usual entry. */
  start: Partial<CostValues>;
  /** In a section of another page, which the calculator was opened in: one column, and the result takes the focus. */
  isInside?: boolean;
}

/** Form and result of the calculator. The answers stay in the browser (CO-01). */
export function CostsCalculator({ start: given, isInside = false }: CostsCalculatorProps) {
  const [start] = useState<CostValues>({ ...START, ...given });
  const today = berlinDay(new Date());
  const [{ values, times }, setResult] = useState({ values: start, times: isInside ? 1 : 0 });
  const result = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (times > 0) result.current?.focus();
  }, [times]);
  const isAtHome = values.place === 'atHome';
  const level = isInside ? 3 : 2;
  return (
    <Columns data-wide={!isInside || undefined}>
      <Panel data-print="hide">
        <CareForm<CostValues>
          initialValues={start}
          requiredHint={false}
          validate={(entered) => costProblems(entered, today)}
          onSubmit={(entered) => setResult({ values: entered, times: times + 1 })}
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
      <Stack gap="large" ref={result} tabIndex={-1}>
        <Heading level={level}>
          {costsText(isAtHome ? 'result.atHome' : 'result.home', { grade: values.grade })}
        </Heading>
        {isAtHome ? <AtHomeResult values={values} /> : <HomeResult values={values} today={today} />}
        <div data-print="hide">
          <Button type="button" variant="secondaryGray" icon={Printer} onClick={() => window.print()}>
            {costsText('result.print')}
          </Button>
        </div>
      </Stack>
    </Columns>
  );
}

/** What a month at home costs, and what the insurance pays, line by line with its section (CO-03). */
function AtHomeResult({ values }: { values: CostValues }) {
  const grade = gradeOf(values);
  const bills = { service: centsOf(values.service) ?? 0, dayCare: centsOf(values.dayCare) ?? 0 };
  const { service, allowance, dayCare, own } = careAtHome(grade, bills);
  const fullAllowance = benefitOf('careAllowance', grade);
  const most = (benefit: 'careService' | 'dayCare' | 'relief') => ({
    amount: formatPrice(benefitOf(benefit, grade)),
    source: CARE_BENEFITS[benefit].source,
  });
  const lines = [
    ['service', service, costsText('line.serviceSource', most('careService'))],
    ['dayCare', dayCare, costsText('line.dayCareSource', most('dayCare'))],
    [
      'allowance',
      allowance,
      costsText('line.allowanceSource', {
        percent: fullAllowance === 0 ? 0 : formatPercent((allowance / fullAllowance) * 100),
        amount: formatPrice(fullAllowance),
      }),
    ],
    ['relief', benefitOf('relief', grade), costsText('line.reliefSource', most('relief'))],
    ['own', own, ''],
  ] as const;
  return (
    <Stack gap="large">
      <Amount label={costsText('result.ownBill')} cents={own} />
      {allowance > 0 && <Amount label={costsText('result.allowance')} cents={allowance} />}
      <DataTable
        caption={costsText('result.atHome', { grade })}
        columns={[costsText('result.item'), costsText('result.amount')]}
        rows={lines.map(([line, cents, source]) => [
          line,
          <>
            {formatPrice(cents)}
            {source && <Meta>{source}</Meta>}
          </>,
        ])}
        heading={(line) => costsText(`line.${line}`)}
      />
    </Stack>
  );
}

const percentFormat = new Intl.NumberFormat('de-DE', { maximumFractionDigits: 2 });
const formatPercent = (value: number): string => percentFormat.format(value);

function FieldsOfPlace({ today }: { today: string }) {
  const id = useId();
  const { values } = useFormState<CostValues>({ subscription: { values: true } });
  if (values.place === 'atHome')
    return (
      <>
        <AmountField name="service" hint={costsText('form.billHint')} />
        <AmountField name="dayCare" hint={costsText('form.billHint')} />
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
          <AmountField name="care" />
          <AmountField name="board" />
          <AmountField name="investment" />
        </Stack>
      </GroupFrame>
    </>
  );
}

type AmountName = Exclude<keyof CostValues, 'place' | 'grade' | 'since'>;

const AmountField = ({ name, hint }: { name: AmountName; hint?: string }) => (
  <TextField name={name} label={costsText(`form.${name}`)} inputMode="decimal" {...(hint && { hint })} />
);
