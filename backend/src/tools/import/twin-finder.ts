import { STREET_SEPARATOR } from '@care/contracts/constants';
import { comparable } from './columns';
import { addressKey, type ImportEntry } from './entry';

const LEGAL_FORMS = /^(gemeinnuetzige|ggmbh|gmbh|mbh|ug|ag|kg|co|ev|eg|ohg|gbr|stiftung|e|v)$/;

/** The words of a name without those of its legal form. */
const wordsOf = (name: string): Set<string> =>
  new Set(
    name
      .split(/[^\p{L}\p{N}]+/u)
      .map(comparable)
      .filter((word) => word && !LEGAL_FORMS.test(word)),
  );

interface Seen {
  line: number;
  words: Set<string>;
  /** The last digits, which are the same with and without the code of the country. */
  phone: string | undefined;
}

const isPartOf = (few: Set<string>, many: Set<string>): boolean => [...few].every((word) => many.has(word));

/** Finds rows of one file that are probably the same provider, although their ids or spellings differ. */
export class TwinFinder {
  private readonly seen = new Map<string, Seen[]>();

  /**
   * The line of an earlier entry at the same address, with the same name but for its legal form, or with the same phone
   * number and a name that is a part of the other.
   */
  lineOf(entry: ImportEntry): number | undefined {
    // Without a street all entries of a postcode have the same address.
    if (entry.street.split(STREET_SEPARATOR).length < 3) return undefined;
    const key = addressKey(entry);
    const here = this.seen.get(key) ?? [];
    const phone = entry.phone?.replace(/\D/g, '').slice(-7);
    const words = wordsOf(entry.name);
    const twin = here.find((other) => {
      const [few, many] = words.size <= other.words.size ? [words, other.words] : [other.words, words];
      return isPartOf(few, many) && (few.size === many.size || (phone !== undefined && phone === other.phone));
    });
    if (!twin) this.seen.set(key, [...here, { line: entry.line, words, phone }]);
    return twin?.line;
  }
}
