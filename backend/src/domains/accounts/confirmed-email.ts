/** Published to the jobs once a person has confirmed the address, so that what waited for it can go out. Data: `{ userId }`. */
export const EMAIL_CONFIRMED = 'email-confirmed';
export type EmailConfirmedEvent = { userId: number };
