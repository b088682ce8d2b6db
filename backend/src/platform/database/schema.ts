import type { Generated, GeneratedAlways } from 'kysely';
import type { GeneratedTimestamp, Json, Located, Timestamp } from './tables/column-types';
import type {
  UserAccountTable,
  UserConsentTable,
  UserSessionTable,
  AccessTokenTable,
  JobSeekerTable,
  JobSeekerImageTable,
  JobSeekerLocalizationTable,
  MessageTable,
} from './tables/people-tables';
import type {
  CompanyTable,
  CompanyVideoUploadTable,
  CompanyMediaTable,
  CompanySectionTable,
  CompanyDayCountTable,
  VisitSaltTable,
  VisitMarkTable,
  JobOfferViewCountTable,
  WidgetKeyTable,
  WidgetKeyUseTable,
  CompanyFollowTable,
  CompanyHandoverTable,
  CompanyOwnershipTable,
  OwnershipAnswerTable,
  OwnershipClaimTable,
  OwnershipDocumentTable,
  JobOfferTable,
  RatingTable,
  RatingDocumentTable,
  RatingQuestionTable,
  RatingReportTable,
  RatingResponseTable,
} from './tables/company-tables';
import type {
  ApplicationTable,
  HireConfirmationTable,
  JobSeekerViewTable,
  MessageAttachmentTable,
  MessageReportTable,
  PlacementTable,
  RecruitingContactTable,
  SavedSearchTable,
  StaffAnnouncementTable,
  UserBlockTable,
} from './tables/contact-tables';
import type {
  ProductCategoryTable,
  ProductTable,
  ProductQaTable,
  ProductInquiryTable,
  ArticleTable,
  GuideTable,
  PageBuilderBlockTable,
} from './tables/content-tables';
import type {
  RatingHoldTable,
  RatingInviteRefusalTable,
  RatingInviteRoundTable,
  RatingInviteTable,
} from './tables/invite-tables';
import type { DeskCaseTable, DeskEventTable } from './tables/desk-tables';
import type { CompanyBillingTable, InvoiceCounterTable, InvoiceTable } from './tables/invoice-tables';
import type { SupportRequestTable } from './tables/support-tables';
import type {
  PaymentEventTable,
  PaymentOrderTable,
  PaymentRefundTable,
  PaymentSubscriptionTable,
} from './tables/payment-tables';
import type {
  AccountKeyTable,
  DataExportTable,
  MailOutboxTable,
  NewsletterSubscriptionTable,
  SignInAddressTable,
  SignInFailureTable,
} from './tables/account-tables';

export type * from './tables/people-tables';
export type * from './tables/company-tables';
export type * from './tables/contact-tables';
export type * from './tables/content-tables';
export type * from './tables/account-tables';
export type * from './tables/desk-tables';
export type * from './tables/invoice-tables';
export type * from './tables/payment-tables';
export type * from './tables/support-tables';
export type { PictureVariant } from './tables/column-types';

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

interface PostcodeTable {
  id: Generated<number>;
  zip: string;
  place_name: string;
  place_id: number | null;
  state: string;
  lat: number;
  lon: number;
  name_folded: GeneratedAlways<string>;
}

interface RateLimitCounterTable {
  rule: string;
  caller: string;
  window_start: Timestamp;
  expires_at: Timestamp;
  hits: number;
}

interface IdempotencyKeyTable {
  scope: string;
  key: string;
  fingerprint: Buffer;
  answer: Json<unknown> | null;
  created_at: GeneratedTimestamp;
}

interface AppMetaTable {
  key: string;
  value: Json<unknown>;
  updated_at: GeneratedTimestamp;
}

/** Every table by its name, for Kysely. A new migration adds its tables and columns here. */
export interface Database {
  place: PlaceTable;
  postcode: PostcodeTable;
  user_account: UserAccountTable;
  user_consent: UserConsentTable;
  user_session: UserSessionTable;
  access_token: AccessTokenTable;
  company: CompanyTable;
  company_media: CompanyMediaTable;
  company_video_upload: CompanyVideoUploadTable;
  company_section: CompanySectionTable;
  company_day_count: CompanyDayCountTable;
  visit_salt: VisitSaltTable;
  visit_mark: VisitMarkTable;
  job_offer_view_count: JobOfferViewCountTable;
  widget_key: WidgetKeyTable;
  widget_key_use: WidgetKeyUseTable;
  company_follow: CompanyFollowTable;
  company_handover: CompanyHandoverTable;
  company_ownership: CompanyOwnershipTable;
  ownership_answer: OwnershipAnswerTable;
  ownership_claim: OwnershipClaimTable;
  ownership_document: OwnershipDocumentTable;
  desk_case: DeskCaseTable;
  desk_event: DeskEventTable;
  job_offer: JobOfferTable;
  job_seeker: JobSeekerTable;
  /** A view: profiles that others may see. */
  public_job_seeker: Readonly<JobSeekerTable>;
  job_seeker_image: JobSeekerImageTable;
  job_seeker_localization: JobSeekerLocalizationTable;
  rating: RatingTable;
  rating_document: RatingDocumentTable;
  rating_hold: RatingHoldTable;
  rating_invite: RatingInviteTable;
  rating_invite_refusal: RatingInviteRefusalTable;
  rating_invite_round: RatingInviteRoundTable;
  rating_question: RatingQuestionTable;
  rating_report: RatingReportTable;
  rating_response: RatingResponseTable;
  message: MessageTable;
  message_attachment: MessageAttachmentTable;
  message_report: MessageReportTable;
  user_block: UserBlockTable;
  recruiting_contact: RecruitingContactTable;
  application: ApplicationTable;
  hire_confirmation: HireConfirmationTable;
  placement: PlacementTable;
  job_seeker_view: JobSeekerViewTable;
  staff_announcement: StaffAnnouncementTable;
  saved_search: SavedSearchTable;
  product_category: ProductCategoryTable;
  product: ProductTable;
  product_qa: ProductQaTable;
  product_inquiry: ProductInquiryTable;
  article: ArticleTable;
  guide: GuideTable;
  page_builder_block: PageBuilderBlockTable;
  rate_limit_counter: RateLimitCounterTable;
  idempotency_key: IdempotencyKeyTable;
  mail_outbox: MailOutboxTable;
  account_key: AccountKeyTable;
  sign_in_failure: SignInFailureTable;
  sign_in_address: SignInAddressTable;
  newsletter_subscription: NewsletterSubscriptionTable;
  data_export: DataExportTable;
  support_request: SupportRequestTable;
  payment_subscription: PaymentSubscriptionTable;
  payment_order: PaymentOrderTable;
  payment_event: PaymentEventTable;
  payment_refund: PaymentRefundTable;
  company_billing: CompanyBillingTable;
  invoice_counter: InvoiceCounterTable;
  invoice: InvoiceTable;
  app_meta: AppMetaTable;
}
