import type { ColumnType, Generated, GeneratedAlways } from 'kysely';

/** A time column: read as a Date, written as a Date or an ISO string. */
type Timestamp = ColumnType<Date, Date | string, Date | string>;
type GeneratedTimestamp = ColumnType<Date, Date | string | undefined, Date | string>;
/** A jsonb column: read as a value, written as its JSON text. */
type Json<T> = ColumnType<T, string, string>;
type GeneratedJson<T> = ColumnType<T, string | undefined, string>;

export type Tier = 'FREE_TIER' | 'PLUS_TIER' | 'PREMIUM_TIER';
export type ProfileType = 'CARE_PROVIDER' | 'JOB_SEEKER' | 'CARE_SEEKER';
export type PictureVariant = { w: number; url: string };
export type Picture = { url: string; width: number; height: number; alt: string; variants: PictureVariant[] };

/** Latitude and longitude in degrees with the derived unit-sphere coordinates that distances are computed from. */
type Located = {
  lat: number;
  lon: number;
  x: GeneratedAlways<number>;
  y: GeneratedAlways<number>;
  z: GeneratedAlways<number>;
};

export type PlaceTable = Located & {
  id: Generated<number>;
  slug: string;
  name: string;
  state: string;
  population: Generated<number>;
  first_zip: string | null;
  west: number;
  south: number;
  east: number;
  north: number;
  name_norm: GeneratedAlways<string>;
  name_folded: GeneratedAlways<string>;
};

export type PostcodeTable = {
  id: Generated<number>;
  zip: string;
  place_name: string;
  place_id: number | null;
  state: string;
  lat: number;
  lon: number;
  name_folded: GeneratedAlways<string>;
};

export type UserAccountTable = {
  id: Generated<number>;
  username: string;
  email: string;
  password_hash: string;
  first_name: string;
  last_name: string;
  phone: string | null;
  profile_type: ProfileType;
  is_staff: Generated<boolean>;
  newsletter: Generated<boolean>;
  email_notifications: Generated<boolean>;
  email_verified_at: Timestamp | null;
  disabled_at: Timestamp | null;
  deletion_scheduled_at: Timestamp | null;
  created_at: GeneratedTimestamp;
  updated_at: GeneratedTimestamp;
};

export type UserConsentTable = {
  id: Generated<number>;
  user_id: number;
  key: string;
  version: string;
  granted: boolean;
  created_at: GeneratedTimestamp;
};

export type UserSessionTable = {
  id: Generated<number>;
  user_id: number;
  user_agent: string | null;
  created_at: GeneratedTimestamp;
  last_seen_at: GeneratedTimestamp;
  expires_at: Timestamp;
  ended_at: Timestamp | null;
};

export type AccessTokenTable = {
  id: Generated<number>;
  session_id: number;
  user_id: number;
  token_hash: Buffer;
  created_at: GeneratedTimestamp;
  expires_at: Timestamp;
};

export type CompanyTable = Located & {
  id: Generated<number>;
  slug: string;
  name: string;
  operator: string | null;
  street: string;
  zip_code: string;
  city: string;
  city_slug: string;
  place_id: number | null;
  phone: string | null;
  email: string | null;
  website: string | null;
  owner_id: number | null;
  subscription: Generated<Tier>;
  billing_period: 'YEARLY' | 'MONTHLY' | null;
  is_wpw_confirmed: Generated<boolean>;
  status: Generated<'PUBLISHED' | 'PENDING_REVIEW' | 'HIDDEN' | 'MERGED'>;
  merged_into_id: number | null;
  place_kind: 1 | 2;
  services_mask: Generated<number>;
  custom_services: Generated<string[]>;
  features_mask: Generated<number>;
  additional_features: Generated<string[]>;
  benefits: Generated<string[]>;
  qualifications_mask: Generated<number>;
  description: Generated<string>;
  activities: Generated<string>;
  opening_hours: string | null;
  average_rating: number | null;
  average_housing_rating: number | null;
  average_food_rating: number | null;
  average_reliability_rating: number | null;
  average_friendliness_rating: number | null;
  average_competence_rating: number | null;
  average_activities_rating: number | null;
  ratings_count: Generated<number>;
  job_offers_count: Generated<number>;
  name_norm: GeneratedAlways<string>;
  created_at: GeneratedTimestamp;
  updated_at: GeneratedTimestamp;
};

export type CompanyMediaTable = {
  id: Generated<number>;
  company_id: number;
  kind: 'LOGO' | 'MAIN_IMAGE' | 'GALLERY';
  file_type: Generated<'IMAGE' | 'VIDEO'>;
  url: string;
  width: number | null;
  height: number | null;
  alt: Generated<string>;
  variants: GeneratedJson<PictureVariant[]>;
  position: Generated<number>;
  created_at: GeneratedTimestamp;
};

export type CompanyFollowTable = { user_id: number; company_id: number; created_at: GeneratedTimestamp };

export type OwnershipClaimTable = {
  id: Generated<number>;
  company_id: number;
  user_id: number;
  role: Generated<string>;
  method: 'EMAIL' | 'PHONE_LETTER' | 'DOCUMENT';
  status: Generated<
    'PENDING_PROOF' | 'PENDING_REVIEW' | 'APPROVED' | 'REJECTED' | 'EXPIRED' | 'WITHDRAWN' | 'DISPUTED'
  >;
  created_at: GeneratedTimestamp;
  updated_at: GeneratedTimestamp;
};

export type JobOfferTable = Located & {
  id: Generated<number>;
  company_id: number;
  slug: string;
  title: string;
  employment_type: 'Vollzeit' | 'Teilzeit' | 'Vollzeit/Teilzeit';
  description_html: Generated<string>;
  tasks: Generated<string>;
  requirements: Generated<string>;
  offer: Generated<string>;
  qualifications_mask: Generated<number>;
  salary_min: number | null;
  salary_max: number | null;
  salary_currency: Generated<string>;
  salary_unit: 'HOUR' | 'MONTH' | 'YEAR' | null;
  salary_scheme: string | null;
  benefits: Generated<string[]>;
  city: string;
  start_date: string | null;
  contact_name: string | null;
  contact_email: string | null;
  contact_phone: string | null;
  status: Generated<'DRAFT' | 'PUBLISHED' | 'PAUSED' | 'EXPIRED' | 'REMOVED'>;
  posted_at: Timestamp | null;
  valid_through: Timestamp | null;
  direct_apply: Generated<boolean>;
  created_at: GeneratedTimestamp;
  updated_at: GeneratedTimestamp;
};

export type JobSeekerTable = {
  id: Generated<number>;
  user_id: number;
  slug: string;
  visible_name: string;
  gender: 'MALE' | 'FEMALE' | 'OTHER';
  is_open_for_offers: Generated<boolean>;
  is_hidden: Generated<boolean>;
  qualifications_mask: Generated<number>;
  custom_qualifications: Generated<string[]>;
  certificates: Generated<string[]>;
  description: Generated<string>;
  additional_requirements: Generated<string[]>;
  created_at: GeneratedTimestamp;
  updated_at: GeneratedTimestamp;
};

export type JobSeekerImageTable = {
  id: Generated<number>;
  job_seeker_id: number;
  url: string;
  width: number | null;
  height: number | null;
  variants: GeneratedJson<PictureVariant[]>;
  created_at: GeneratedTimestamp;
};

export type JobSeekerLocalizationTable = Located & {
  id: Generated<number>;
  job_seeker_id: number;
  position: number;
  address: string;
  city: string;
  zip_code: string | null;
  radius: Generated<number>;
};

export type RatingTable = {
  id: Generated<number>;
  company_id: number;
  author_id: number | null;
  is_anonymous: Generated<boolean>;
  preferred_author_name: Generated<string>;
  category: 'RESIDENT' | 'RELATIVE' | 'EMPLOYEE' | 'VISITOR';
  review_summary: string;
  description: Generated<string>;
  housing: number;
  food: number;
  reliability: number;
  friendliness: number;
  competence: number;
  activities: number;
  housing_comment: Generated<string>;
  food_comment: Generated<string>;
  reliability_comment: Generated<string>;
  friendliness_comment: Generated<string>;
  competence_comment: Generated<string>;
  activities_comment: Generated<string>;
  average_rating: GeneratedAlways<number>;
  origin: Generated<string>;
  status: Generated<'PENDING' | 'PUBLISHED' | 'DISPUTED' | 'REMOVED' | 'AUTHOR_DELETED'>;
  verification: Generated<'NONE' | 'EMAIL' | 'CONTACT_PROVEN'>;
  helpful_count: Generated<number>;
  created_at: GeneratedTimestamp;
  updated_at: GeneratedTimestamp;
};

export type RatingResponseTable = {
  id: Generated<number>;
  rating_id: number;
  author_id: number | null;
  description: string;
  created_at: GeneratedTimestamp;
  updated_at: GeneratedTimestamp;
};

export type MessageTable = {
  id: Generated<number>;
  thread_id: number | null;
  kind: Generated<'CONTACT' | 'APPLICATION' | 'RECRUITMENT' | 'PRODUCT' | 'SYSTEM'>;
  sender_id: number | null;
  recipient_id: number;
  company_id: number | null;
  job_offer_id: number | null;
  title: string;
  content: string;
  contact_info: GeneratedJson<{ name?: string; lastname?: string; email?: string; phone?: string }>;
  read_at: Timestamp | null;
  archived_at: Timestamp | null;
  created_at: GeneratedTimestamp;
};

export type ProductCategoryTable = {
  id: Generated<number>;
  slug: string;
  name: string;
  description: Generated<string>;
  main_image: Json<Picture> | null;
  position: Generated<number>;
};

export type ProductTable = {
  id: Generated<number>;
  category_id: number;
  slug: string;
  title: string;
  summary: Generated<string>;
  description_html: Generated<string>;
  main_image: Json<Picture> | null;
  position: Generated<number>;
  created_at: GeneratedTimestamp;
  updated_at: GeneratedTimestamp;
};

export type ProductQaTable = {
  id: Generated<number>;
  product_id: number;
  question: string;
  answer: string;
  position: Generated<number>;
};

export type ProductInquiryTable = {
  id: Generated<number>;
  product_id: number | null;
  reference: string;
  first_name: string;
  last_name: string;
  address: string;
  postcode_and_place: string;
  email: string;
  phone: string | null;
  message: string;
  consent: boolean;
  communication_consent: Generated<boolean>;
  created_at: GeneratedTimestamp;
};

export type ArticleTable = {
  id: Generated<number>;
  slug: string;
  title: string;
  description: Generated<string>;
  body_html: Generated<string>;
  main_image: Json<Picture> | null;
  published_at: Timestamp;
  updated_at: GeneratedTimestamp;
};

export type GuideTable = {
  id: Generated<number>;
  slug: string;
  title: string;
  name: string;
  description: Generated<string>;
  body_html: Generated<string>;
  main_image: Json<Picture> | null;
  position: Generated<number>;
  updated_at: GeneratedTimestamp;
};

export type PageBuilderBlockTable = {
  id: Generated<number>;
  source_type: string;
  html: Generated<string>;
  css: Generated<string>;
  js: Generated<string>;
  updated_at: GeneratedTimestamp;
};

export type RateLimitCounterTable = {
  rule: string;
  caller: string;
  window_start: Timestamp;
  expires_at: Timestamp;
  hits: number;
};

export type AppMetaTable = { key: string; value: Json<unknown>; updated_at: GeneratedTimestamp };

/** Every table by its name, for Kysely. A later migration adds its tables and columns here. */
export type Database = {
  place: PlaceTable;
  postcode: PostcodeTable;
  user_account: UserAccountTable;
  user_consent: UserConsentTable;
  user_session: UserSessionTable;
  access_token: AccessTokenTable;
  company: CompanyTable;
  company_media: CompanyMediaTable;
  company_follow: CompanyFollowTable;
  ownership_claim: OwnershipClaimTable;
  job_offer: JobOfferTable;
  job_seeker: JobSeekerTable;
  job_seeker_image: JobSeekerImageTable;
  job_seeker_localization: JobSeekerLocalizationTable;
  rating: RatingTable;
  rating_response: RatingResponseTable;
  message: MessageTable;
  product_category: ProductCategoryTable;
  product: ProductTable;
  product_qa: ProductQaTable;
  product_inquiry: ProductInquiryTable;
  article: ArticleTable;
  guide: GuideTable;
  page_builder_block: PageBuilderBlockTable;
  rate_limit_counter: RateLimitCounterTable;
  app_meta: AppMetaTable;
};
