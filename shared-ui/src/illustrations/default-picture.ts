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
export const defaultPictureSize = { width: 640, height: 480 } as const;

/**
 * The drawn picture for a provider without a photo: one of three pictures of its first care form, chosen by its id (SR-13).
 * An unknown care form gets a picture of "weitere-pflegeformen".
 */
export function defaultPicture(careForm: string | undefined, id: number | string): string {
  const pictures = byCareForm[careForm ?? ''] ?? byCareForm['weitere-pflegeformen'] ?? [];
  return pictures[stableHash(String(id)) % pictures.length] ?? weiterePflegeformen0;
}
