import { sql } from 'kysely';
import { appOfTests } from '../../testing/test-app';
import { cellsOfBox, cellsOfCircle, wholeCells, type AreaCells } from './search-cells';
import { CITIES } from '../../testing/search/cities';
import { insertCompanies, testCompanies } from '../../testing/search/companies';
import { Random } from '../../testing/search/random';
import { within } from '../../testing/search/sphere';

const companies = testCompanies(new Random(13), 400).map((company) => ({ ...company, status: 'PUBLISHED' as const }));

const test = appOfTests({ seed: (db) => insertCompanies(db, companies) });

const refresh = () => sql`select refresh_company_bits()`.execute(test.db);

async function staleCells(): Promise<number> {
  const { rows } = await sql<{ n: number }>`select count(distinct cell)::int n from company_bits_stale`.execute(
    test.db,
  );
  return rows[0]!.n;
}

/** Where the area has a provider. */
function placeIn(area: AreaCells, { cell, part }: Position): 'inside' | 'border' | 'outside' {
  const index = area.cells.indexOf(cell);
  const isInside = (((area.inside[index] ?? 0) >> part) & 1) === 1;
  const runs = area.runCells.filter(
    (of, run) => of === cell && area.runFirsts[run]! <= part && part <= area.runLasts[run]!,
  );
  if (runs.length + Number(isInside) > 1) throw new Error('A part is counted twice');
  if (isInside) return 'inside';
  return runs.length === 1 ? 'border' : 'outside';
}

const readParts = ({ runFirsts, runLasts }: AreaCells): number =>
  runLasts.reduce((sum, last, run) => sum + last - runFirsts[run]! + 1, 0);

interface Position {
  id: number;
  cell: number;
  part: number;
}
async function positions(): Promise<Map<number, Position>> {
  const { rows } = await sql<Position>`select id, cell, part from company`.execute(test.db);
  return new Map(rows.map((row) => [row.id, row]));
}

describe('cells of the search', () => {
  it.each(CITIES)(
    'SR-20 the parts of a circle around $name contain all points within it, and the inner ones no others',
    async (city) => {
      const known = await positions();
      for (const radius of [20, 50, 100]) {
        const area = cellsOfCircle(city, radius)!;
        for (const company of companies) {
          const isNear = within(city, company, radius);
          const place = placeIn(area, known.get(company.id)!);
          if (isNear) expect(place).not.toBe('outside');
          else expect(place).not.toBe('inside');
        }
      }
    },
  );

  it('SR-20 the parts of a box contain all points in it, and the inner ones no others', async () => {
    const known = await positions();
    let hits = 0;
    for (const { lat, lon } of CITIES) {
      // The edges lie on those of cells, between them, and on points.
      for (const box of [
        { west: lon - 0.3, south: lat - 0.2, east: lon + 0.3, north: lat + 0.2 },
        { west: Math.floor(lon), south: Math.floor(lat), east: Math.floor(lon) + 1, north: Math.floor(lat) + 1 },
        { west: lon, south: lat, east: lon + 0.01, north: lat + 0.01 },
      ]) {
        const area = cellsOfBox(box)!;
        for (const { id, lat: y, lon: x } of companies) {
          const isInBox = y >= box.south && y <= box.north && x >= box.west && x <= box.east;
          const place = placeIn(area, known.get(id)!);
          if (isInBox) hits += 1;
          if (isInBox) expect(place).not.toBe('outside');
          else expect(place).not.toBe('inside');
        }
      }
    }
    expect(hits).toBeGreaterThan(20);
  });

  it('SR-20 reads few parts of the cells at the border of a circle, and its inner box lies within', () => {
    const area = cellsOfCircle({ lat: 50.94, lon: 6.96 }, 50)!;
    // 102 of 161 cells lie within; the border crosses 231 of the 944 parts of the others.
    expect(wholeCells(area)).toHaveLength(102);
    expect(area.cells).toHaveLength(161);
    expect(readParts(area)).toBe(231);
    expect(area.inner).toEqual({ west: 6.28125, south: 50.5, east: 7.65625, north: 51.375 });
    const small = cellsOfCircle({ lat: 50.94, lon: 6.96 }, 0.5)!;
    expect([new Set(small.inside), small.inner]).toEqual([new Set([0]), null]);
    expect(readParts(small)).toBeGreaterThan(0);
  });

  it('SR-20 does not list the cells around a pole, of half the world, or across the date line', () => {
    expect(cellsOfCircle({ lat: 89.9, lon: 0 }, 100)).toBeNull();
    expect(cellsOfBox({ west: -90, south: -90, east: 90, north: 90 })).toBeNull();
    expect(cellsOfBox({ west: 179, south: 50, east: -179, north: 51 })).toBeNull();
    expect(cellsOfBox({ west: 5.8, south: 47.2, east: 15.1, north: 55.1 })?.runCells).not.toEqual([]);
  });

  it('SR-20 marks a cell as stale exactly when a change affects searches', async () => {
    await refresh();
    expect(await staleCells()).toBe(0);
    await sql`update company set description = 'neu', updated_at = now() where id = 1`.execute(test.db);
    expect(await staleCells()).toBe(0);
    await sql`update company set features_mask = features_mask # 1 where id = 1`.execute(test.db);
    expect(await staleCells()).toBe(1);
    await refresh();
    expect(await staleCells()).toBe(0);
    // To the west or east within the cell, from a part to another one.
    await sql`update company set lon = lon + case when part & 3 = 3 then -1 else 1 end / 32.0 where id = 1`.execute(
      test.db,
    );
    expect(await staleCells()).toBe(1);
    await refresh();
  });

  it('SR-20 has bits for exactly the published providers', async () => {
    await sql`update company set status = 'HIDDEN' where id between 10 and 60`.execute(test.db);
    await sql`delete from company where id between 61 and 90`.execute(test.db);
    await refresh();
    const { rows } = await sql<{ bits: number; parts: number; rows: number; features: number; expected: number }>`
      select (select sum(bit_count(published))::int from company_bits) bits,
        (select sum(bit_count(part_5 & stars_4))::int from company_bits)
          - (select count(*)::int from company where status = 'PUBLISHED' and part = 5 and average_rating >= 4) parts,
        (select count(*)::int from company where status = 'PUBLISHED') rows,
        (select sum(bit_count(feature_3 & stars_4))::int from company_bits) features,
        (select count(*)::int from company where status = 'PUBLISHED' and features_mask & 4 <> 0 and average_rating >= 4) expected
    `.execute(test.db);
    expect(rows[0]!.bits).toBe(rows[0]!.rows);
    expect(rows[0]!.features).toBe(rows[0]!.expected);
    expect(rows[0]!.parts).toBe(0);
  });

  it('SR-20 two writers of one cell do not wait for each other, and both changes are counted', async () => {
    await refresh();
    const [one, other] = [await test.databases.primary.pool.connect(), await test.databases.primary.pool.connect()];
    try {
      for (const client of [one, other]) await client.query('begin');
      await one.query(
        "insert into company (id, slug, name, street, zip_code, city, city_slug, lat, lon, place_kind) values (9001, 'a', 'A', '', '', '', '', 50.93, 6.95, 1)",
      );
      await other.query(
        "insert into company (id, slug, name, street, zip_code, city, city_slug, lat, lon, place_kind) values (9002, 'b', 'B', '', '', '', '', 50.93, 6.95, 1)",
      );
      await one.query('commit');
      await refresh();
      await other.query('commit');
    } finally {
      one.release();
      other.release();
    }
    expect(await staleCells()).toBe(1);
    const { count } = (await test.inject('/api-backend/company/search/')).json<{ count: number }>();
    const { rows } = await sql<{ n: number }>`select count(*)::int n from company where status = 'PUBLISHED'`.execute(
      test.db,
    );
    expect(count).toBe(rows[0]!.n);
  });
});
