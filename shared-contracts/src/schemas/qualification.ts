import { z } from 'zod';

/** One of the six qualifications of the server (SR-11). */
export const qualificationSchema = z.object({ id: z.int().positive(), name: z.string() });
export type Qualification = z.infer<typeof qualificationSchema>;

export const qualificationsSchema = z.object({ qualifications: z.array(qualificationSchema) });
export type Qualifications = z.infer<typeof qualificationsSchema>;
