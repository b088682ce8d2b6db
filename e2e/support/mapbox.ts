import { startStandIn, type StandIn } from './stand-in';

/** A stand-in for Mapbox's HTTP interface: a style, its source, and empty vector tiles. It records all requests. */
export interface MapboxStandIn extends StandIn {
  asked: URL[];
}

const SOURCE = 'mapbox.mapbox-streets-v8';
const style = {
  version: 8,
  name: 'Streets',
  sources: { composite: { type: 'vector', url: `mapbox://${SOURCE}` } },
  layers: [
    { id: 'land', type: 'background', paint: { 'background-color': '#eeeae2' } },
    { id: 'roads', type: 'line', source: 'composite', 'source-layer': 'road', paint: { 'line-color': '#ffffff' } },
  ],
};

/** Mapbox's answer to a path. An empty tile is valid. */
function answerTo({ pathname, origin }: URL): object | Buffer | null {
  if (pathname === '/styles/v1/mapbox/streets-v12') return style;
  if (pathname === `/v4/${SOURCE}.json`) {
    const tiles = [`${origin}/v4/${SOURCE}/{z}/{x}/{y}.vector.pbf`];
    return { tilejson: '2.2.0', tiles, minzoom: 0, maxzoom: 16, attribution: '© Mapbox © OpenStreetMap' };
  }
  if (pathname.endsWith('.vector.pbf')) return Buffer.alloc(0);
  return pathname === '/map-sessions/v1' ? {} : null;
}

export async function startMapbox(): Promise<MapboxStandIn> {
  const asked: URL[] = [];
  const standIn = await startStandIn((request, response) => {
    const url = new URL(request.url ?? '/', `http://${request.headers.host}`);
    asked.push(url);
    const answer = answerTo(url);
    response.setHeader('access-control-allow-origin', '*');
    if (answer === null) return void response.writeHead(404).end();
    if (Buffer.isBuffer(answer)) return void response.setHeader('content-type', 'application/x-protobuf').end(answer);
    response.setHeader('content-type', 'application/json').end(JSON.stringify(answer));
  });
  return { ...standIn, asked };
}
