import { sql } from 'kysely';
import { EMAIL_CONFIRMED, type EmailConfirmedEvent } from '../accounts';
import type { App } from '../../platform/http/app-type';

/**
 * Ratings that were written before the author's address was confirmed are published when it is confirmed (RV-02), with
 * the date on which they were written. Not those of a provider that the author has come to own meanwhile.
 */
export function registerWaitingRatings(app: App): void {
  app.jobs.subscribe<EmailConfirmedEvent>(EMAIL_CONFIRMED, 'waiting-ratings', ({ userId }) =>
    app.databases.primary.kysely.transaction().execute(async (transaction) => {
      const published = await transaction
        .updateTable('rating')
        .set({
          status: 'PUBLISHED',
          // What proves the contact stays.
          verification: sql`case verification when 'NONE' then 'EMAIL' else verification end`,
        })
        .where('author_id', '=', userId)
        .where('status', '=', 'PENDING')
        .where(({ not, exists, selectFrom }) =>
          not(
            exists(
              selectFrom('company_ownership')
                .select('user_id')
                .whereRef('company_ownership.company_id', '=', 'rating.company_id')
                .where('user_id', '=', userId),
            ),
          ),
        )
        .returning('company_id')
        .execute();
      const companies = published.map(({ company_id }) => company_id);
      if (companies.length > 0)
        await sql`select refresh_company_ratings(${sql.val(companies)}::bigint[])`.execute(transaction);
    }),
  );
}
