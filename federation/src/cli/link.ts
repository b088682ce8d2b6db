import { OVERRIDE_PATH, signGrant, sliceOverrides, type SliceOverrides } from '../release/override';

export type LinkOptions = Partial<Record<'site' | 'hours' | 'path', string>>;

const HOURS = 8;
const LONGEST_HOURS = 24 * 7;

/** `mf-search=1.0.0-1a2b3c4d` or `mf-search=http://127.0.0.1:3102/` of the command line. */
export function readOverrides(words: readonly string[]): SliceOverrides {
  const pairs = words.map((word) => {
    const [, slice = '', target = ''] = /^([^=]+)=(.+)$/.exec(word) ?? [];
    return [slice, isWebAddress(target) ? { url: new URL('.', target).href } : { version: target }];
  });
  const parsed = sliceOverrides.safeParse(Object.fromEntries(pairs));
  if (parsed.success) return parsed.data;
  throw new Error('link needs slices as mf-search=VERSION or mf-search=ADDRESS, or none to open the panel only');
}

/** Not "localhost:3102", which would be an address of the scheme "localhost". */
const isWebAddress = (text: string): boolean => /^https?:\/\//.test(text) && URL.canParse(text);

/** The link that replaces slices in the browser that opens it (EM-04). */
export function linkOf(overrides: SliceOverrides, { site, hours = String(HOURS), path }: LinkOptions): string {
  const secret = process.env.OVERRIDE_SECRET;
  if (!secret) throw new Error('OVERRIDE_SECRET is not set: the link is signed with the secret of the site');
  const length = Number(hours);
  if (!(length > 0 && length <= LONGEST_HOURS)) throw new Error(`--hours needs a number up to ${LONGEST_HOURS}`);
  const link = new URL(OVERRIDE_PATH, siteOf(site));
  const expires = Math.ceil(Date.now() / 1000 + length * 3600);
  link.searchParams.set('grant', signGrant(secret, { overrides, expires }));
  if (path) link.searchParams.set('to', path);
  return link.href;
}

/** The site of `--site`, or the one that runs on this machine. */
function siteOf(site = process.env.PUBLIC_ORIGIN || `http://127.0.0.1:${process.env.PORT || 3000}`): string {
  if (URL.canParse(site)) return site;
  throw new Error('--site needs an address, such as https://pflege.example');
}
