import { groupBy, medianPosition, middlePosition, type Position } from './positions.ts';

export interface Postcode extends Position {
  zip: string;
}

interface Town extends Position {
  zips: readonly string[];
}

/** The town's centre counts like a postcode whose number is this far away. */
const CENTRE_AT = 10;

/**
 * Positions of postcodes, from railway stations with an address and from towns with a single postcode. In a town with
 * several postcodes, one without a station lies between the located ones, near those with a similar number, because
 * Deutsche Post numbered neighbours one after the other.
 */
export function postcodePositions(
  stations: ReadonlyMap<string, readonly Position[]>,
  towns: readonly Town[],
): (town: Town) => Postcode[] {
  const single = groupBy(
    towns.filter(({ zips }) => zips.length === 1),
    ({ zips }) => zips[0] ?? '',
  );
  const located = (zip: string): Position | undefined =>
    middlePosition((stations.get(zip) ?? []).map((at) => ({ ...at, weight: 1 }))) ??
    medianPosition(single.get(zip) ?? []);
  return ({ lat, lon, zips }) => {
    if (zips.length === 1) return zips.map((zip) => ({ zip, lat, lon }));
    const known = zips.flatMap((zip) => ({ zip, at: located(zip) }));
    return known.map(({ zip, at }) => {
      const others = known.flatMap((other) =>
        other.at ? [{ ...other.at, weight: 1 / Math.abs(Number(other.zip) - Number(zip)) }] : [],
      );
      const centre = { lat, lon, weight: 1 / CENTRE_AT };
      return { zip, ...(at ?? middlePosition([...others, centre]) ?? centre) };
    });
  };
}
