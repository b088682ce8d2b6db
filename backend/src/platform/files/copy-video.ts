import {
  Conversion,
  FilePathSource,
  FilePathTarget,
  Input,
  MP4,
  Mp4OutputFormat,
  Output,
  WEBM,
  WebMOutputFormat,
} from 'mediabunny';

export type VideoType = 'mp4' | 'webm';
/** `type`: another kind of file; `codec`: browsers do not play it; `damaged`: it cannot be read to its end. */
export type VideoProblem = 'type' | 'codec' | 'damaged';
export type VideoAnswer = { width: number; height: number } | { problem: VideoProblem };

const FORMATS = {
  mp4: { read: MP4, write: () => new Mp4OutputFormat({ fastStart: false }) },
  webm: { read: WEBM, write: () => new WebMOutputFormat() },
} as const;

/** Codecs that the browsers of `browserslist` play in these containers. */
const VIDEO_CODECS: readonly (string | null)[] = ['avc', 'vp8', 'vp9', 'av1'];
const AUDIO_CODECS: readonly (string | null)[] = ['aac', 'mp3', 'opus', 'vorbis'];

/**
 * Writes the pictures and the sound of a video into a new file, without encoding them again. What else the file holds
 * (place, device, comments, other tracks, bytes behind the end) is left out (PP-12).
 * @returns size of the picture in pixels, or why the video is refused
 */
export async function copyVideo(from: string, to: string, type: VideoType): Promise<VideoAnswer> {
  const { read, write } = FORMATS[type];
  const input = new Input({ source: new FilePathSource(from), formats: [read] });
  if (!(await input.canRead())) return { problem: 'type' };
  const track = await input.getPrimaryVideoTrack();
  if (!track || (await input.computeDuration()) <= 0) return { problem: 'damaged' };
  if (!VIDEO_CODECS.includes(track.codec)) return { problem: 'codec' };
  const { displayWidth: width, displayHeight: height } = track;
  if (width < 1 || height < 1) return { problem: 'damaged' };
  const output = new Output({ format: write(), target: new FilePathTarget(to) });
  const conversion = await Conversion.init({
    input,
    output,
    tags: {},
    video: ({ id }) => ({ discard: id !== track.id }),
    audio: ({ codec }) => ({ discard: !AUDIO_CODECS.includes(codec) }),
    showWarnings: false,
  });
  if (!conversion.isValid) return { problem: 'codec' };
  await conversion.execute();
  return { width, height };
}
