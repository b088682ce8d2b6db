import type { VideoItem } from './gallery-item';
import { galleryText } from './Tiles';

/** A video with its controls and captions. */
export const Player = ({ item: { url, poster, alt, captions } }: { item: VideoItem }) => (
  <video src={url} poster={poster?.url} controls preload="metadata" aria-label={alt}>
    {captions && <track kind="captions" src={captions} srcLang="de" label={galleryText('captions')} default />}
  </video>
);
