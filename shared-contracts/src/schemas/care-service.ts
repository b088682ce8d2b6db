import { z } from 'zod';
import { CARE_FORMS } from '../vocabulary';

/** A care form with its name, as search lists give services. */
export const careServiceSchema = z.object({ value: z.enum(CARE_FORMS), name: z.string() });
export type CareService = z.infer<typeof careServiceSchema>;

export const careServicesSchema = z.object({ services: z.array(careServiceSchema) });
export type CareServices = z.infer<typeof careServicesSchema>;

/** Value and text of one option of a select. */
export const selectOptionSchema = z.object({ value: z.string(), text: z.string() });
export type SelectOption = z.infer<typeof selectOptionSchema>;
