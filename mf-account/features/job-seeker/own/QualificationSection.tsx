import { t } from '@care/contracts';
import type { JobSeeker } from '@care/contracts/schemas';
import { QUALIFICATIONS } from '@care/contracts/vocabulary';
import { Stack } from '@care/ui';
import { CheckboxGroup, ownEntryDetails } from '@care/ui/form';
import { Award } from 'lucide-react';
import { registrationApi } from '../../registration/registration-api';
import { qualificationNames } from '../work-locations';
import { EditableSection, Points, type SectionProps } from './EditableSection';
import { ListField, withDraft } from '@care/ui/list-field';
import { ownProfileText } from './texts';

interface QualificationValues {
  /** Those of the catalogue. */
  qualifications?: string[];
  others?: string[];
  othersDraft?: string;
}

const valuesOf = ({ qualifications }: JobSeeker): QualificationValues => ({
  qualifications: qualifications.filter(({ id }) => id !== null).map(({ name }) => name),
  others: qualifications.filter(({ id }) => id === null).map(({ name }) => name),
});

/** Qualifications: from the catalogue, and in own words (AC-08, AC-10). */
export const QualificationSection = (part: SectionProps) => (
  <EditableSection<QualificationValues>
    {...part}
    title={ownProfileText('qualifications.title')}
    name="qualifications"
    view={(profile) => <Points icon={Award} items={qualificationNames(profile)} />}
    valuesOf={valuesOf}
    changeOf={({ qualifications = [], others, othersDraft }) => ({
      qualifications: [...qualifications, ...withDraft(others, othersDraft)],
    })}
    rename={({ qualifications }, details) => ownEntryDetails(details, 'qualifications', { chosen: qualifications })}
    fields={() => <Fields />}
  />
);

/** The list comes from the server; without an answer our own names stand in for it. */
function Fields() {
  const { data } = registrationApi.qualifications.useQuery();
  const names = data?.qualifications.map(({ name }) => name) ?? QUALIFICATIONS.map((id) => t(`qualifications.${id}`));
  return (
    <Stack>
      <CheckboxGroup
        name="qualifications"
        label={ownProfileText('qualifications.title')}
        options={names.map((name) => ({ value: name, label: name }))}
      />
      <ListField
        name="others"
        label={ownProfileText('qualifications.other')}
        hint={ownProfileText('qualifications.otherHint')}
      />
    </Stack>
  );
}
