import type { Operator } from '@care/contracts/schemas';
import type { Generated } from 'kysely';
import type { Timestamp, GeneratedTimestamp, Json, Picture } from './column-types';

/** Columns of both articles and guides. */
interface EditorialColumns {
  id: Generated<number>;
  slug: string;
  title: string;
  description: Generated<string>;
  body_html: Generated<string>;
  main_image: Json<Picture> | null;
  topic: Generated<string>;
  summary: Generated<string[]>;
  related: Generated<string[]>;
  search_service: string | null;
  checked_on: string | null;
  updated_at: GeneratedTimestamp;
}

export interface ContentTables {
  product_category: {
    id: Generated<number>;
    slug: string;
    name: string;
    description: Generated<string>;
    main_image: Json<Picture> | null;
    position: Generated<number>;
  };
  product: {
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
  product_qa: {
    id: Generated<number>;
    product_id: number;
    question: string;
    answer: string;
    position: Generated<number>;
  };
  product_inquiry: {
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
    /** The account that was signed in; null for visitors. */
    user_id: number | null;
    consent_version: string | null;
    consent_text_hash: string | null;
    created_at: GeneratedTimestamp;
  };
  article: EditorialColumns & { published_at: Timestamp };
  guide: EditorialColumns & { name: string; position: Generated<number> };
  /** One row, from the first time that it is saved. */
  site_operator: { [Field in keyof Operator]: Generated<string> } & {
    id: Generated<true>;
    is_demonstration: Generated<boolean>;
    updated_at: GeneratedTimestamp;
  };
  page_builder_block: {
    id: Generated<number>;
    source_type: string;
    html: Generated<string>;
    css: Generated<string>;
    js: Generated<string>;
    updated_at: GeneratedTimestamp;
  };
}
