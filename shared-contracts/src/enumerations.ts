import { t } from './texts/i18n';
import * as vocabulary from './vocabulary';

export * from './vocabulary';

/** "Stationäre Pflege" */
export const careFormLabel = (slug: vocabulary.CareForm): string => t(`careForms.${slug}`);
/** "Pflegeheime": the providers of a care form, for the middle of a sentence. */
export const careFormPlural = (slug: vocabulary.CareForm): string => t(`careFormsPlural.${slug}`);

/** The label of feature 1 to 10; undefined for any other index (SR-09). */
export function featureLabel(index: number): string | undefined {
  const key = vocabulary.COMPANY_FEATURES[index - 1]?.key;
  return key && t(`companyFeatures.${key}`);
}

export const placeLabel = (place: vocabulary.Place): string => t(`places.${vocabulary.PLACES[place - 1]!.key}`);

/** The label of a qualification; undefined for an id the list does not have. */
export function qualificationLabel(id: number, list: vocabulary.QualificationList): string | undefined {
  if (id === vocabulary.exclusiveQualification(list)) return t('qualifications.none');
  if (list === 'staff' && id === vocabulary.STAFF_OTHER_QUALIFICATION) return t('qualifications.other');
  const known = vocabulary.QUALIFICATIONS.find((one) => one === id);
  return known && t(`qualifications.${known}`);
}

export const sortLabel = (sort: vocabulary.SearchSort): string => t(`sorts.${sort}`);
export const employmentLabel = (type: vocabulary.EmploymentType): string => t(`employmentTypes.${type}`);
export const ratingCategoryLabel = (category: vocabulary.RatingCategory): string => t(`ratingCategories.${category}`);
export const raterIdentityLabel = (identity: vocabulary.RaterIdentity): string => t(`raterIdentities.${identity}`);
export const reportReasonLabel = (reason: vocabulary.ReportReason): string => t(`reportReasons.${reason}`);
export const genderLabel = (gender: vocabulary.Gender): string => t(`genders.${gender}`);
export const userTypeLabel = (type: vocabulary.UserType): string => t(`userTypes.${type}`);
export const tierLabel = (tier: vocabulary.Tier): string => t(`tiers.${tier}`);
export const periodLabel = (period: vocabulary.BillingPeriod): string => t(`periods.${period}`);

/** "Antwortet meist in 2 Tagen"; null without enough enquiries (EQ-11). */
export const replyTimeLabel = (days: number | null): string | null =>
  days === null ? null : t('replyTime', { count: days });

/** Words for a rating of 1 to 5 stars (RV-02). */
export const starLabel = (stars: 1 | 2 | 3 | 4 | 5): string => t(`stars.${stars}`);

const isBenefitKey = (benefit: string): benefit is vocabulary.BenefitKey =>
  Object.hasOwn(vocabulary.BENEFIT_ICONS, benefit);

/** A benefit as stored, catalogue key or free text, with what is shown for it (PP-08). */
export const benefitView = (benefit: string): { label: string; icon: string } =>
  isBenefitKey(benefit)
    ? { label: t(`benefits.${benefit}`), icon: vocabulary.BENEFIT_ICONS[benefit] }
    : { label: benefit, icon: vocabulary.CUSTOM_BENEFIT_ICON };
