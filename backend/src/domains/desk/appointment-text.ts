import { formatDate } from '@care/contracts/format';
import type { Appointment } from '@care/contracts/schemas';

/** "12. Dezember 2026, 10:30 Uhr" */
export const appointmentText = ({ day, time }: Appointment): string => `${formatDate(day)}, ${time} Uhr`;
