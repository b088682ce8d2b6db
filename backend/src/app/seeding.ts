/** What the demonstration needs to write rows and files. */
export { DEMO_PASSWORD, hashPassword, verifyPassword } from '../domains/accounts';
export { loadGazetteer, placeIds, readGazetteer } from '../domains/search';
export { INQUIRY_CONSENT_VERSION } from '../domains/inquiries';
export { copyRows } from '../platform/database/copy-rows';
export { lockLoading } from '../platform/database/migrations';
export { DiskStorage, diskStorage } from '../platform/files/disk-storage';
export { WEBP } from '../platform/files/encode-picture';
export { mediaStorage } from '../platform/files/media-storage';
export { privateFiles } from '../platform/files/private-files';
export type { ProcessedPicture } from '../platform/files/process-image';
export type { MediaStorage } from '../platform/files/storage';
export { explainFault } from '../platform/process/startup-error';
export { readSettings } from '../platform/settings';
export type { DemoMessage } from './prepare-database';
