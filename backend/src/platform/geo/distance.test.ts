import fc from 'fast-check';
import { distanceKm } from '../../testing/search/sphere';
import { boxAround, chordLimit, kmOfChord, unitVector, type Point } from './distance';

const points = fc.record({
  lat: fc.double({ min: -89, max: 89, noNaN: true }),
  lon: fc.double({ min: -180, max: 180, noNaN: true }),
});
const kilometres = fc.double({ min: 0.1, max: 500, noNaN: true });

function chordBetween(a: Point, b: Point): number {
  const [one, other] = [unitVector(a), unitVector(b)];
  return (one.x - other.x) ** 2 + (one.y - other.y) ** 2 + (one.z - other.z) ** 2;
}

it('SR-20 agree with the haversine formula to the metre', () => {
  fc.assert(
    fc.property(
      points,
      points,
      (a, b) => Math.abs(kmOfChord(chordBetween(a, b)) - distanceKm(a, b)) < 0.001 || distanceKm(a, b) > 15_000,
    ),
  );
});

it('SR-20 a chord limit distinguishes inside from outside', () => {
  fc.assert(
    fc.property(points, points, kilometres, (a, b, km) => {
      fc.pre(Math.abs(distanceKm(a, b) - km) > 0.0001);
      return chordBetween(a, b) <= chordLimit(km) === distanceKm(a, b) < km;
    }),
  );
});

it('SR-20 the box around a circle contains the whole circle', () => {
  const offset = fc.record({
    lat: fc.double({ min: -5, max: 5, noNaN: true }),
    lon: fc.double({ min: -8, max: 8, noNaN: true }),
  });
  fc.assert(
    fc.property(points, offset, kilometres, (centre, { lat, lon }, km) => {
      const near = {
        lat: Math.max(-90, Math.min(90, centre.lat + lat)),
        lon: ((centre.lon + lon + 540) % 360) - 180,
      };
      fc.pre(distanceKm(centre, near) <= km);
      const { west, south, east, north } = boxAround(centre, km);
      return near.lat >= south && near.lat <= north && near.lon >= west && near.lon <= east;
    }),
  );
});
