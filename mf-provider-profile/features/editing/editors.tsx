import {
  benefitView,
  CARE_FORMS,
  careFormLabel,
  featureLabel,
  placeLabel,
  PLACES,
  qualificationLabel,
  t,
} from '@care/contracts';
import { accountText } from '@care/contracts/account-texts';
import type { CompanyPage } from '@care/contracts/schemas';
import { QUALIFICATIONS, BENEFITS, COMPANY_FEATURES } from '@care/contracts/vocabulary';
import type { CompanyField } from '@care/contracts/company-fields';
import { Heading, Stack, Button, Chip, LiveRegion, Row } from '@care/ui';
import { CheckboxGroup, ownEntryDetails, RadioGroup, useField, useFormField, useShownError } from '@care/ui/form';
import type { FieldOption } from '@care/ui/form';
import { ListField, withDraft } from '@care/ui/list-field';
import { type ComponentProps, useState } from 'react';
import { FieldFrame, Select } from '@care/ui/field';
import { Plus, X } from 'lucide-react';
import { serviceLabel } from '../company/facts';
import { IconList } from '../company-sections/IconList';
import { iconNamed } from '../company-sections/icons';
import { BenefitList, FeatureItems, ServiceList, QualificationChips } from '../company-sections/OfferSections';
import { Prose } from '../company-sections/ProfileSection';
import { fieldLabel, profileText } from '../../texts';
import { plainEditor, type PlainValues } from './plain-fields';
import type { ConflictPart, SectionEditor } from './section-editor';
import { orNoEntry } from './SectionFrame';
import { editingText } from './texts';

type QualificationId = (typeof QUALIFICATIONS)[number];

const qualificationName = (id: number): string => qualificationLabel(id, 'staff') ?? '';
const isIn = (items: readonly string[], item: string) => items.some((one) => one.toLowerCase() === item.toLowerCase());
const LONGEST_ENTRY = 100;
const lines = (items: readonly string[] = []): string => items.join('\n');
const partOf = (field: CompanyField, text: ConflictPart['text']): ConflictPart => ({
  fields: [field],
  label: fieldLabel(field),
  text,
});

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
      {orNoEntry(activities.trim() && <Prose text={activities} />)}
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

type CatalogueSection = 'services' | 'benefits';
type CatalogueValues = Partial<Record<CatalogueSection | 'others', string[]>> & { othersDraft?: string };

interface Catalogue extends Pick<SectionEditor<CatalogueValues>, 'id' | 'view'> {
  section: CatalogueSection;
  options: readonly FieldOption[];
  labelOf: (entry: string) => string;
  own: Pick<ComponentProps<typeof ListField>, 'label' | 'hint' | 'refuse'>;
}

/** A catalogue to tick, and entries in own words, of which an empty one is ignored. */
const catalogueEditor = ({ section, id, view, options, labelOf, own }: Catalogue): SectionEditor<CatalogueValues> => ({
  section,
  id,
  view,
  valuesOf: (company) => {
    const isListed = (entry: string) => options.some(({ value }) => value === entry);
    const entries = company[section];
    return { [section]: entries.filter(isListed), others: entries.filter((entry) => !isListed(entry)) };
  },
  changeOf: ({ [section]: listed = [], others, othersDraft }) => ({
    [section]: [...listed, ...withDraft(others, othersDraft)],
  }),
  rename: (details, { [section]: chosen }) => ownEntryDetails(details, section, { chosen }),
  fields: () => (
    <Stack>
      <CheckboxGroup name={section} label={editingText(`sections.${section}`)} options={options} />
      <ListField name="others" {...own} maxLength={LONGEST_ENTRY} />
    </Stack>
  ),
  parts: [
    {
      fields: [section],
      label: editingText(`sections.${section}`),
      text: ({ [section]: entries }) => lines(entries?.map(labelOf)),
    },
  ],
});

/** A service that is in the list already or has its own checkbox is refused (PP-09). */
function refuseService(item: string, items: readonly string[], chosen: readonly string[]): string | undefined {
  const form = CARE_FORMS.find((one) => isIn([careFormLabel(one), one], item));
  if (form && !chosen.includes(form)) return editingText('services.tickInstead', { service: careFormLabel(form) });
  return form || isIn(items, item) ? accountText('errors.serviceExist') : undefined;
}

export const servicesEditor = catalogueEditor({
  section: 'services',
  id: 'leistungen',
  view: ({ services }) => <ServiceList services={services} />,
  options: CARE_FORMS.map((value) => ({ value, label: careFormLabel(value) })),
  labelOf: serviceLabel,
  own: {
    label: editingText('services.own'),
    hint: editingText('services.ownHint'),
    refuse: (item, items, { services = [] }) => refuseService(item, items, services as string[]),
  },
});

/** 16 benefits with icons, and others in own words (PP-08). */
export const benefitsEditor = catalogueEditor({
  section: 'benefits',
  id: 'arbeitgebervorteile',
  view: ({ benefits }) => benefits.length > 0 && <BenefitList benefits={benefits} />,
  options: BENEFITS.map((value) => {
    const { label, icon } = benefitView(value);
    return { value, label, icon: iconNamed(icon) };
  }),
  labelOf: (benefit) => benefitView(benefit).label,
  own: { label: editingText('benefits.own'), hint: editingText('benefits.ownHint') },
});

const SHORT_TERM_CARE = 3;

const plainFeatures = plainEditor('features');

type FeatureValues = PlainValues & { features?: string[]; place?: string };

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

/** Features in own words. */
export const additionalEditor: SectionEditor<{ additional_features?: string[]; additional_featuresDraft?: string }> = {
  section: 'additional_features',
  id: 'weitere-besonderheiten',
  view: ({ additional_features }) =>
    additional_features.length > 0 && (
      <IconList items={additional_features.map((label) => ({ icon: iconNamed(''), label }))} />
    ),
  valuesOf: ({ additional_features }) => ({ additional_features }),
  changeOf: ({ additional_features, additional_featuresDraft }) => ({
    additional_features: withDraft(additional_features, additional_featuresDraft),
  }),
  fields: () => (
    <ListField
      name="additional_features"
      label={editingText('additional.label')}
      hint={editingText('additional.hint')}
      maxLength={LONGEST_ENTRY}
      refuse={(item, items) => (isIn(items, item) ? accountText('errors.alreadyExists') : undefined)}
    />
  ),
  parts: [partOf('additional_features', ({ additional_features }) => lines(additional_features))],
};

/** The qualifications of the staff: chips and a picker (PP-23). */
export const qualificationsEditor: SectionEditor<{ qualifications?: QualificationId[] }> = {
  section: 'qualifications',
  id: 'qualifikationen',
  view: ({ qualifications }) => qualifications.length > 0 && <QualificationChips qualifications={qualifications} />,
  valuesOf: ({ qualifications }) => ({ qualifications: qualifications.map(({ id }) => id as QualificationId) }),
  changeOf: ({ qualifications = [] }) => ({ qualifications }),
  fields: () => <QualificationPicker name="qualifications" />,
  parts: [partOf('qualifications', ({ qualifications }) => lines(qualifications?.map(qualificationName)))],
};

/** Chips that can be removed, a select and a button that takes on; one that is present is refused (PP-23). */
function QualificationPicker({ name }: { name: string }) {
  const { input, meta } = useField<QualificationId[] | undefined>(name, { allowNull: true });
  const id = useFormField(name, editingText('sections.qualifications'));
  const shown = useShownError(meta);
  const focusSelect = () => document.getElementById(id)?.focus();
  const [picked, setPicked] = useState('');
  const [problem, setProblem] = useState<string>();
  const [announcement, setAnnouncement] = useState('');
  const chosen = input.value ?? [];

  const take = () => {
    const found = QUALIFICATIONS.find((one) => String(one) === picked);
    focusSelect();
    if (!found) return;
    const isPresent = chosen.includes(found);
    setProblem(isPresent ? accountText('errors.alreadyExists') : undefined);
    if (isPresent) return;
    input.onChange([...chosen, found]);
    setPicked('');
    setAnnouncement(qualificationName(found));
  };
  const remove = (one: QualificationId) => {
    input.onChange(chosen.filter((other) => other !== one));
    setAnnouncement(editingText('qualifications.removed', { name: qualificationName(one) }));
    focusSelect(); // the focused chip was removed
  };
  return (
    <Stack>
      {chosen.length > 0 && (
        <Row gap="small" role="group" aria-label={editingText('sections.qualifications')}>
          {chosen.map((one) => (
            <Chip
              key={one}
              icon={X}
              on
              aria-label={accountText('actions.remove', { label: qualificationName(one) })}
              onClick={() => remove(one)}
            >
              {qualificationName(one)}
            </Chip>
          ))}
        </Row>
      )}
      <FieldFrame id={id} label={editingText('qualifications.pick')} error={problem ?? shown}>
        {(control) => (
          <Row gap="small">
            <Select {...control} value={picked} onChange={({ target }) => setPicked(target.value)}>
              <option value="">{t('actions.choose')}</option>
              {QUALIFICATIONS.map((one) => (
                <option key={one} value={one}>
                  {qualificationName(one)}
                </option>
              ))}
            </Select>
            <Button variant="secondaryBlue" icon={Plus} onClick={take}>
              {editingText('qualifications.takeOn')}
            </Button>
          </Row>
        )}
      </FieldFrame>
      <LiveRegion message={announcement} />
    </Stack>
  );
}
