import { berlinDay } from '@care/contracts/format';
import { Button, Heading, media, Stack } from '@care/ui';
import styled from '@emotion/styled';
import { Printer } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { AtHomeResult } from './AtHomeResult';
import { START, type CostValues } from './cost-values';
import { CostsForm } from './CostsForm';
import { HomeResult } from './HomeResult';
import { costsText } from './texts';

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
  const calculate = (entered: CostValues) => setResult({ values: entered, times: times + 1 });
  const isAtHome = values.place === 'atHome';
  const level = isInside ? 3 : 2;
  return (
    <Columns data-wide={!isInside || undefined}>
      <CostsForm today={today} start={start} level={level} onCalculate={calculate} />
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
