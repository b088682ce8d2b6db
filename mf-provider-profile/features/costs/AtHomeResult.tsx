import { formatPrice } from '@care/contracts';
import { benefitOf, careAtHome } from '@care/contracts/care-costs';
import { CARE_BENEFITS } from '@care/contracts/facts';
import { Meta, Stack } from '@care/ui';
import { DataTable } from '../embedding/DataTable';
import { Amount } from './Amount';
import { centsOf } from './amounts';
import { gradeOf, type CostValues } from './cost-values';
import { costsText } from './texts';

/** What a month at home costs, and what the insurance pays, line by line with its section (CO-03). */
export function AtHomeResult({ values }: { values: CostValues }) {
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
        heading={(line) => costsText(`line.${line as (typeof lines)[number][0]}`)}
      />
    </Stack>
  );
}

const percentFormat = new Intl.NumberFormat('de-DE', { maximumFractionDigits: 2 });
const formatPercent = (value: number): string => percentFormat.format(value);
