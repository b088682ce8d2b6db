import { t } from '@care/contracts';
import type { CareForm } from '@care/contracts/vocabulary';
import { fieldsOfKind } from '@care/contracts/content-kinds';
import type { ChoiceField, ContentField, ContentKind, RowsField } from '@care/contracts/content-kinds';
import { Button, IconButton, Row, Stack } from '@care/ui';
import { GroupFrame } from '@care/ui/field';
import { CheckboxGroup, SelectField, TextArea, TextField, useField, useFormField, useShownError } from '@care/ui/form';
import type { SelectFieldProps } from '@care/ui/form';
import styled from '@emotion/styled';
import { ArrowUp, Plus, Trash2 } from 'lucide-react';
import { contentApi } from './content-api';
import { PictureField } from './PictureField';
import { RichTextField } from './RichTextField';
import { contentText } from './texts';

/** The form fields of a kind, made from its table. */
export const ContentFields = ({ kind }: { kind: ContentKind }) => (
  <>
    {fieldsOfKind(kind).map(([name, field]) => (
      <OneField key={name} name={name} field={field} />
    ))}
  </>
);

interface OneFieldProps<Field extends ContentField = ContentField> {
  name: string;
  field: Field;
}

function OneField({ name, field }: OneFieldProps) {
  const { label, hint, required } = field;
  const common = { name, label, hint, required };
  switch (field.type) {
    case 'line':
    case 'link':
      return <TextField {...common} autoComplete="off" />;
    case 'text':
      return <TextArea {...common} maxLength={field.max} rows={4} />;
    case 'html':
      return <RichTextField {...common} />;
    case 'lines':
      return <TextArea {...common} rows={4} />;
    case 'references':
      return <References {...common} kinds={field.kinds ?? []} />;
    case 'reference':
      return <Reference {...common} kind={field.kind} />;
    case 'choice':
      return <SelectField {...common} options={optionsOf(field)} />;
    case 'picture':
      return <PictureField {...common} />;
    case 'day':
      return <TextField {...common} type="date" />;
    case 'number':
      return <TextField {...common} inputMode="numeric" autoComplete="off" />;
    case 'rows':
      return <Rows name={name} field={field} />;
  }
}

const optionsOf = ({ options, names }: ChoiceField) =>
  options.map((value) => ({ value, label: t(`${names}.${value as CareForm}`) }));

const MOST_REFERENCES = 100;

/** The texts that a text may refer to, those of the topic with which it was stored first (OP-105). */
function References({ kinds, ...common }: Omit<SelectFieldProps, 'options'> & { kinds: readonly string[] }) {
  const { initial } = useField<string>('topic').meta;
  const query = new URLSearchParams({ limit: String(MOST_REFERENCES), topic: initial ?? '' });
  const { data } = contentApi.entries.useQuery(`?${query.toString()}`);
  const texts = data?.results.filter(({ kind }) => kinds.includes(kind)) ?? [];
  const options = texts.map(({ slug, title }) => ({ value: slug, label: title }));
  return <CheckboxGroup {...common} options={options} />;
}

/** The text that a text belongs to. */
function Reference({ kind, ...common }: Omit<SelectFieldProps, 'options'> & { kind: string }) {
  const { data } = contentApi.entries.useQuery(`?limit=${MOST_REFERENCES}&kind=${kind}`);
  const options = data?.results.map(({ slug, title }) => ({ value: slug, label: title })) ?? [];
  return <SelectField {...common} options={options} />;
}

const Group = styled.fieldset`
  display: grid;
  gap: var(--s-3);
  min-width: 0;
  padding: var(--s-4);
  border: 1px solid var(--line);
  border-radius: var(--r-card);
  & > legend {
    font-weight: 600;
  }
`;

/** A list of groups of fields, such as questions with answers. */
function Rows({ name, field: { label, hint, required, one, of, most } }: OneFieldProps<RowsField>) {
  const { input, meta } = useField<readonly object[]>(name, { allowNull: true });
  const id = useFormField(name, label);
  const error = useShownError(meta);
  const rows = input.value || [];
  const empty = Object.fromEntries(Object.keys(of).map((part) => [part, '']));
  const moveUp = (index: number) =>
    input.onChange(rows.map((row, at) => (at === index ? rows[index - 1] : at === index - 1 ? rows[index] : row)));
  return (
    <GroupFrame id={id} label={label} hint={hint} required={required} error={error}>
      <Stack>
        {rows.map((_row, index) => (
          <Group key={index}>
            <legend>{contentText('row', { one, number: index + 1 })}</legend>
            {Object.entries(of).map(([part, field]) => (
              <OneField key={part} name={`${name}[${index}].${part}`} field={field} />
            ))}
            <Row>
              {index > 0 && (
                <IconButton
                  icon={ArrowUp}
                  label={contentText('moveUp', { one, number: index + 1 })}
                  onClick={() => moveUp(index)}
                />
              )}
              <IconButton
                icon={Trash2}
                label={contentText('removeRow', { one, number: index + 1 })}
                onClick={() => input.onChange(rows.filter((_one, at) => at !== index))}
              />
            </Row>
          </Group>
        ))}
        {rows.length < most && (
          <Row>
            <Button variant="secondaryBlue" size="small" icon={Plus} onClick={() => input.onChange([...rows, empty])}>
              {contentText('addRow', { one })}
            </Button>
          </Row>
        )}
      </Stack>
    </GroupFrame>
  );
}
