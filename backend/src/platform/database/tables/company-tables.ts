import type { COMPANY_FIELDS, FieldWith, PlainField } from '@care/contracts/company-fields';
import type { BillingPeriod, CompanySection, ReportReason, Tier } from '@care/contracts/vocabulary';
import type { Generated, GeneratedAlways } from 'kysely';
import type { Timestamp, GeneratedTimestamp, GeneratedJson, Located, PictureVariant } from './column-types';

type ColumnOf<Field> = Field extends { kind: 'number' }
  ? number | null
  : Field extends { kind: 'flag' }
    ? Generated<boolean>
    : string | null;

/** The optional fields that their kind describes. */
type PlainColumns = {
  [Name in Exclude<PlainField, FieldWith<{ isRequired: true }>>]: ColumnOf<(typeof COMPANY_FIELDS)[Name]>;
};

export interface CompanyTable extends Located, PlainColumns {
  id: Generated<number>;
  slug: string;
  name: string;
  street: string;
  zip_code: string;
  city: string;
  city_slug: string;
  place_id: number | null;
  owner_id: number | null;
  subscription: Generated<Tier>;
  billing_period: BillingPeriod | null;
  is_wpw_confirmed: Generated<boolean>;
  /** Whether an owner has left the provider; set by the database. */
  has_former_owner: Generated<boolean>;
  status: Generated<'PUBLISHED' | 'PENDING_REVIEW' | 'HIDDEN' | 'MERGED' | 'REMOVED'>;
  merged_into_id: number | null;
  place_kind: 1 | 2;
  services_mask: Generated<number>;
  /** Numbers of the care forms, the main one first; empty if unknown. */
  care_form_order: Generated<number[]>;
  custom_services: Generated<string[]>;
  features_mask: Generated<number>;
  additional_features: Generated<string[]>;
  benefits: Generated<string[]>;
  qualifications_mask: Generated<number>;
  description: Generated<string>;
  activities: Generated<string>;
  average_rating: number | null;
  /** The sort key of providers by rating; computed by the database. */
  rating_score: GeneratedAlways<number | null>;
  average_housing_rating: number | null;
  average_food_rating: number | null;
  average_reliability_rating: number | null;
  average_friendliness_rating: number | null;
  average_competence_rating: number | null;
  average_activities_rating: number | null;
  ratings_count: Generated<number>;
  job_offers_count: Generated<number>;
  name_norm: GeneratedAlways<string>;
  /** Key of a row in an imported directory; null for registered providers. */
  import_key: Generated<string | null>;
  created_at: GeneratedTimestamp;
  /** When STAFF published a registered provider; null for one that has been public since it was added. */
  published_at: Timestamp | null;
  updated_at: GeneratedTimestamp;
}

export interface CompanyMediaTable {
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
  captions: string | null;
  created_at: GeneratedTimestamp;
}

export interface CompanyVideoUploadTable {
  id: Generated<number>;
  company_id: number;
  position: number;
  bytes: number | null;
  expires_at: Timestamp;
  started_at: Timestamp | null;
  media_id: number | null;
  container: Generated<'mp4' | 'webm'>;
  replaces: number | null;
  user_id: number | null;
}

export interface CompanySectionTable {
  company_id: number;
  section: CompanySection;
  changed_at: Timestamp | null;
  confirmed_at: Timestamp;
}

export interface CompanyDayCountTable {
  company_id: number;
  /** YYYY-MM-DD in Berlin. */
  day: string;
  views: Generated<number>;
  hits: Generated<number>;
}

/** The salt of the day for `visit_mark`. */
export interface VisitSaltTable {
  day: string;
  salt: Generated<string>;
}

/** A browser that has opened a page today, as a hash. */
export interface VisitMarkTable {
  day: string;
  mark: string;
}

export interface JobOfferViewCountTable {
  job_offer_id: number;
  views: number;
}

/** An open offer to hand a provider over. */
export interface CompanyHandoverTable {
  company_id: number;
  from_user_id: number;
  /** The confirmed address of the account that may accept. */
  email: string;
  created_at: GeneratedTimestamp;
  expires_at: GeneratedTimestamp;
}

export interface CompanyFollowTable {
  user_id: number;
  company_id: number;
  created_at: GeneratedTimestamp;
}

export interface OwnershipClaimTable {
  id: Generated<number>;
  company_id: number;
  user_id: number;
  role: Generated<string>;
  method: 'EMAIL' | 'PHONE_LETTER' | 'DOCUMENT';
  status: Generated<
    'PENDING_PROOF' | 'PENDING_REVIEW' | 'APPROVED' | 'REJECTED' | 'EXPIRED' | 'WITHDRAWN' | 'DISPUTED'
  >;
  /** When the person ticked the confirmation. */
  confirmed_at: Timestamp | null;
  code_sent_to: string | null;
  /** An argon2id hash. */
  code_hash: string | null;
  code_expires_at: Timestamp | null;
  code_tries: Generated<number>;
  expires_at: GeneratedTimestamp;
  /** The open question of STAFF. */
  question: string | null;
  /** The answer of the claimant to the latest question. */
  answer: string | null;
  /** Why the desk decided so. */
  reason: string | null;
  decided_at: Timestamp | null;
  created_at: GeneratedTimestamp;
  updated_at: GeneratedTimestamp;
}

export interface OwnershipDocumentTable {
  id: Generated<number>;
  claim_id: number;
  file_name: string;
  mime_type: 'application/pdf' | 'image/jpeg' | 'image/png';
  bytes: number;
  /** Null after the decision, when the file is deleted. */
  storage_key: string | null;
  created_at: GeneratedTimestamp;
}

/** Everybody who owns or has owned a provider; the database records it with each new owner. */
export interface CompanyOwnershipTable {
  company_id: number;
  user_id: number;
  recorded_at: GeneratedTimestamp;
}

export interface OwnershipAnswerTable {
  claim_id: number;
  owner_id: number;
  informed_at: GeneratedTimestamp;
  answered_at: Timestamp | null;
  agrees: boolean | null;
  text: Generated<string>;
}

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

export interface RatingTable {
  id: Generated<number>;
  company_id: number;
  author_id: number | null;
  is_anonymous: Generated<boolean>;
  preferred_author_name: Generated<string>;
  category: 'RESIDENT' | 'RELATIVE' | 'EMPLOYEE' | 'VISITOR';
  review_summary: string;
  description: Generated<string>;
  /** Null for home care, which has neither rooms nor meals. */
  housing: number | null;
  food: number | null;
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
  status: Generated<'PENDING' | 'PUBLISHED' | 'DISPUTED' | 'REMOVED' | 'AUTHOR_DELETED' | 'OWNED'>;
  verification: Generated<'NONE' | 'EMAIL' | 'CONTACT_PROVEN'>;
  helpful_count: Generated<number>;
  /** When the author of an OWNED rating was told. */
  owner_told_at: Timestamp | null;
  /** Deleted by its author while the desk was examining it. */
  deleted_in_case: Generated<boolean>;
  created_at: GeneratedTimestamp;
  updated_at: GeneratedTimestamp;
}

export interface RatingResponseTable {
  id: Generated<number>;
  rating_id: number;
  author_id: number | null;
  description: string;
  created_at: GeneratedTimestamp;
  updated_at: GeneratedTimestamp;
}

export interface RatingReportTable {
  id: Generated<number>;
  rating_id: number;
  /** Null for visitors, and for deleted accounts. */
  reporter_id: number | null;
  reporter_name: Generated<string>;
  /** Of visitors only. */
  reporter_email: string | null;
  /** Null for a free title. */
  reason: ReportReason | null;
  title: string;
  description: string;
  /** When the reporter was told of the decision. */
  decided_at: Timestamp | null;
  /** The network it came from, as a keyed hash for this rating only. */
  network_hash: Buffer | null;
  created_at: GeneratedTimestamp;
}

/** The question of the desk to the author of a hidden rating. */
export interface RatingQuestionTable {
  rating_id: number;
  question: string;
  asked_at: GeneratedTimestamp;
  answer_until: Timestamp;
  answer: Generated<string>;
  answered_at: Timestamp | null;
  /** When the case came back to the desk without an answer. */
  expired_at: Timestamp | null;
}

/** A proof of the author. */
export interface RatingDocumentTable {
  id: Generated<number>;
  rating_id: number;
  file_name: string;
  mime_type: string;
  bytes: number;
  /** Null once the file is deleted. */
  storage_key: string | null;
  created_at: GeneratedTimestamp;
}

/** A public key for the widgets of a provider on other sites. */
export interface WidgetKeyTable {
  key: string;
  company_id: number;
  name: Generated<string>;
  allowed_origins: string[];
  created_at: GeneratedTimestamp;
  revoked_at: Timestamp | null;
  /** Until the new owner has said that it stays. */
  is_of_former_owner: Generated<boolean>;
}

export interface WidgetKeyUseTable {
  key: string;
  /** YYYY-MM-DD in Berlin. */
  day: string;
  uses: number;
}
