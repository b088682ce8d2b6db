import type { VideoItem } from './gallery-item';
import { galleryText } from './Tiles';

const Track = ({ kind, src }: { kind: 'captions'; src: string | undefined }) =>
  src && <track kind={kind} src={src} srcLang="de" label={galleryText(kind)} default />;

/** A video with its controls and captions. */
export const Player = ({ item: { url, poster, alt, captions } }: { item: VideoItem }) => (
  <video src={url} poster={poster?.url} controls preload="metadata" aria-label={alt}>
    <Track kind="captions" src={captions} />
  </video>
);
