import { benefitView, employmentLabel, qualificationLabel } from '@care/contracts';
import { BENEFITS, EMPLOYMENT_TYPES, QUALIFICATIONS, SALARY_UNITS } from '@care/contracts/vocabulary';
import { Heading, Meta } from '@care/ui';
import { CheckboxGroup, FormGrid, FullWidth, RadioSegment, TextArea, TextField } from '@care/ui/form';
import styled from '@emotion/styled';
import { useId, type ReactNode } from 'react';
import { FieldHints } from './Hints';
import { jobEditorText } from './texts';

const MAX_TEXT = 10_000;

const Area = styled.section`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--s-5);
`;

function Group({ title, hint, children }: { title: string; hint?: string; children: ReactNode }) {
  const id = useId();
  return (
    <Area aria-labelledby={id}>
      <div>
        <Heading level={2} look={3} id={id}>
          {title}
        </Heading>
        {hint && <Meta>{hint}</Meta>}
      </div>
      {children}
    </Area>
  );
}

const qualifications = QUALIFICATIONS.map((id) => ({ value: String(id), label: qualificationLabel(id, 'jobs') ?? '' }));
const employmentTypes = () => EMPLOYMENT_TYPES.map((value) => ({ value, label: employmentLabel(value) }));
const units = () => SALARY_UNITS.map((value) => ({ value, label: jobEditorText(`units.${value}`) }));

/** The catalogue, and the free texts that the offer has already. */
const benefitOptions = (given: readonly string[]) =>
  [...new Set([...BENEFITS, ...given])].map((value) => ({ value, label: benefitView(value).label }));

/** All fields of a job offer (PP-19). */
export const OfferFields = ({ benefits }: { benefits: readonly string[] }) => (
  <>
    <Group title={jobEditorText('groups.position')}>
      <TextField name="title" label={jobEditorText('fields.title')} hint={jobEditorText('fields.titleHint')} required />
      <FieldHints of="title" />
      <CheckboxGroup
        name="qualifications"
        label={jobEditorText('fields.qualifications')}
        hint={jobEditorText('fields.qualificationsHint')}
        options={qualifications}
      />
      <RadioSegment
        name="employment_type"
        label={jobEditorText('fields.employment')}
        required
        options={employmentTypes()}
      />
      <TextField name="start_date" label={jobEditorText('fields.start')} type="date" />
    </Group>
    <Group title={jobEditorText('groups.text')}>
      <TextArea name="introduction" label={jobEditorText('fields.introduction')} rows={3} maxLength={MAX_TEXT} />
      <FieldHints of="introduction" />
      <TextArea name="tasks" label={jobEditorText('fields.tasks')} required rows={5} maxLength={MAX_TEXT} />
      <FieldHints of="tasks" />
      <TextArea name="requirements" label={jobEditorText('fields.requirements')} rows={5} maxLength={MAX_TEXT} />
      <FieldHints of="requirements" />
      <TextArea name="offer" label={jobEditorText('fields.offer')} rows={5} maxLength={MAX_TEXT} />
      <FieldHints of="offer" />
      <CheckboxGroup name="benefits" label={jobEditorText('fields.benefits')} options={benefitOptions(benefits)} />
    </Group>
    <Group title={jobEditorText('groups.pay')} hint={jobEditorText('fields.payHint')}>
      <FormGrid columns={2}>
        <TextField name="salary_min" label={jobEditorText('fields.from')} inputMode="decimal" />
        <TextField name="salary_max" label={jobEditorText('fields.to')} inputMode="decimal" />
        <FullWidth>
          <FieldHints of="salary_min" />
        </FullWidth>
      </FormGrid>
      <RadioSegment name="unit" label={jobEditorText('fields.unit')} options={units()} />
      <TextField
        name="scheme"
        label={jobEditorText('fields.scheme')}
        placeholder={jobEditorText('fields.schemeExample')}
      />
    </Group>
    <Group title={jobEditorText('groups.contact')}>
      <TextField name="contact_name" label={jobEditorText('fields.contactName')} autoComplete="name" />
      <FormGrid columns={2}>
        <TextField
          name="contact_email"
          label={jobEditorText('fields.contactEmail')}
          type="email"
          autoComplete="email"
        />
        <TextField name="contact_phone" label={jobEditorText('fields.contactPhone')} type="tel" autoComplete="tel" />
      </FormGrid>
    </Group>
    <Group title={jobEditorText('groups.publication')}>
      <TextField
        name="valid_through"
        label={jobEditorText('fields.validThrough')}
        hint={jobEditorText('fields.validThroughHint')}
        type="date"
      />
    </Group>
  </>
);
