import { formatDate } from '@care/contracts';
import type { Tariff, TariffRow } from '@care/contracts/schemas';
import { Meta, Row, Stack } from '@care/ui';
import { CallForm, SelectField, SubmitButton, TextField } from '@care/ui/form';
import { StatusMessage, TitledSection } from '@care/ui/more';
import { useState } from 'react';
import { CellLabel, DeskTable } from '../desk/DeskTable';
import { readValue, writtenValue, type Figure } from './figure-value';
import { pricesApi } from './prices-api';
import { pricesText } from './texts';

/** Prices, fees and limits, their changes, and the form for a new one (OP-50). */
export function Prices({ tariff }: { tariff: Tariff }) {
  const [done, setDone] = useState<{ count: number; text: 'added' | 'withdrawn' }>();
  const note = (text: 'added' | 'withdrawn') => setDone({ count: (done?.count ?? 0) + 1, text });
  return (
    <>
      {done && <StatusMessage key={done.count} kind="success" title={pricesText(done.text)} />}
      <DeskTable>
        <thead>
          <tr>
            {(['figure', 'present', 'coming'] as const).map((head) => (
              <th key={head} scope="col">
                {pricesText(head)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {tariff.results.map((figure) => (
            <FigureRow key={figure.figure} figure={figure} onWithdrawn={() => note('withdrawn')} />
          ))}
        </tbody>
      </DeskTable>
      <ChangeForm tariff={tariff} onAdded={() => note('added')} />
    </>
  );
}

const Label = ({ of }: { of: 'present' | 'coming' }) => (
  <CellLabel as="span">{pricesText('cell', { label: pricesText(of) })} </CellLabel>
);

function FigureRow({ figure, onWithdrawn }: { figure: Figure; onWithdrawn: () => void }) {
  const { label, kind, rows } = figure;
  const inState = (state: TariffRow['state']) => rows.filter((row) => row.state === state);
  const written = ({ value, valid_from }: TariffRow) =>
    valid_from
      ? pricesText('since', { value: writtenValue(kind, value), date: formatDate(valid_from) })
      : writtenValue(kind, value);
  return (
    <tr>
      <th scope="row">{label}</th>
      <td>
        <Label of="present" />
        {inState('PRESENT').map(written)}
        {inState('PAST').map((row) => (
          <Meta key={row.valid_from}>{pricesText('before', { value: written(row) })}</Meta>
        ))}
      </td>
      <td>
        <Label of="coming" />
        {inState('COMING').length === 0 && <Meta as="span">{pricesText('none')}</Meta>}
        <Stack gap="small">
          {inState('COMING').map((row) => (
            <Coming key={row.id} figure={figure} row={row} onWithdrawn={onWithdrawn} />
          ))}
        </Stack>
      </td>
    </tr>
  );
}

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
