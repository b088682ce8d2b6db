import type { COMPANY_FIELDS, FieldWith, PlainField } from '@care/contracts/company-fields';
import type { PlaceKind, WaitTime } from '@care/contracts/free-places';
import type { BillingPeriod, CompanySection, RatingCategory, Tier } from '@care/contracts/vocabulary';
import type { Generated, GeneratedAlways } from 'kysely';
import type {
  Dated,
  EditedEntry,
  Entry,
  GeneratedJson,
  Identified,
  Located,
  PictureVariant,
  Timestamp,
} from './column-types';

type ColumnOf<Field> = Field extends { kind: 'number' | 'price' }
  ? number | null
  : Field extends { kind: 'flag' }
    ? Generated<boolean>
    : string | null;

/** The optional fields that their kind describes. */
type PlainColumns = {
  [Name in Exclude<PlainField, FieldWith<{ isRequired: true }>>]: ColumnOf<(typeof COMPANY_FIELDS)[Name]>;
};

export interface CompanyTables {
  company: Located &
    EditedEntry &
    PlainColumns &
    Record<`average_${RatingCategory}_rating`, number | null> & {
      slug: string;
      name: string;
      street: string;
      zip_code: string;
      city: string;
      city_slug: string;
      place_id: number | null;
      owner_id: number | null;
      subscription: Generated<Tier>;
      tier_since: Generated<string>;
      billing_period: BillingPeriod | null;
      is_wpw_confirmed: Generated<boolean>;
      /** Whether an owner has left the provider; set by the database. */
      has_former_owner: Generated<boolean>;
      free_place_until: Timestamp | null;
      free_place_since: Timestamp | null;
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
      ratings_count: Generated<number>;
      /** Median of the answer times to enquiries in days; null below five enquiries. */
      reply_days: number | null;
      job_offers_count: Generated<number>;
      name_norm: GeneratedAlways<string>;
      /** The parts of a home's own share that § 43c lowers, and the rest (CO-06). */
      share_care: GeneratedAlways<number | null>;
      share_other: GeneratedAlways<number | null>;
      /** Key of a row in an imported directory; null for registered providers. */
      import_key: Generated<string | null>;
      /** When STAFF published a registered provider; null for one that has been public since it was added. */
      published_at: Timestamp | null;
    };
  company_media: Entry & {
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
  };
  company_video_upload: Identified & {
    company_id: number;
    position: number;
    bytes: number | null;
    expires_at: Timestamp;
    started_at: Timestamp | null;
    media_id: number | null;
    container: Generated<'mp4' | 'webm'>;
    replaces: number | null;
    user_id: number | null;
  };
  company_section: {
    company_id: number;
    section: CompanySection;
    changed_at: Timestamp | null;
    confirmed_at: Timestamp;
  };
  company_places: {
    company_id: number;
    total: number | null;
    free: GeneratedJson<Partial<Record<PlaceKind, number>>>;
    available_from: GeneratedJson<Partial<Record<PlaceKind, string>>>;
    wait: WaitTime | null;
    takes_clients: boolean | null;
    zip_codes: Generated<string[]>;
    confirmed_at: Timestamp;
    weekly_mail: Generated<boolean>;
    /** Links in mails have it; a higher number revokes them. */
    link_number: Generated<number>;
    mailed_at: Timestamp | null;
  };
  company_day_count: {
    company_id: number;
    /** YYYY-MM-DD in Berlin. */
    day: string;
    views: Generated<number>;
    hits: Generated<number>;
  };
  /** The salt of the day for `visit_mark`. */
  visit_salt: { day: string; salt: Generated<string> };
  /** A browser that has opened a page today, as a hash. */
  visit_mark: { day: string; mark: string };
  job_offer_view_count: { job_offer_id: number; views: number };
  company_follow: Dated & { user_id: number; company_id: number };
  job_offer: EditedEntry &
    Located & {
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
    };
  /** A public key for the widgets of a provider on other sites. */
  widget_key: Dated & {
    key: string;
    company_id: number;
    name: Generated<string>;
    allowed_origins: string[];
    revoked_at: Timestamp | null;
    /** Until the new owner has said that it stays. */
    is_of_former_owner: Generated<boolean>;
  };
  widget_key_use: {
    key: string;
    /** YYYY-MM-DD in Berlin. */
    day: string;
    uses: number;
  };
}
