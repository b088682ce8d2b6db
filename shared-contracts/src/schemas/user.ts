import { z } from 'zod';
import { BILLING_PERIODS, STAFF_ROLES, USER_TYPES } from '../vocabulary';
import { tierSchema } from './company';
import { countSchema, idSchema, timestampSchema } from './primitives';

/** A claim for the ownership of a provider, as the account page lists it. */
export const requestedOwnershipSchema = z.object({
  id: idSchema,
  company: z.object({ id: idSchema, name: z.string(), slug: z.string() }),
  status: z.string(),
  created_at: timestampSchema,
});
export type RequestedOwnership = z.infer<typeof requestedOwnershipSchema>;

/** `GET /user/details/` (SH-07). */
export const userDetailsSchema = z.object({
  pk: idSchema,
  username: z.string(),
  first_name: z.string(),
  last_name: z.string(),
  email: z.string(),
  profile_type: z.enum(USER_TYPES),
  /** Works for the site's operator: has at least one of the roles; no account gets one over HTTP. */
  is_staff: z.boolean(),
  staff_roles: z.array(z.enum(STAFF_ROLES)).optional(),
  /** Of the public profile, when there is one. */
  slug: z.string().nullable(),
  profile: z.object({ id: idSchema, slug: z.string(), image: z.string().nullable() }).nullable(),
  company: z.object({ id: idSchema, slug: z.string(), name: z.string() }).nullable(),
  /** The tier, under the name the specification gives it. */
  backend_permission_group_name: tierSchema,
  backend_period_name: z.enum(BILLING_PERIODS).nullable(),
  email_notifications: z.boolean(),
  /** Ids. */
  followed_companies: z.array(idSchema),
  followed_companies_count: countSchema,
  requested_ownerships: z.array(requestedOwnershipSchema),
  email_verified: z.boolean(),
  /** Whether no mail is sent to the address, because its mailbox takes none. */
  email_undeliverable: z.boolean().optional(),
  deletion_scheduled_at: timestampSchema.nullable(),
  phone: z.string().nullable().optional(),
  /** The last answer to each consent. */
  consents: z.array(z.object({ key: z.string(), version: z.string(), granted: z.boolean() })).optional(),
});
export type UserDetails = z.infer<typeof userDetailsSchema>;

/** The data of the current user in the browser (SH-08). */
export const userContextSchema = z.object({
  token: z.string().nullable(),
  userPk: idSchema.nullable(),
  userType: z.enum(USER_TYPES).nullable(),
  tierName: tierSchema.nullable(),
  isCompanyOwner: z.boolean(),
  isStaff: z.boolean(),
  userCompany: userDetailsSchema.shape.company,
  followedCompanies: z.array(idSchema),
  userFirstName: z.string(),
  userLastName: z.string(),
  userImage: z.string().nullable(),
  userName: z.string(),
});
export type UserContext = z.infer<typeof userContextSchema>;

/** `POST /user/toggle-email-notifications/` */
export const emailNotificationsSchema = z.object({ email_notifications: z.boolean() });
export type EmailNotifications = z.infer<typeof emailNotificationsSchema>;
