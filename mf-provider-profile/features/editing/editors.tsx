import {
  benefitView,
  CARE_FORMS,
  careFormLabel,
  featureLabel,
  placeLabel,
  PLACES,
  qualificationLabel,
  type CareForm,
} from '@care/contracts';
import { accountText } from '@care/contracts/account-texts';
import type { CompanyPage } from '@care/contracts/schemas';
import { type QUALIFICATIONS, BENEFITS, COMPANY_FEATURES, type BenefitKey } from '@care/contracts/vocabulary';
import type { CompanyField } from '@care/contracts/company-fields';
import { Heading, Meta, Stack } from '@care/ui';
import { CheckboxGroup, ownEntryDetails, RadioGroup } from '@care/ui/form';
import { ListField, withDraft } from '@care/ui/list-field';
import { serviceLabel } from '../company/service-label';
import { IconList } from '../company-sections/IconList';
import { iconNamed } from '../company-sections/icons';
import { BenefitList, FeatureItems, ServiceList, QualificationChips } from '../company-sections/OfferSections';
import { Prose } from '../company-sections/ProfileSection';
import { fieldLabel, profileText } from '../../texts';
import { HoursFields } from './HoursFields';
import { hoursProblems, hoursTextOf, hoursValuesOf, type HoursValues } from './opening-hours';
import { plainEditor, type PlainValues } from './plain-fields';
import { QualificationPicker } from './QualificationPicker';
import type { ConflictPart, SectionEditor } from './section-editor';
import { editingText } from './texts';

type QualificationId = (typeof QUALIFICATIONS)[number];

const NoEntry = () => <Meta>{editingText('noEntry')}</Meta>;
const LONGEST_ENTRY = 100;
const lines = (items: readonly string[] = []): string => items.join('\n');
const partOf = (field: CompanyField, text: ConflictPart['text']): ConflictPart => ({
  fields: [field],
  label: fieldLabel(field),
  text,
});

/** Opening hours, for each weekday and in free words (PP-06). */
export const hoursEditor: SectionEditor<HoursValues> = {
  ...plainEditor('opening_hours'),
  id: 'oeffnungszeiten',
  view: ({ opening_hours }) => (opening_hours ? <Prose text={opening_hours} /> : <NoEntry />),
  valuesOf: ({ opening_hours }) => hoursValuesOf(opening_hours ?? ''),
  changeOf: (values) => ({ opening_hours: hoursTextOf(values) }),
  validate: hoursProblems,
  serverFields: ['note'],
  rename: ({ opening_hours, ...details }) => ({
    ...details,
    ...(opening_hours !== undefined && { note: opening_hours }),
  }),
  fields: () => <HoursFields />,
};

const plainTexts = plainEditor('texts');

/** Description and activities; neither may be empty (PP-10). */
export const textsEditor: SectionEditor<PlainValues> = {
  ...plainTexts,
  id: 'ueber-uns',
  view: ({ description, activities }) => (
    <Stack>
      {description.trim() ? <Prose text={description} lead /> : <p>{profileText('noDescription')}</p>}
      <Heading level={3} id="aktivitaeten">
        {fieldLabel('activities')}
      </Heading>
      {activities.trim() ? <Prose text={activities} /> : <NoEntry />}
    </Stack>
  ),
  validate: (values) => {
    const { description, activities } = plainTexts.validate(values);
    return {
      ...(description && { description: accountText('errors.descriptionError') }),
      ...(activities && { activities: accountText('errors.activitiesError') }),
    };
  },
  fields: () => <Stack>{plainTexts.fields()}</Stack>,
};

interface ServiceValues {
  services?: string[];
  others?: string[];
  othersDraft?: string;
}
const isCareForm = (service: string): service is CareForm => CARE_FORMS.some((form) => form === service);
const equals = (one: string, other: string) => one.toLowerCase() === other.toLowerCase();

/** A service that is in the list already or has its own checkbox is refused (PP-09). */
function refuseService(item: string, items: readonly string[], chosen: readonly string[]): string | undefined {
  const form = CARE_FORMS.find((one) => equals(careFormLabel(one), item) || equals(one, item));
  if (form && !chosen.includes(form)) return editingText('services.tickInstead', { service: careFormLabel(form) });
  return form || items.some((one) => equals(one, item)) ? accountText('errors.serviceExist') : undefined;
}

export const servicesEditor: SectionEditor<ServiceValues> = {
  section: 'services',
  id: 'leistungen',
  title: editingText('sections.services'),
  view: ({ services }) => <ServiceList services={services} />,
  valuesOf: ({ services }) => ({
    services: services.filter(isCareForm),
    others: services.filter((service) => !isCareForm(service)),
  }),
  changeOf: ({ services = [], others, othersDraft }) => ({
    services: [...services, ...withDraft(others, othersDraft)],
  }),
  serverFields: ['services', 'others'],
  rename: (details, { services }) => ownEntryDetails(details, 'services', { chosen: services }),
  fields: () => (
    <Stack>
      <CheckboxGroup
        name="services"
        label={editingText('sections.services')}
        options={CARE_FORMS.map((value) => ({ value, label: careFormLabel(value) }))}
      />
      <ListField
        name="others"
        label={editingText('services.own')}
        hint={editingText('services.ownHint')}
        maxLength={LONGEST_ENTRY}
        refuse={(item, items, { services = [] }) => refuseService(item, items, services as string[])}
      />
    </Stack>
  ),
  parts: [partOf('services', ({ services }) => lines(services?.map(serviceLabel)))],
};

const SHORT_TERM_CARE = 3;

const plainFeatures = plainEditor('features');

interface FeatureValues extends PlainValues {
  features?: string[];
  place?: string;
}

/** Features of the list, and the kind of place (PP-09). */
export const featuresEditor: SectionEditor<FeatureValues> = {
  ...plainFeatures,
  id: 'besonderheiten',
  view: (company) => <FeatureItems company={{ ...company, additional_features: [] }} />,
  valuesOf: (company) => ({
    ...plainFeatures.valuesOf(company),
    features: company.features.map(({ index }) => String(index)),
    place: String(company.place),
  }),
  changeOf: ({ features = [], place, ...plain }) => ({
    ...plainFeatures.changeOf(plain),
    features: features.map(Number).sort((one, other) => one - other),
    ...(place && { place: Number(place) as CompanyPage['place'] }),
  }),
  serverFields: ['features', 'place', ...plainFeatures.serverFields],
  fields: ({ services }) => (
    <Stack>
      <CheckboxGroup
        name="features"
        label={editingText('sections.features')}
        {...(services.includes('kurzzeitpflege') && { hint: editingText('features.shortTerm') })}
        options={COMPANY_FEATURES.map(({ icon }, at) => ({
          value: String(at + 1),
          label: featureLabel(at + 1) ?? '',
          icon: iconNamed(icon),
          // Follows from the service of that name.
          disabled: at + 1 === SHORT_TERM_CARE && services.includes('kurzzeitpflege'),
        }))}
      />
      <RadioGroup
        name="place"
        label={fieldLabel('place')}
        options={PLACES.map(({ index, icon }) => ({
          value: String(index),
          label: placeLabel(index),
          icon: iconNamed(icon),
        }))}
      />
      {plainFeatures.fields()}
    </Stack>
  ),
  parts: [
    partOf('features', ({ features }) => lines(features?.map((index) => featureLabel(index) ?? ''))),
    partOf('place', ({ place }) => (place ? placeLabel(place) : '')),
    ...plainFeatures.parts,
  ],
};

interface ListValues {
  additional_features?: string[];
  additional_featuresDraft?: string;
}

/** Features in own words. */
export const additionalEditor: SectionEditor<ListValues> = {
  section: 'additional_features',
  id: 'weitere-besonderheiten',
  title: editingText('sections.additional_features'),
  view: ({ additional_features }) =>
    additional_features.length > 0 ? (
      <IconList items={additional_features.map((label) => ({ icon: iconNamed(''), label }))} />
    ) : (
      <NoEntry />
    ),
  valuesOf: ({ additional_features }) => ({ additional_features }),
  changeOf: ({ additional_features, additional_featuresDraft }) => ({
    additional_features: withDraft(additional_features, additional_featuresDraft),
  }),
  serverFields: ['additional_features'],
  fields: () => (
    <ListField
      name="additional_features"
      label={editingText('additional.label')}
      hint={editingText('additional.hint')}
      maxLength={LONGEST_ENTRY}
      refuse={(item, items) =>
        items.some((one) => equals(one, item)) ? accountText('errors.alreadyExists') : undefined
      }
    />
  ),
  parts: [partOf('additional_features', ({ additional_features }) => lines(additional_features))],
};

interface BenefitValues {
  benefits?: string[];
  others?: string[];
  othersDraft?: string;
}
const isKnownBenefit = (benefit: string): benefit is BenefitKey => BENEFITS.some((key) => key === benefit);

/** The catalogue of 16 with icons, and benefits in own words; an empty one is ignored (PP-08). */
export const benefitsEditor: SectionEditor<BenefitValues> = {
  section: 'benefits',
  id: 'arbeitgebervorteile',
  title: editingText('sections.benefits'),
  view: ({ benefits }) => (benefits.length > 0 ? <BenefitList benefits={benefits} /> : <NoEntry />),
  valuesOf: ({ benefits }) => ({
    benefits: benefits.filter(isKnownBenefit),
    others: benefits.filter((benefit) => !isKnownBenefit(benefit)),
  }),
  changeOf: ({ benefits = [], others, othersDraft }) => ({
    benefits: [...benefits, ...withDraft(others, othersDraft)],
  }),
  serverFields: ['benefits', 'others'],
  rename: (details, { benefits }) => ownEntryDetails(details, 'benefits', { chosen: benefits }),
  fields: () => (
    <Stack>
      <CheckboxGroup
        name="benefits"
        label={editingText('sections.benefits')}
        options={BENEFITS.map((value) => {
          const { label, icon } = benefitView(value);
          return { value, label, icon: iconNamed(icon) };
        })}
      />
      <ListField
        name="others"
        label={editingText('benefits.own')}
        hint={editingText('benefits.ownHint')}
        maxLength={LONGEST_ENTRY}
      />
    </Stack>
  ),
  parts: [
    {
      fields: ['benefits'],
      label: editingText('sections.benefits'),
      text: ({ benefits }) => lines(benefits?.map((benefit) => benefitView(benefit).label)),
    },
  ],
};

interface QualificationValues {
  qualifications?: QualificationId[];
}

/** The qualifications of the staff: chips and a picker (PP-23). */
export const qualificationsEditor: SectionEditor<QualificationValues> = {
  section: 'qualifications',
  id: 'qualifikationen',
  title: editingText('sections.qualifications'),
  view: ({ qualifications }) =>
    qualifications.length > 0 ? <QualificationChips qualifications={qualifications} /> : <NoEntry />,
  valuesOf: ({ qualifications }) => ({ qualifications: qualifications.map(({ id }) => id as QualificationId) }),
  changeOf: ({ qualifications = [] }) => ({ qualifications }),
  serverFields: ['qualifications'],
  fields: () => <QualificationPicker name="qualifications" />,
  parts: [
    partOf('qualifications', ({ qualifications }) =>
      lines(qualifications?.map((id) => qualificationLabel(id, 'staff') ?? '')),
    ),
  ],
};
