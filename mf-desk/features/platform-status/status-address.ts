import { routes } from '@care/contracts';

/** The times that the page can show, in hours. */
export const STATUS_HOURS = [1, 24, 168] as const;
export type StatusHours = (typeof STATUS_HOURS)[number];

/** Whether the page of the desk shows the status of the slices. */
export const isStatus = (query: URLSearchParams): boolean => query.get('view') === 'status';

export const statusHours = (query: URLSearchParams): StatusHours =>
  STATUS_HOURS.find((hours) => String(hours) === query.get('hours')) ?? 24;

export const statusPath = (hours: StatusHours = 24): string =>
  `${routes.desk.build()}?view=status${hours === 24 ? '' : `&hours=${hours}`}`;
