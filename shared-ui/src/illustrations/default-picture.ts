import ambulantePflege0 from '../../assets/illustrations/default-ambulante-pflege-0.svg';
import ambulantePflege1 from '../../assets/illustrations/default-ambulante-pflege-1.svg';
import ambulantePflege2 from '../../assets/illustrations/default-ambulante-pflege-2.svg';
import kurzzeitpflege0 from '../../assets/illustrations/default-kurzzeitpflege-0.svg';
import kurzzeitpflege1 from '../../assets/illustrations/default-kurzzeitpflege-1.svg';
import kurzzeitpflege2 from '../../assets/illustrations/default-kurzzeitpflege-2.svg';
import stationarePflege0 from '../../assets/illustrations/default-stationare-pflege-0.svg';
import stationarePflege1 from '../../assets/illustrations/default-stationare-pflege-1.svg';
import stationarePflege2 from '../../assets/illustrations/default-stationare-pflege-2.svg';
import teilstationarePflege0 from '../../assets/illustrations/default-teilstationare-pflege-0.svg';
import teilstationarePflege1 from '../../assets/illustrations/default-teilstationare-pflege-1.svg';
import teilstationarePflege2 from '../../assets/illustrations/default-teilstationare-pflege-2.svg';
import seniorenWg0 from '../../assets/illustrations/default-senioren-wg-0.svg';
import seniorenWg1 from '../../assets/illustrations/default-senioren-wg-1.svg';
import seniorenWg2 from '../../assets/illustrations/default-senioren-wg-2.svg';
import betreutesWohnen0 from '../../assets/illustrations/default-betreutes-wohnen-0.svg';
import betreutesWohnen1 from '../../assets/illustrations/default-betreutes-wohnen-1.svg';
import betreutesWohnen2 from '../../assets/illustrations/default-betreutes-wohnen-2.svg';
import weiterePflegeformen0 from '../../assets/illustrations/default-weitere-pflegeformen-0.svg';
import weiterePflegeformen1 from '../../assets/illustrations/default-weitere-pflegeformen-1.svg';
import weiterePflegeformen2 from '../../assets/illustrations/default-weitere-pflegeformen-2.svg';
import { stableHash } from './stable-hash';

const byCareForm: Record<string, readonly string[]> = {
  'ambulante-pflege': [ambulantePflege0, ambulantePflege1, ambulantePflege2],
  kurzzeitpflege: [kurzzeitpflege0, kurzzeitpflege1, kurzzeitpflege2],
  'stationare-pflege': [stationarePflege0, stationarePflege1, stationarePflege2],
  'teilstationare-pflege': [teilstationarePflege0, teilstationarePflege1, teilstationarePflege2],
  'senioren-wg': [seniorenWg0, seniorenWg1, seniorenWg2],
  'betreutes-wohnen': [betreutesWohnen0, betreutesWohnen1, betreutesWohnen2],
  'weitere-pflegeformen': [weiterePflegeformen0, weiterePflegeformen1, weiterePflegeformen2],
};

/** Width and height of the default pictures. */
export const defaultPictureSize = { width: 960, height: 640 } as const;

/** Each file has this many pictures, with `#0` to `#3` as their names. */
const PER_FILE = 4;

/** Two pictures in a list are the same only if at least this many others stand between them. */
const NEIGHBOURS = 9;

interface Unpictured {
  careForm: string | undefined;
  id: number | string;
}

/** A drawing: its care form, and its number among the twelve. */
interface Drawing {
  form: string;
  number: number;
}

const OTHER_FORM = 'weitere-pflegeformen';

const pictureOf = ({ form, number }: Drawing): string =>
  `${byCareForm[form]?.[Math.floor(number / PER_FILE)] ?? weiterePflegeformen0}#${number % PER_FILE}`;

/** The drawing of each provider of a list; see `defaultPictures`. */
export function chosenDrawings(list: readonly Unpictured[]): Drawing[] {
  const chosen: Drawing[] = [];
  for (const { careForm = OTHER_FORM, id } of list) {
    const form = careForm in byCareForm ? careForm : OTHER_FORM;
    const count = (byCareForm[form]?.length ?? 1) * PER_FILE;
    const first = stableHash(String(id)) % count;
    const before = chosen.slice(-NEIGHBOURS).flatMap((other) => (other.form === form ? other.number : []));
    const candidates = Array.from({ length: count }, (_, step) => (first + step) % count);
    chosen.push({ form, number: candidates.find((number) => !before.includes(number)) ?? first });
  }
  return chosen;
}

/**
 * The drawn pictures for a list of providers without a photo: each has one of twelve of its first care form, chosen by
 * its id (SR-13). If one of the nine before has the same, it has the next that is free.
 */
export const defaultPictures = (list: readonly Unpictured[]): string[] => chosenDrawings(list).map(pictureOf);

/**
 * The drawn picture for one provider without a photo. An unknown care form gets a picture of "weitere-pflegeformen".
 */
export const defaultPicture = (careForm: string | undefined, id: number | string): string =>
  defaultPictures([{ careForm, id }])[0] ?? weiterePflegeformen0;
