import { PSEUDONYM_MAX_LENGTH, ABOUT_ME_MAX_LENGTH } from '@care/contracts/field-rules';
import { genderLabel, formatRadius } from '@care/contracts';
import type { JobSeeker, Coords, Localization } from '@care/contracts/schemas';
import type { Gender } from '@care/contracts/vocabulary';
import { Stack, Meta } from '@care/ui';
import { TextField, lengthProblem, definedProblems, requiredProblems, ownEntryDetails, TextArea } from '@care/ui/form';
import { Award, MapPin, GraduationCap } from 'lucide-react';
import { ListField, withDraft } from '@care/ui/list-field';
import { type PickedAddress, useResolveAddress } from '@care/ui/address';
import type { ReactNode } from 'react';
import { Points, Prose, Tags } from '../PublicProfile';
import { EditableSection, NoEntry, type SectionProps } from './EditableSection';
import { ownProfileText } from './texts';
import { qualificationNames } from '../job-seeker-api';
import { geoApi } from '../../address/geo-api';
import {
  renamedDetails,
  localizationsOf,
  locationProblems,
  valuesOfRows,
  type WorkLocationValues,
} from '../../registration/registration-values';
import { GenderField, QualificationGroup, WorkLocations } from '../../registration/job-seeker-fields';

/** The visible name and the gender (AC-08, AC-13). */
export const NameSection = (part: SectionProps) => (
  <EditableSection<{ visible_name?: string; gender?: Gender }>
    {...part}
    title={ownProfileText('name.title')}
    name="name"
    view={({ visible_name, gender }: JobSeeker) => (
      <p>
        {visible_name} · {genderLabel(gender)}
      </p>
    )}
    valuesOf={({ visible_name, gender }) => ({ visible_name, gender })}
    changeOf={({ visible_name = '', gender }) => ({ visible_name: visible_name.trim(), gender })}
    validate={(values) => ({
      ...definedProblems({ visible_name: lengthProblem(values.visible_name, PSEUDONYM_MAX_LENGTH) }),
      ...requiredProblems(values, ['visible_name']),
    })}
    hasRequired
    fields={() => (
      <Stack>
        <TextField
          name="visible_name"
          label={ownProfileText('name.pseudonym')}
          hint={ownProfileText('name.hint')}
          autoComplete="nickname"
          required
        />
        <GenderField label={ownProfileText('name.gender')} />
      </Stack>
    )}
  />
);

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
    rename={(details, { qualifications }) => ownEntryDetails(details, 'qualifications', { chosen: qualifications })}
    fields={() => (
      <Stack>
        <QualificationGroup label={ownProfileText('qualifications.title')} />
        <ListField
          name="others"
          label={ownProfileText('qualifications.other')}
          hint={ownProfileText('qualifications.otherHint')}
        />
      </Stack>
    )}
  />
);

const lineOf = ({ address, radius }: Localization): string => `${address} · ${formatRadius(radius)}`;

/** One to three places to work at, each with a radius (AC-08, AC-20). */
export function LocationSection(part: SectionProps) {
  const lookUp = useResolveAddress(geoApi);
  const { profile } = part;
  return (
    <EditableSection<WorkLocationValues>
      {...part}
      title={ownProfileText('locations')}
      name="locations"
      view={({ localizations }) => (
        <Stack gap="small">
          {localizations.length > 0 ? <Points icon={MapPin} items={localizations.map(lineOf)} /> : <NoEntry />}
          <Meta>{ownProfileText('townsOnly')}</Meta>
        </Stack>
      )}
      valuesOf={locationValuesOf}
      changeOf={async (values) => {
        // Those whose position is saved are not looked up.
        const resolve = async (picked: PickedAddress): Promise<Coords | undefined> =>
          profile.localizations.find(({ address }) => address === picked.label)?.coords ?? lookUp(picked);
        const localizations = await localizationsOf(values, resolve);
        return localizations && { localizations };
      }}
      validate={locationProblems}
      rename={renamedDetails}
      hasRequired
      fields={(version) => <WorkLocations version={version} />}
    />
  );
}

/** The work locations as the rows of their form; those that are saved need no new pick (AC-20). */
const locationValuesOf = ({ localizations }: JobSeeker): WorkLocationValues =>
  valuesOfRows(
    localizations.map(({ address, radius }) => ({
      place: { text: address, picked: { id: '', label: address, session: '' } },
      radius: String(radius),
    })),
  );

interface ListSectionProps extends SectionProps {
  /** The field of the profile. */
  field: 'certificates' | 'additional_requirements';
  texts: 'certificates' | 'wishes';
  view: (items: readonly string[]) => ReactNode;
}

/** A list of entries in own words (AC-10). */
const ListSection = ({ field, texts, view, ...part }: ListSectionProps) => (
  <EditableSection<Record<string, unknown>>
    {...part}
    title={ownProfileText(`${texts}.title`)}
    name={texts}
    view={(profile) => view(profile[field])}
    valuesOf={(profile) => ({ [field]: profile[field] })}
    changeOf={(values) => ({
      [field]: withDraft(values[field] as string[] | undefined, values[`${field}Draft`] as string | undefined),
    })}
    fields={() => (
      <ListField name={field} label={ownProfileText(`${texts}.label`)} hint={ownProfileText(`${texts}.hint`)} />
    )}
  />
);

/** Additional qualifications (AC-10). */
export const CertificateSection = (part: SectionProps) => (
  <ListSection
    {...part}
    field="certificates"
    texts="certificates"
    view={(items) => items.length > 0 && <Points icon={GraduationCap} items={items} />}
  />
);

/** Special wishes (AC-10). */
export const WishSection = (part: SectionProps) => (
  <ListSection
    {...part}
    field="additional_requirements"
    texts="wishes"
    view={(items) => items.length > 0 && <Tags items={items} />}
  />
);

/** The optional text about the job seeker (AC-08). */
export const AboutMeSection = (part: SectionProps) => (
  <EditableSection<{ description?: string }>
    {...part}
    title={ownProfileText('aboutMe')}
    name="about-me"
    view={({ description }) => description.trim() && <Prose>{description.trim()}</Prose>}
    valuesOf={({ description }) => ({ description })}
    changeOf={({ description = '' }) => ({ description })}
    validate={({ description }) => definedProblems({ description: lengthProblem(description, ABOUT_ME_MAX_LENGTH) })}
    fields={() => (
      <TextArea
        name="description"
        label={ownProfileText('aboutMe')}
        hint={ownProfileText('aboutMeHint')}
        maxLength={ABOUT_ME_MAX_LENGTH}
        rows={8}
      />
    )}
  />
);
