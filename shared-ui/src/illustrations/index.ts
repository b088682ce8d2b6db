/// <reference types="@care/ui/asset-modules" />
// URLs of the drawn pictures. Import them by name, so that a bundle contains only those it uses.
export { default as article0 } from '../../assets/illustrations/article-0.svg';
export { default as emptyInbox } from '../../assets/illustrations/empty-inbox.svg';
export { default as emptyNoResults } from '../../assets/illustrations/empty-no-results.svg';
export { default as emptyNotFound } from '../../assets/illustrations/empty-not-found.svg';
export { default as emptyOffline } from '../../assets/illustrations/empty-offline.svg';
export { default as emptySuccess } from '../../assets/illustrations/empty-success.svg';
export { default as emptyWatchlist } from '../../assets/illustrations/empty-watchlist.svg';
export { default as hero } from '../../assets/illustrations/hero.svg';
export { default as heroPhone } from '../../assets/illustrations/hero-phone.svg';
export { avatarPicture } from './avatar-picture';
export { defaultPicture, defaultPictures, defaultPictureSize } from './default-picture';
export { stableHash } from './stable-hash';
