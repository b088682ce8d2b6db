/** Where a bucket is, and how its owner proves to be one. */
export interface S3Place {
  bucket: string;
  region: string;
  /** Of another store than AWS, which is then addressed by path. */
  endpoint?: string | undefined;
  credentials?: { accessKeyId: string; secretAccessKey: string } | undefined;
  /** How long the store may send nothing. */
  silenceMs?: number;
}

const CONNECT_MS = 5000;

/** The options of a client for the store of a bucket. */
export const s3ClientOptions = ({ region, endpoint, credentials, silenceMs = 10_000 }: S3Place) =>
  ({
    region,
    ...(endpoint && { endpoint, forcePathStyle: true }),
    ...(credentials && { credentials }),
    // Not every store knows the checksums that the client adds by default.
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
    // By default requests to a store that does not answer would wait for ever.
    requestHandler: { connectionTimeout: CONNECT_MS, socketTimeout: silenceMs },
  }) as const;
