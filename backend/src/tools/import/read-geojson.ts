import { readText, type Encoding } from './decode-file';
import { UnusableFile, type FileRecord } from './records';

type Json = string | number | boolean | null | Json[] | { [key: string]: Json };
interface JsonObject {
  [key: string]: Json;
}

const isObject = (value: Json | undefined): value is JsonObject =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** All positions of a geometry, at any depth of nested rings. */
function positions(coordinates: Json | undefined): [number, number][] {
  if (!Array.isArray(coordinates)) return [];
  const [lon, lat] = coordinates;
  if (typeof lon === 'number' && typeof lat === 'number') return [[lon, lat]];
  return coordinates.flatMap(positions);
}

/** The point of a geometry: for an area such as a building, the centre of its box. */
function pointOf(geometry: Json | undefined): { lon: string; lat: string } | null {
  const found = isObject(geometry) ? positions(geometry['coordinates']) : [];
  if (!found.length) return null;
  const middle = (values: number[]): string => String((Math.min(...values) + Math.max(...values)) / 2);
  return { lon: middle(found.map(([lon]) => lon)), lat: middle(found.map(([, lat]) => lat)) };
}

function textOf(value: Json): string {
  if (value === null) return '';
  if (Array.isArray(value)) return value.map(textOf).join(';');
  return typeof value === 'object' ? JSON.stringify(value) : String(value);
}

function recordOf(feature: Json, line: number): FileRecord {
  if (!isObject(feature) || feature['type'] !== 'Feature') return { line, problem: 'ist kein GeoJSON-Feature' };
  const properties = isObject(feature['properties']) ? feature['properties'] : {};
  const cells = Object.fromEntries(Object.entries(properties).map(([name, value]) => [name, textOf(value)]));
  const id: Record<string, string> = feature['id'] === undefined ? {} : { id: textOf(feature['id']) };
  // The geometry has priority over properties with the same names.
  return { line, cells: { ...id, ...cells, ...(pointOf(feature['geometry']) ?? {}) } };
}

function parseJson(text: string): Json | undefined {
  try {
    return JSON.parse(text) as Json;
  } catch {
    return undefined;
  }
}

function featuresOf(document: Json): Json[] {
  if (isObject(document) && Array.isArray(document['features'])) return document['features'];
  if (isObject(document) && document['type'] === 'Feature') return [document];
  throw new UnusableFile('The file is JSON, but no GeoJSON: it has no features.');
}

/** One feature per line, as in many large files; the control character before each is allowed. */
function* readLines(text: string): Generator<FileRecord> {
  for (const [index, line] of text.split('\n').entries()) {
    const json = line.replaceAll('\u001e', '').trim();
    if (!json) continue;
    const feature = parseJson(json);
    yield feature === undefined ? { line: index + 1, problem: 'ist kein JSON' } : recordOf(feature, index + 1);
  }
}

/** The features of a GeoJSON file, numbered from 1; for a file with one feature per line, by line. */
export async function* readGeojson(
  file: string,
  encoding: Encoding,
  onBytes?: (bytes: number) => void,
): AsyncGenerator<FileRecord> {
  const parts: string[] = [];
  for await (const part of readText(file, encoding, onBytes)) parts.push(part);
  const text = parts.join('').trim();
  const document = parseJson(text);
  if (document !== undefined) {
    for (const [index, feature] of featuresOf(document).entries()) yield recordOf(feature, index + 1);
    return;
  }
  const [firstLine = ''] = text.split('\n');
  if (parseJson(firstLine.replaceAll('\u001e', '')) === undefined)
    throw new UnusableFile('The file is no valid JSON. Was it cut off?');
  yield* readLines(text);
}
