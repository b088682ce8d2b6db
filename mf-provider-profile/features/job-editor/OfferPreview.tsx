import { employmentLabel } from '@care/contracts';
import { publicJobTitle } from '@care/contracts/job-title';
import { salaryText } from '@care/contracts/salary';
import type { CompanyPage, JobOffer } from '@care/contracts/schemas';
import { Button, Card, Heading, Meta, Row, WithIcon } from '@care/ui';
import { Dialog } from '@care/ui/dialog';
import styled from '@emotion/styled';
import { Clock, Euro, Eye } from 'lucide-react';
import { useState } from 'react';
import { JobOfferDetails } from '../job-offer/JobOfferDetails';
import { previewOf, salaryOf } from './offer-values';
import { jobEditorText } from './texts';
import { useHints } from './Hints';

const Area = styled.section`
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
    <Area aria-labelledby="so-in-der-suche">
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
    </Area>
  );
}
