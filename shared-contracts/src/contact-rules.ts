// The format of e-mail addresses and phone numbers, for the schemas and for forms in the browser, which do not load zod.

export const EMAIL_MAX_LENGTH = 254;
/** Accepts all usual addresses; excludes control characters and characters with a meaning in mail headers. */
export const EMAIL_PATTERN = /^[^\s\p{C}@<>"(),;:]+@[^\s\p{C}@<>"(),;:]+\.[^\s\p{C}@<>"(),;:]+$/u;
export const PHONE_PATTERN = /^\+?[\d ()/.-]{5,30}$/;

export const isEmailAddress = (text: string): boolean => text.length <= EMAIL_MAX_LENGTH && EMAIL_PATTERN.test(text);
export const isPhoneNumber = (text: string): boolean => PHONE_PATTERN.test(text);
