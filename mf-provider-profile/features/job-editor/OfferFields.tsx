import { benefitView, employmentLabel, qualificationLabel } from '@care/contracts';
import { publicJobTitle } from '@care/contracts/job-title';
import { salaryText } from '@care/contracts/salary';
import type { CompanyPage, JobOffer } from '@care/contracts/schemas';
import { BENEFITS, EMPLOYMENT_TYPES, QUALIFICATIONS, SALARY_UNITS } from '@care/contracts/vocabulary';
import { Button, Card, Heading, Meta, Row, WithIcon } from '@care/ui';
import { Dialog } from '@care/ui/dialog';
import { CheckboxGroup, FormGrid, FullWidth, RadioSegment, TextArea, TextField } from '@care/ui/form';
import styled from '@emotion/styled';
import { Clock, Euro, Eye } from 'lucide-react';
import { useId, useState, type ReactNode } from 'react';
import { JobOfferDetails } from '../job-offer/JobOfferDetails';
import { FieldHints, useHints } from './Hints';
import { previewOf, salaryOf, type OfferField } from './offer-values';
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

const named = (name: OfferField) => ({ name, label: jobEditorText(`fields.${name}`) });

/** All fields of a job offer (PP-19). */
export const OfferFields = ({ benefits }: { benefits: readonly string[] }) => (
  <>
    <Group title={jobEditorText('groups.position')}>
      <TextField {...named('title')} hint={jobEditorText('fields.titleHint')} required />
      <FieldHints of="title" />
      <CheckboxGroup
        {...named('qualifications')}
        hint={jobEditorText('fields.qualificationsHint')}
        options={qualifications}
      />
      <RadioSegment {...named('employment_type')} required options={employmentTypes()} />
      <TextField {...named('start_date')} type="date" />
    </Group>
    <Group title={jobEditorText('groups.text')}>
      <TextArea {...named('introduction')} rows={3} maxLength={MAX_TEXT} />
      <FieldHints of="introduction" />
      <TextArea {...named('tasks')} required rows={5} maxLength={MAX_TEXT} />
      <FieldHints of="tasks" />
      <TextArea {...named('requirements')} rows={5} maxLength={MAX_TEXT} />
      <FieldHints of="requirements" />
      <TextArea {...named('offer')} rows={5} maxLength={MAX_TEXT} />
      <FieldHints of="offer" />
      <CheckboxGroup {...named('benefits')} options={benefitOptions(benefits)} />
    </Group>
    <Group title={jobEditorText('groups.pay')} hint={jobEditorText('fields.payHint')}>
      <FormGrid columns={2}>
        <TextField {...named('salary_min')} inputMode="decimal" />
        <TextField {...named('salary_max')} inputMode="decimal" />
        <FullWidth>
          <FieldHints of="salary_min" />
        </FullWidth>
      </FormGrid>
      <RadioSegment {...named('unit')} options={units()} />
      <TextField {...named('scheme')} placeholder={jobEditorText('fields.schemeExample')} />
    </Group>
    <Group title={jobEditorText('groups.contact')}>
      <TextField {...named('contact_name')} autoComplete="name" />
      <FormGrid columns={2}>
        <TextField {...named('contact_email')} type="email" autoComplete="email" />
        <TextField {...named('contact_phone')} type="tel" autoComplete="tel" />
      </FormGrid>
    </Group>
    <Group title={jobEditorText('groups.publication')}>
      <TextField {...named('valid_through')} hint={jobEditorText('fields.valid_throughHint')} type="date" />
    </Group>
  </>
);

const PreviewArea = styled.section`
  display: grid;
  gap: var(--s-3);
  justify-items: start;
  & > div {
    width: 100%;
  }
`;

/** The card in the search, and the whole page in a dialog, from the values at the last pause. */
export function OfferPreview({ company, offer }: { company: CompanyPage; offer: JobOffer | undefined }) {
  const { values } = useHints();
  const [isOpen, setOpen] = useState(false);
  const pay = salaryOf(values);
  const title = values.title ? publicJobTitle(values.title) : jobEditorText('preview.untitled');
  const city = offer?.city ?? company.city;
  const shown = previewOf(values, offer, { company, title, city });
  return (
    <PreviewArea aria-labelledby="so-in-der-suche">
      <Heading level={2} look={3} id="so-in-der-suche">
        {jobEditorText('preview.search')}
      </Heading>
      <Card padded>
        <Heading level={3}>{title}</Heading>
        <Meta>
          {company.name}, {city}
        </Meta>
        <Row gap="small">
          <WithIcon icon={Clock} size="small">
            {employmentLabel(values.employment_type)}
          </WithIcon>
          {pay && (
            <WithIcon icon={Euro} size="small">
              {salaryText(pay)}
            </WithIcon>
          )}
        </Row>
      </Card>
      <Button variant="bgNone" icon={Eye} onClick={() => setOpen(true)}>
        {jobEditorText('preview.whole')}
      </Button>
      <Dialog open={isOpen} onClose={() => setOpen(false)} title={jobEditorText('preview.title')}>
        <JobOfferDetails company={company} offer={shown} />
      </Dialog>
    </PreviewArea>
  );
}
