import { radiusOptions, type ShowcaseOption } from './samples';
import { t } from '@care/contracts';
import { Combobox } from '@care/ui/combobox';
import {
  CareForm,
  CheckboxField,
  CheckboxGroup,
  FileField,
  FormGrid,
  RadioCards,
  RadioGroup,
  RadioSegment,
  SelectField,
  StarField,
  SubmitButton,
  SwitchField,
  TextArea,
  TextField,
} from '@care/ui/form';
import { MapPin } from 'lucide-react';
import { Chapter } from './Specimen';
import { showcaseText } from './texts';

const towns = ['Köln', 'Königswinter', 'Königs Wusterhausen', 'Bonn', 'Hürth'];
const suggest = (phrase: string) =>
  Promise.resolve(towns.filter((town) => town.toLowerCase().startsWith(phrase.toLowerCase())));

const features: ShowcaseOption[] = [
  { value: '1', label: t('companyFeatures.dementia') },
  { value: '7', label: t('companyFeatures.quietLocation') },
  { value: '9', label: t('companyFeatures.staffing'), disabled: true },
];

const careForms: ShowcaseOption[] = [
  { value: 'stationare-pflege', label: t('careForms.stationare-pflege') },
  { value: 'senioren-wg', label: t('careForms.senioren-wg') },
];

interface Values {
  email?: string;
  terms?: boolean;
}

/** The form sends nothing; a submit only shows the errors. */
const validate = ({ email, terms }: Values) => ({
  ...(email ? {} : { email: t('fields.email') }),
  ...(terms ? {} : { terms: t('errors.consentRequired') }),
});

export const FieldChapter = () => (
  <Chapter title={showcaseText('fields')}>
    <CareForm<Values> onSubmit={() => undefined} validate={validate}>
      {() => (
        <FormGrid columns={2}>
          <TextField name="firstName" label={showcaseText('firstName')} autoComplete="given-name" />
          <TextField name="email" label={showcaseText('email')} type="email" autoComplete="email" required />
          <TextField name="password" label={showcaseText('password')} type="password" autoComplete="new-password" />
          <TextField name="username" label={showcaseText('username')} disabled />
          <Combobox<string>
            name="city"
            label={t('search.city')}
            placeholder={t('search.cityPlaceholder')}
            source={suggest}
            itemToString={String}
            onChange={() => undefined}
            debounceMs={0}
            icon={MapPin}
            itemIcon={MapPin}
          />
          <SelectField name="service" label={t('search.service')} options={careForms} />
          <RadioSegment name="radius" label={t('search.radiusLabel')} options={radiusOptions} />
          <SwitchField name="open" label={t('badges.openForOffers')} />
          <CheckboxGroup name="features" label={t('search.features')} options={features} />
          <RadioGroup name="form" label={t('search.service')} options={careForms} />
          <RadioCards
            name="package"
            label={showcaseText('package')}
            cards={[
              { value: 'PLUS_TIER', title: t('tiers.PLUS_TIER'), hint: showcaseText('plusHint') },
              { value: 'PREMIUM_TIER', title: t('tiers.PREMIUM_TIER'), hint: showcaseText('premiumHint') },
            ]}
          />
          <StarField name="food" label={t('ratingCategories.food')} />
          <FileField name="photo" label={showcaseText('photo')} hint={t('errors.invalidPhotoTypeHint')} />
          <TextArea name="content" label={showcaseText('message')} hint={showcaseText('messageHint')} maxLength={500} />
          <CheckboxField name="terms" label={showcaseText('terms')} required />
          <div>
            <SubmitButton>{showcaseText('send')}</SubmitButton>
          </div>
        </FormGrid>
      )}
    </CareForm>
  </Chapter>
);
