import type { ExpressionSpecification, LayerSpecification, StyleSpecification } from 'maplibre-gl';
import landsAddress from '../../assets/map/lands.json?file';
import placesAddress from '../../assets/map/places.json?file';
import watersAddress from '../../assets/map/waters.json?file';

const colours = {
  water: '#d5e3ee',
  river: '#b9d0e2',
  riverName: '#3b6288',
  neighbours: '#e8e9e4',
  germany: '#f4f4ee',
  border: '#9aa8b5',
  town: '#e3ddd4',
  label: '#16263a',
  smallLabel: '#45546a',
  halo: '#ffffff',
};

/** MapLibre draws these with the page's font, so no glyph server is needed. */
const font = ['Atkinson Hyperlegible Next Variable', 'Arial', 'sans-serif'];
/** MapLibre takes the weight from the font names. */
const bold = ['Atkinson Hyperlegible Next Variable', 'Arial Bold', 'sans-serif'];

/** The minimum population of a place whose name is shown, by zoom. */
const steps = [400_000, 5, 200_000, 6, 90_000, 7, 40_000, 8, 15_000, 9, 0] as const;
const shownFrom: ExpressionSpecification = ['step', ['zoom'], ...steps];
/** The radius of a town's circle at about 2,500 people per km². In pixels it doubles with every zoom level. */
const radiusKm: ExpressionSpecification = ['sqrt', ['/', ['get', 'size'], 2_500 * Math.PI]];
const pixelsPerKm = (zoom: number) => (512 * 2 ** zoom) / (40_075 * Math.cos((51 * Math.PI) / 180));
const radiusAt = (zoom: number): ExpressionSpecification => ['*', radiusKm, pixelsPerKm(zoom)];
const townRadius: ExpressionSpecification = [
  'interpolate',
  ['exponential', 2],
  ['zoom'],
  4,
  radiusAt(4),
  12,
  radiusAt(12),
];

const ofKind = (kind: string): ExpressionSpecification => ['==', ['get', 'kind'], kind];

const fill = (kind: string, colour: string) => ({
  id: kind,
  type: 'fill' as const,
  source: 'lands',
  filter: ofKind(kind),
  paint: { 'fill-color': colour },
});

const areas: LayerSpecification[] = [
  { id: 'water', type: 'background', paint: { 'background-color': colours.water } },
  fill('neighbours', colours.neighbours),
  fill('germany', colours.germany),
  { ...fill('lakes', colours.water), source: 'waters' },
  {
    id: 'towns',
    type: 'circle',
    source: 'places',
    filter: ['>=', ['get', 'size'], 20_000],
    paint: { 'circle-color': colours.town, 'circle-opacity': 0.75, 'circle-radius': townRadius, 'circle-blur': 0.25 },
  },
];

const lines: LayerSpecification[] = [
  {
    id: 'rivers',
    type: 'line',
    source: 'waters',
    filter: ofKind('river'),
    layout: { 'line-cap': 'round', 'line-join': 'round' },
    paint: { 'line-color': colours.river, 'line-width': ['interpolate', ['linear'], ['zoom'], 4, 1, 7, 2.5, 9.5, 5] },
  },
  {
    id: 'states',
    type: 'line',
    source: 'lands',
    filter: ofKind('states'),
    paint: { 'line-color': colours.border, 'line-dasharray': [3, 2] },
  },
  {
    id: 'border',
    type: 'line',
    source: 'lands',
    filter: ofKind('germany'),
    paint: { 'line-color': colours.border, 'line-width': ['interpolate', ['linear'], ['zoom'], 4, 1, 9, 2] },
  },
];

const names: LayerSpecification[] = [
  {
    id: 'river-names',
    type: 'symbol',
    source: 'waters',
    minzoom: 5.5,
    filter: ['has', 'name'],
    layout: {
      'symbol-placement': 'line',
      'symbol-spacing': 400,
      'text-field': ['get', 'name'],
      'text-font': font,
      'text-size': 14,
      'text-letter-spacing': 0.1,
    },
    paint: { 'text-color': colours.riverName, 'text-halo-color': colours.halo, 'text-halo-width': 1.4 },
  },
  {
    id: 'names',
    type: 'symbol',
    source: 'places',
    filter: ['>=', ['get', 'size'], shownFrom],
    layout: {
      'text-field': ['get', 'name'],
      'text-font': ['case', ['>=', ['get', 'size'], 100_000], ['literal', bold], ['literal', font]],
      'text-size': ['step', ['get', 'size'], 15, 50_000, 16, 250_000, 19, 800_000, 22],
      'text-max-width': 8,
      'symbol-sort-key': ['-', ['get', 'size']],
    },
    paint: {
      'text-color': ['step', ['get', 'size'], colours.smallLabel, 40_000, colours.label],
      'text-halo-color': colours.halo,
      'text-halo-width': 1.6,
    },
  },
];

/**
 * The style of the built-in map: countries, state borders, large rivers and town names (Natural Earth, GeoNames), all
 * served by this site. It suits zoom levels from country to town and has no streets.
 */
export const localStyle = (origin: string): StyleSpecification => ({
  version: 8,
  sources: {
    lands: { type: 'geojson', data: new URL(landsAddress, origin).href, tolerance: 0.2 },
    waters: { type: 'geojson', data: new URL(watersAddress, origin).href },
    places: { type: 'geojson', data: new URL(placesAddress, origin).href },
  },
  layers: [...areas, ...lines, ...names],
});
