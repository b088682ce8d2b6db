import { formatDate, formatPrice, addTexts } from '@care/contracts';
import type { FigureKind, Tariff, TariffRow } from '@care/contracts/schemas';
import { Meta, Row, Stack } from '@care/ui';
import { CallForm, SelectField, SubmitButton, TextField } from '@care/ui/form';
import { StatusMessage, TitledSection } from '@care/ui/more';
import { useState } from 'react';
import { DeskTable, type Column } from '../desk/DeskTable';
import { pricesApi } from './prices-api';
import texts from './texts.de.json';

const pricesText = addTexts('prices', texts);

type Figure = Tariff['results'][number];

const writtenValue = (kind: FigureKind, value: number): string =>
  pricesText(`value.${kind}`, { amount: kind === 'CENTS' ? formatPrice(value) : value });

const MONEY = /^(\d{1,6})(?:,(\d{1,2}))?$/;
const CENTS_OF_EURO = 100;

/** The value that somebody has typed, money as cents; null for anything else, and outside of what the figure may be. */
export function readValue(
  { kind, least, most }: Pick<Figure, 'kind' | 'least' | 'most'>,
  typed: string,
): number | null {
  const text = typed.replace(/[\s€%]/gu, '');
  const [, euros, cents = ''] = MONEY.exec(text) ?? [];
  if (euros === undefined || (kind !== 'CENTS' && text.includes(','))) return null;
  const value = kind === 'CENTS' ? Number(euros) * CENTS_OF_EURO + Number(cents.padEnd(2, '0')) : Number(euros);
  return value >= least && value <= most ? value : null;
}

/** Prices, fees and limits, their changes, and the form for a new one (OP-50). */
export function Prices({ tariff }: { tariff: Tariff }) {
  const [done, setDone] = useState<{ count: number; text: 'added' | 'withdrawn' }>();
  const note = (text: 'added' | 'withdrawn') => setDone({ count: (done?.count ?? 0) + 1, text });
  return (
    <>
      {done && <StatusMessage key={done.count} kind="success" title={pricesText(done.text)} />}
      <DeskTable columns={columns(() => note('withdrawn'))} rows={tariff.results} keyOf={({ figure }) => figure} />
      <ChangeForm tariff={tariff} onAdded={() => note('added')} />
    </>
  );
}

const rowsOf = ({ rows }: Figure, state: TariffRow['state']) => rows.filter((row) => row.state === state);

function written({ kind }: Figure, { value, valid_from }: TariffRow): string {
  const text = writtenValue(kind, value);
  return valid_from ? pricesText('since', { value: text, date: formatDate(valid_from) }) : text;
}

const columns = (onWithdrawn: () => void): Column<Figure>[] => [
  { head: pricesText('figure'), kind: 'head', cell: ({ label }) => label },
  {
    head: pricesText('present'),
    kind: 'labelled',
    cell: (figure) => (
      <>
        {rowsOf(figure, 'PRESENT').map((row) => written(figure, row))}
        {rowsOf(figure, 'PAST').map((row) => (
          <Meta key={row.valid_from}>{pricesText('before', { value: written(figure, row) })}</Meta>
        ))}
      </>
    ),
  },
  {
    head: pricesText('coming'),
    kind: 'labelled',
    cell: (figure) => {
      const coming = rowsOf(figure, 'COMING');
      return (
        <>
          {coming.length === 0 && <Meta as="span">{pricesText('none')}</Meta>}
          <Stack gap="small">
            {coming.map((row) => (
              <Coming key={row.id} figure={figure} row={row} onWithdrawn={onWithdrawn} />
            ))}
          </Stack>
        </>
      );
    },
  },
];

interface ComingProps {
  figure: Figure;
  row: TariffRow;
  onWithdrawn: () => void;
}

function Coming({ figure: { label, kind }, row: { id, value, valid_from }, onWithdrawn }: ComingProps) {
  const [withdraw] = pricesApi.withdraw.useMutation();
  const date = formatDate(valid_from ?? '');
  // Noted before the list is read again, because the row is gone then.
  const send = async () => {
    const answer = await withdraw(id ?? 0);
    if (!answer.error) onWithdrawn();
    return answer;
  };
  return (
    <CallForm send={send} requiredHint={false}>
      <Row>
        <span>{pricesText('from', { value: writtenValue(kind, value), date })}</span>
        <SubmitButton variant="secondaryGray" size="small" aria-label={pricesText('withdrawOf', { label, date })}>
          {pricesText('withdraw')}
        </SubmitButton>
      </Row>
    </CallForm>
  );
}

interface Entry {
  figure?: string;
  value?: string;
  valid_from?: string;
}

function ChangeForm({ tariff: { today, results }, onAdded }: { tariff: Tariff; onAdded: () => void }) {
  const [add] = pricesApi.add.useMutation();
  const figureOf = ({ figure: key }: Entry) => results.find(({ figure }) => figure === key);
  const send = async ({ value = '', valid_from = '', ...entry }: Entry) => {
    const figure = figureOf(entry);
    const read = figure ? readValue(figure, value) : null;
    if (!figure || read === null) return { problems: { value: figure && pricesText('invalid', rangeOf(figure)) } };
    return add({ figure: figure.figure, value: read, valid_from });
  };
  return (
    <TitledSection title={pricesText('add')}>
      <p>{pricesText('addNote')}</p>
      <CallForm<Entry> repeats send={send} onDone={onAdded} required={['figure', 'value', 'valid_from']}>
        {({ values }) => (
          <>
            <SelectField
              name="figure"
              label={pricesText('figure')}
              required
              placeholder={pricesText('choose')}
              options={results.map(({ figure, label }) => ({ value: figure, label }))}
            />
            <TextField
              name="value"
              label={pricesText('newValue')}
              required
              inputMode="decimal"
              autoComplete="off"
              hint={hintOf(figureOf(values))}
            />
            <TextField name="valid_from" type="date" label={pricesText('validFrom')} min={today} required />
            <Row>
              <SubmitButton>{pricesText('save')}</SubmitButton>
            </Row>
          </>
        )}
      </CallForm>
    </TitledSection>
  );
}

const rangeOf = ({ kind, least, most }: Figure) => ({
  least: writtenValue(kind, least),
  most: writtenValue(kind, most),
});

const hintOf = (figure: Figure | undefined): string | undefined =>
  figure && `${pricesText(`valueHint.${figure.kind}`)} ${pricesText('range', rangeOf(figure))}`;
