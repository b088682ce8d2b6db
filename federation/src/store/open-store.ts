import { CachedReleaseStore } from './cached-release-store';
import { FolderReleaseStore, type ReleaseStore } from './release-store';
import { S3ReleaseStore, type S3Place } from './s3-release-store';

/** The settings of a release store, as the shell and `slice` read them. */
export interface StoreSettings {
  RELEASES_DIR: string;
  RELEASES_S3_BUCKET?: string | undefined;
  RELEASES_S3_REGION?: string | undefined;
  RELEASES_S3_ENDPOINT?: string | undefined;
  RELEASES_S3_ACCESS_KEY_ID?: string | undefined;
  RELEASES_S3_SECRET_ACCESS_KEY?: string | undefined;
}

/** Of buckets whose region is not named. */
export const DEFAULT_REGION = 'eu-central-1';

function placeOf(settings: StoreSettings): S3Place | undefined {
  const { RELEASES_S3_BUCKET: bucket, RELEASES_S3_REGION: region } = settings;
  if (!bucket) return undefined;
  const { RELEASES_S3_ACCESS_KEY_ID: accessKeyId, RELEASES_S3_SECRET_ACCESS_KEY: secretAccessKey } = settings;
  return {
    bucket,
    region: region || DEFAULT_REGION,
    endpoint: settings.RELEASES_S3_ENDPOINT || undefined,
    credentials: accessKeyId && secretAccessKey ? { accessKeyId, secretAccessKey } : undefined,
  };
}

/** The folder RELEASES_DIR, or a bucket if one is set. */
export function openReleaseStore(settings: StoreSettings): ReleaseStore {
  const place = placeOf(settings);
  return place ? new S3ReleaseStore(place) : new FolderReleaseStore(settings.RELEASES_DIR);
}

/** The store of a shell, which serves files from RELEASES_DIR: with a bucket the folder gets copies of read files. */
export function openServedStore(settings: StoreSettings): ReleaseStore {
  const store = openReleaseStore(settings);
  return settings.RELEASES_S3_BUCKET ? new CachedReleaseStore(store, settings.RELEASES_DIR) : store;
}
