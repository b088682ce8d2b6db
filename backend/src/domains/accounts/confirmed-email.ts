/**
 * Published as a job event when a person has confirmed the address, so that waiting messages are sent. Data:
 * `{ userId }`.
 */
export const EMAIL_CONFIRMED = 'email-confirmed';
export interface EmailConfirmedEvent {
  userId: number;
}
