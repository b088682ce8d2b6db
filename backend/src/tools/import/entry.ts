import { COMPANY_FIELDS, optionalTexts, type OptionalText } from '@care/contracts/company-fields';
import { field } from '@care/contracts/schemas';
import { addressOf, type ImportAddress } from './address';
import { comparable, fieldsOf, type Cells, type ColumnMap } from './columns';
import type { AddressBook } from './gazetteer';
import { featuresOf, servicesOf, type ServiceWords } from './offers';
import type { FileRecord } from './read-records';

const MAX_NAME = 200;
const MAX_TEXT = 20_000;
/** Towns with at least this number of inhabitants are classified as urban if the file does not say. */
const URBAN_POPULATION = 20_000;

/** A provider of a directory, validated and with the columns of the company table. */
export interface ImportEntry extends Omit<ImportAddress, 'population'>, Record<OptionalText, string | null> {
  line: number;
  /** The position is from the file. */
  isLocated: boolean;
  import_key: string;
  name: string;
  phone: string | null;
  email: string | null;
  website: string | null;
  place_kind: 1 | 2;
  services_mask: number;
  care_form_order: number[];
  custom_services: string[];
  features_mask: number;
  additional_features: string[];
  description: string;
  activities: string;
}
type EntryResult = { entry: ImportEntry; notes: string[] } | { problem: string; name: string };

/** One key for all spellings of an address: "Hauptstr. 5" and "Hauptstraße 5" are equal. */
export const addressKey = ({
  street,
  zip_code,
  place_slug,
}: Pick<ImportAddress, 'street' | 'zip_code' | 'place_slug'>) =>
  `${comparable(street.split(',')[0]!).replace(/strasse/g, 'str')}|${zip_code || place_slug}`;

/** One key for a spelling of a provider's name and address in all files. */
const keyOf = (cells: Cells, name: string, address: ImportAddress, source: string): string =>
  cells.external_id ? `${source}#${cells.external_id}` : `${comparable(name)}|${addressKey(address)}`;

function placeKind(cell: string | undefined, population: number): 1 | 2 {
  if (cell && /^(1|urban|städtisch|stadt|stadtlage|städtische lage)/i.test(cell)) return 1;
  if (cell && /^(2|rural|ländlich|land|landlage|ländliche lage)/i.test(cell)) return 2;
  return population >= URBAN_POPULATION ? 1 : 2;
}

/** Invalid contact data is left out: a provider without e-mail is better than none. */
function contactsOf(cells: Cells) {
  const notes: string[] = [];
  const usable = (
    what: string,
    value: string | undefined,
    check: { safeParse(text: string): { success: boolean } },
  ): string | null => {
    if (!value || check.safeParse(value).success) return value ?? null;
    notes.push(`${what} not usable, left out`);
    return null;
  };
  const website = cells.website && !/^https?:\/\//i.test(cells.website) ? `https://${cells.website}` : cells.website;
  return {
    phone: usable('phone', cells.phone?.split(/\s*(?:[;,]|\soder\s)\s*/)[0], field.phone),
    email: usable('e-mail', cells.email?.replace(/^mailto:/i, ''), field.email),
    website: usable('website', website, field.website),
    notes,
  };
}

const textsOf = (cells: Cells) =>
  Object.fromEntries(
    optionalTexts().map((field) => [field, cells[field]?.slice(0, COMPANY_FIELDS[field].max) ?? null]),
  ) as Record<OptionalText, string | null>;

/**
 * Converts one entry of a file, or returns the reason for refusing it. `source` separates the ids of several
 * directories.
 */
export function readEntry(
  record: FileRecord,
  columns: ColumnMap,
  book: AddressBook,
  { source, services }: { source: string; services?: ServiceWords },
): EntryResult {
  const cells = fieldsOf(record.cells, columns);
  const name = (cells.name ?? '').replace(/\s+/g, ' ');
  if (!name) return { problem: 'Name fehlt', name };
  if (name.length > MAX_NAME) return { problem: `Name ist länger als ${MAX_NAME} Zeichen`, name: name.slice(0, 60) };
  const located = addressOf(cells, book);
  if ('problem' in located) return { problem: located.problem, name };
  const { address } = located;
  if (address.street.length > 300) return { problem: 'Adresse ist länger als 300 Zeichen', name };
  const { population, ...place } = address;
  const { notes, ...contacts } = contactsOf(cells);
  return {
    entry: {
      line: record.line,
      isLocated: located.isLocated,
      import_key: keyOf(cells, name, address, source),
      name,
      ...place,
      ...contacts,
      place_kind: placeKind(cells.place_kind, population),
      ...servicesOf(cells.services, services),
      ...featuresOf(cells.features),
      description: cells.description?.slice(0, MAX_TEXT) ?? '',
      activities: cells.activities?.slice(0, MAX_TEXT) ?? '',
      ...textsOf(cells),
    },
    notes: [...located.notes, ...notes],
  };
}
