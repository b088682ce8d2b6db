/** What no archive has, because whoever finds one must not get it, and what happens to a restored copy without it. */
export const KEPT_APART: Readonly<Record<string, string>> = {
  AUTH_SECRET:
    'or the file auth.secret in DATA_DIR: without it everybody signs in again, links in mails end, refusals of invitations are forgotten, and authenticator apps stop working',
  BACKUP_KEY_FILE: 'opens the archives; without it they are worthless',
  DATABASE_URL: 'has the password of the database',
  DATABASE_REPLICA_URL: 'has the password of the replica',
  MAPBOX_TOKEN: 'no address suggestions and no map with GEO_PROVIDER=mapbox',
  MAIL_DKIM_KEY_FILE: 'mails are not signed',
  MAIL_WEBHOOK_SECRET: 'no bounces of mails are accepted',
  MEDIA_S3_ACCESS_KEY_ID: 'no pictures and videos',
  MEDIA_S3_SECRET_ACCESS_KEY: 'no pictures and videos',
  METRICS_TOKEN: 'no metrics',
  OVERRIDE_SECRET: 'no links that replace slices in one browser',
  RELEASE_KEY_FILE: 'no release can be published; shells refuse what another key has signed',
  RELEASE_PUBLIC_KEYS: 'shells do not check who published a release',
  RELEASES_S3_ACCESS_KEY_ID: 'no releases from a bucket',
  RELEASES_S3_SECRET_ACCESS_KEY: 'no releases from a bucket',
  SMTP_URL: 'has the password of the mail server',
  STRIPE_SECRET_KEY: 'no payments',
  STRIPE_WEBHOOK_SECRET: 'no news of payments',
};
