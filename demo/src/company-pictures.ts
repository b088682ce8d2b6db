import { readYaml } from './files';
import type { DemoCompany } from './demo-company';
import type { CareForm } from '@care/contracts/vocabulary';
import type { DemoPicture, PictureLibrary } from './pictures';
import type { Random } from './random';

const kindsOfForm = readYaml<Record<CareForm, readonly string[]>>('pictures/galleries.yaml');

export function picturesOf(library: PictureLibrary, motif: string): readonly DemoPicture[] {
  const pictures = library.get(motif);
  if (!pictures?.length) throw new Error(`The picture library lacks ${motif}.`);
  return pictures;
}

interface Spot {
  lat: number;
  lon: number;
}

/** Squared distance on a plane; a degree of longitude is shorter than one of latitude. */
const distance = (a: Spot, b: Spot): number => (a.lat - b.lat) ** 2 + ((a.lon - b.lon) * 0.63) ** 2;

/**
 * Chooses main images so that providers near each other have different ones: each gets the picture of its care form
 * whose nearest other use is farthest away.
 */
export function mainImages(library: PictureLibrary): (random: Random, company: DemoCompany) => DemoPicture {
  const uses = new Map<DemoPicture, Spot[]>();
  return (random, { row, form }) => {
    const pictures = picturesOf(library, `form/${form}`);
    const spot = { lat: Number(row.lat), lon: Number(row.lon) };
    const farness = (picture: DemoPicture): number =>
      Math.min(...(uses.get(picture) ?? []).map((use) => distance(use, spot)));
    const first = random.integer(0, pictures.length - 1);
    let best = pictures[first] as DemoPicture;
    let farthest = farness(best);
    for (let step = 1; step < pictures.length && farthest !== Number.POSITIVE_INFINITY; step++) {
      const picture = pictures[(first + step) % pictures.length] as DemoPicture;
      const found = farness(picture);
      if (found > farthest) [best, farthest] = [picture, found];
    }
    uses.set(best, [...(uses.get(best) ?? []), spot]);
    return best;
  };
}

const shuffled = <Item>(random: Random, items: readonly Item[]): Item[] =>
  items
    .map((item) => ({ item, order: random.next() }))
    .sort((a, b) => a.order - b.order)
    .map(({ item }) => item);

/**
 * Pictures of different kinds that fit the care form, the most typical kind first. Nothing is shown twice, also not
 * what the main image shows.
 */
export function gallery(
  random: Random,
  { form }: DemoCompany,
  library: PictureLibrary,
  { count, mainImage }: { count: number; mainImage: DemoPicture | undefined },
): DemoPicture[] {
  const shown = new Set(mainImage && [mainImage.alt]);
  const chosen: DemoPicture[] = [];
  const [typical, ...others] = kindsOfForm[form];
  const kinds = [typical, ...shuffled(random, others)].flatMap((kind) => kind ?? []);
  for (let round = 0; round < 3; round++)
    for (const kind of kinds) {
      if (chosen.length === count) return chosen;
      const picture = shuffled(random, picturesOf(library, `gallery/${kind}`)).find(({ alt }) => !shown.has(alt));
      if (!picture) continue;
      shown.add(picture.alt);
      chosen.push(picture);
    }
  return chosen;
}
