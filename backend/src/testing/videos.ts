import {
  BufferTarget,
  EncodedAudioPacketSource,
  EncodedPacket,
  EncodedVideoPacketSource,
  Mp4OutputFormat,
  Output,
  WebMOutputFormat,
  type AudioCodec,
  type VideoCodec,
} from 'mediabunny';

interface VideoOptions {
  type?: 'mp4' | 'webm';
  codec?: VideoCodec;
  /** The codecs of the sound tracks; without one the video is silent. */
  sound?: AudioCodec[];
  /** About this many bytes. */
  bytes?: number;
  /** Written into the file, as phones write place and device. */
  comment?: string;
}

const DECODERS = {
  vp8: { codec: 'vp8' },
  vp9: { codec: 'vp09.00.10.08' },
  hevc: { codec: 'hev1.1.6.L93.B0', description: new Uint8Array(23).fill(1) },
} as const;

/** A real file of a second whose pictures are not: enough for what does not play it. */
export async function videoFile({
  type = 'webm',
  codec = 'vp9',
  sound = [],
  bytes = 20_000,
  comment = '',
}: VideoOptions = {}): Promise<Buffer> {
  const output = new Output({
    format: type === 'mp4' ? new Mp4OutputFormat() : new WebMOutputFormat(),
    target: new BufferTarget(),
  });
  const source = new EncodedVideoPacketSource(codec);
  output.addVideoTrack(source, { frameRate: 10 });
  const tracks = sound.map((track) => ({ codec: track, source: new EncodedAudioPacketSource(track) }));
  for (const track of tracks) output.addAudioTrack(track.source);
  if (comment) output.setMetadataTags({ comment, title: comment });
  await output.start();
  const config = { ...DECODERS[codec as keyof typeof DECODERS], codedWidth: 640, codedHeight: 360 };
  for (let frame = 0; frame < 10; frame += 1) {
    const content = new Uint8Array(Math.max(1, Math.floor(bytes / 10))).fill(frame + 1);
    const packet = new EncodedPacket(content, frame === 0 ? 'key' : 'delta', frame / 10, 0.1);
    await source.add(packet, { decoderConfig: config });
  }
  for (const track of tracks) {
    const decoderConfig = { codec: track.codec, numberOfChannels: 1, sampleRate: 48_000 };
    await track.source.add(new EncodedPacket(new Uint8Array(960), 'key', 0, 0.01), { decoderConfig });
  }
  await output.finalize();
  return Buffer.from(output.target.buffer ?? new ArrayBuffer(0));
}
