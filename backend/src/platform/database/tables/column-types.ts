import type { ColumnType, Generated, GeneratedAlways } from 'kysely';

/** A time column: read as a Date, written as a Date or an ISO string. */
export type Timestamp = ColumnType<Date, Date | string, Date | string>;

export type GeneratedTimestamp = ColumnType<Date, Date | string | undefined, Date | string>;

/** A jsonb column: read as a value, written as its JSON text. */
export type Json<T> = ColumnType<T, string, string>;

export type GeneratedJson<T> = ColumnType<T, string | undefined, string>;

export interface Identified {
  id: Generated<number>;
}

export interface Dated {
  created_at: GeneratedTimestamp;
}

export type Entry = Identified & Dated;
export type EditedEntry = Entry & { updated_at: GeneratedTimestamp };

/** Latitude and longitude in degrees with the derived unit-sphere coordinates that distances are computed from. */
export interface Located {
  lat: number;
  lon: number;
  x: GeneratedAlways<number>;
  y: GeneratedAlways<number>;
  z: GeneratedAlways<number>;
}

export interface PictureVariant {
  w: number;
  url: string;
}
