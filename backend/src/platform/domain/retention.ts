import type { Domain, RetentionRule, RetentionTime, RetentionUnit } from './domain';

export type Domains = readonly Pick<Domain, 'retention'>[];

/** The register of retention: what all domains keep, and for how long. */
export const retentionOf = (domains: Domains): readonly RetentionRule[] =>
  domains.flatMap(({ retention = [] }) => retention);

const germanUnits: Readonly<Record<RetentionUnit, [one: string, several: string]>> = {
  hour: ['Stunde', 'Stunden'],
  day: ['Tag', 'Tage'],
  month: ['Monat', 'Monate'],
  year: ['Jahr', 'Jahre'],
};

const inGerman = ([amount, unit]: RetentionTime): string => `${amount}\u00a0${germanUnits[unit][amount === 1 ? 0 : 1]}`;

/** The lines of the privacy notice (OP-55). */
export const retentionNotices = (domains: Domains): string[] =>
  retentionOf(domains).flatMap(({ notice, time }) => notice?.(inGerman(time)) ?? []);
