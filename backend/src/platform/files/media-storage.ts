import path from 'node:path';
import type { Settings } from '../settings';
import { diskStorage } from './disk-storage';
import { S3Storage } from './s3-storage';
import type { MediaStorage } from './storage';

type StorageSettings = Pick<
  Settings,
  | 'DATA_DIR'
  | 'MEDIA_S3_BUCKET'
  | 'MEDIA_S3_REGION'
  | 'MEDIA_S3_ENDPOINT'
  | 'MEDIA_S3_ACCESS_KEY_ID'
  | 'MEDIA_S3_SECRET_ACCESS_KEY'
>;

const storages = new Map<string, S3Storage>();

/** The storage of an installation: a bucket if one is set, else `media/` in its data folder. */
export function mediaStorage(settings: StorageSettings): MediaStorage {
  const { DATA_DIR, MEDIA_S3_BUCKET: bucket, MEDIA_S3_REGION: region, MEDIA_S3_ENDPOINT: endpoint } = settings;
  if (!bucket) return diskStorage(DATA_DIR);
  const { MEDIA_S3_ACCESS_KEY_ID: accessKeyId, MEDIA_S3_SECRET_ACCESS_KEY: secretAccessKey } = settings;
  const key = JSON.stringify([bucket, region, endpoint, accessKeyId, secretAccessKey, DATA_DIR]);
  const known = storages.get(key);
  if (known) return known;
  const credentials = accessKeyId && secretAccessKey ? { accessKeyId, secretAccessKey } : undefined;
  const storage = new S3Storage({ bucket, region, endpoint, credentials, folder: path.join(DATA_DIR, 'media') });
  storages.set(key, storage);
  return storage;
}
