import { sql } from 'kysely';
import { type Domain, moveAll, moveUnlessThere } from '../../platform/domain/domain';
import { limits } from './limits';
import { mailSamples } from './mail-samples';
import { EMAIL_CONFIRMED } from '../accounts';
import ratingAnswerRoutes from './answer-routes';
import ratingInviteRoutes from './invite-routes';
import { ratingReportKind } from './rating-case';
import { FILES_KEPT_DAYS, REPORTER_KEPT_MONTHS, sweepRatingCases } from './rating-question';
import { leaveRatings, publishWaiting, tellOwnersOfRatings } from './ratings-of-authors';
import ratingReportRoutes from './report-routes';
import ratingRoutes from './routes';
import { markProvenContacts } from './send-invites';

const OF_OWN_RATING = 'rating_id in (select id from rating where author_id = $1)';

/** Ratings of providers, answers to them, reports, and invitations to rate. */
export const ratings: Domain = {
  routes: [ratingRoutes, ratingReportRoutes, ratingAnswerRoutes, ratingInviteRoutes],
  limits,
  mails: mailSamples,
  cases: [ratingReportKind],
  jobs: {
    'waiting-ratings': { event: EMAIL_CONFIRMED, run: publishWaiting },
    'ratings-of-owners': { run: tellOwnersOfRatings, pollSeconds: 60, cron: '* * * * *' },
    'rating-cases': { run: sweepRatingCases, pollSeconds: 60, cron: '25 3 * * *' },
    'proven-contacts': { run: markProvenContacts, pollSeconds: 60, cron: '35 3 * * *' },
  },
  // The mean that the order by rating uses.
  housekeeping: (db) => sql`select refresh_rating_prior()`.execute(db),
  tables: {
    rating: { personal: 'author_id = $1', merge: 'stays' },
    rating_prior: {},
    rating_report: {
      // Reports need no account; those of visitors belong to the account that has confirmed the address.
      personal: `(reporter_id = $1 or lower(reporter_email) =
        (select lower(email) from user_account where id = $1 and email_verified_at is not null))`,
      omit: ['network_hash'],
    },
    rating_question: { personal: OF_OWN_RATING },
    rating_document: { personal: OF_OWN_RATING, omit: ['storage_key'] },
    rating_response: { personal: 'author_id = $1' },
    rating_invite_round: { personal: 'sender_id = $1', merge: moveAll('rating_invite_round') },
    rating_invite: {
      withheld: 'Fingerabdrücke eingeladener Adressen; sie schützen vor weiteren Einladungen und enden nach 12 Monaten',
    },
    rating_invite_refusal: {
      withheld: 'Fingerabdrücke von Adressen, die keine Einladungen möchten; sie sagen nichts über die Person',
    },
    rating_hold: {
      withheld: 'Fingerabdrücke der Adressen gelöschter Konten mit entfernten Bewertungen; sie enden nach 24 Monaten',
      merge: moveUnlessThere('rating_hold', 'address_hash, created_at'),
    },
  },
  retention: [
    {
      name: 'authors of removed reviews',
      time: [24, 'month'],
      kept: (time) => `${time} after their account was deleted, as keyed fingerprints`,
      why: 'the same person must not review again at once',
      notice: (time) =>
        `Fingerabdruck Ihrer E-Mail-Adresse, wenn wir eine Bewertung entfernt oder beanstandet haben: ${time} nach dem Ende Ihres Kontos`,
      table: 'rating_hold',
      over: (time) => `created_at < now() - ${time}`,
    },
    {
      name: 'invitations to rate',
      time: [12, 'month'],
      kept: (time) => `${time}, addresses as keyed fingerprints; refusals until they are undone`,
      why: 'nobody is invited twice; a refusal holds',
      notice: (time) =>
        `Fingerabdrücke von E-Mail-Adressen, die um eine Bewertung gebeten wurden: ${time}; eine Ablehnung, bis Sie sie rückgängig machen`,
      table: 'rating_invite_round',
      over: (time) => `created_at < now() - ${time}`,
    },
    {
      name: 'proofs for a rating',
      time: [FILES_KEPT_DAYS, 'day'],
      kept: (time) =>
        `${time} after the decision; network, name and address of reporters ${REPORTER_KEPT_MONTHS} months after it`,
      why: 'objections against the decision',
      notice: (time) =>
        `Nachweise zu einer Bewertung: ${time} nach der Entscheidung; Name, E-Mail-Adresse und Fingerabdruck einer Meldung: ${REPORTER_KEPT_MONTHS} Monate nach ihr`,
      job: 'rating-cases',
    },
  ],
  account: {
    isReferredTo: sql`(
      exists (select from rating where author_id = u.id and status in ('PUBLISHED', 'DISPUTED', 'REMOVED'))
      or exists (select from rating_response where author_id = u.id))`,
    deleted: leaveRatings,
  },
};
