import { t } from './texts/i18n';
import {
  BENEFIT_ICONS,
  COMPANY_FEATURES,
  CUSTOM_BENEFIT_ICON,
  exclusiveQualification,
  PLACES,
  STAFF_OTHER_QUALIFICATION,
  QUALIFICATIONS,
  type BenefitKey,
  type BillingPeriod,
  type CareForm,
  type EmploymentType,
  type Gender,
  type Place,
  type QualificationList,
  type RaterIdentity,
  type RatingCategory,
  type ReportReason,
  type SearchSort,
  type Tier,
  type UserType,
} from './vocabulary';

export * from './vocabulary';

/** "Stationäre Pflege" */
export const careFormLabel = (slug: CareForm): string => t(`careForms.${slug}`);
/** "Pflegeheime": the providers of a care form, for the middle of a sentence. */
export const careFormPlural = (slug: CareForm): string => t(`careFormsPlural.${slug}`);

/** The label of feature 1 to 10; undefined for any other index (SR-09). */
export function featureLabel(index: number): string | undefined {
  const key = COMPANY_FEATURES[index - 1]?.key;
  return key && t(`companyFeatures.${key}`);
}

export const placeLabel = (place: Place): string => t(`places.${PLACES[place - 1]!.key}`);

/** The label of a qualification; undefined for an id the list does not have. */
export function qualificationLabel(id: number, list: QualificationList): string | undefined {
  if (id === exclusiveQualification(list)) return t('qualifications.none');
  if (list === 'staff' && id === STAFF_OTHER_QUALIFICATION) return t('qualifications.other');
  const known = QUALIFICATIONS.find((one) => one === id);
  return known && t(`qualifications.${known}`);
}

export const sortLabel = (sort: SearchSort): string => t(`sorts.${sort}`);
export const employmentLabel = (type: EmploymentType): string => t(`employmentTypes.${type}`);
export const ratingCategoryLabel = (category: RatingCategory): string => t(`ratingCategories.${category}`);
export const raterIdentityLabel = (identity: RaterIdentity): string => t(`raterIdentities.${identity}`);
export const reportReasonLabel = (reason: ReportReason): string => t(`reportReasons.${reason}`);
export const genderLabel = (gender: Gender): string => t(`genders.${gender}`);
export const userTypeLabel = (type: UserType): string => t(`userTypes.${type}`);
export const tierLabel = (tier: Tier): string => t(`tiers.${tier}`);
export const periodLabel = (period: BillingPeriod): string => t(`periods.${period}`);

/** "Antwortet meist in 2 Tagen"; null without enough enquiries (EQ-11). */
export const replyTimeLabel = (days: number | null): string | null =>
  days === null ? null : t('replyTime', { count: days });

/** Words for a rating of 1 to 5 stars (RV-02). */
export const starLabel = (stars: 1 | 2 | 3 | 4 | 5): string => t(`stars.${stars}`);

const isBenefitKey = (benefit: string): benefit is BenefitKey => Object.hasOwn(BENEFIT_ICONS, benefit);

/** A benefit as stored, catalogue key or free text, with what is shown for it (PP-08). */
export const benefitView = (benefit: string): { label: string; icon: string } =>
  isBenefitKey(benefit)
    ? { label: t(`benefits.${benefit}`), icon: BENEFIT_ICONS[benefit] }
    : { label: benefit, icon: CUSTOM_BENEFIT_ICON };
