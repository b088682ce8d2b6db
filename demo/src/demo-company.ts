import type { Database } from '@care/backend/seeding-rows';
import type { CareForm, Tier } from '@care/contracts/vocabulary';
import type { Insertable } from 'kysely';

/** A provider's row without the columns that follow from its ratings and job offers. */
export type CompanyRow = Insertable<Database['company']> & { id: number; subscription: Tier; created_at: Date };

export interface DemoCompany {
  row: CompanyRow;
  form: CareForm;
  /** Slug of its town in the gazetteer; the database id is added when the data is loaded. */
  placeSlug: string;
  /** Average opinion of the raters, 1 to 5. */
  quality: number;
}
