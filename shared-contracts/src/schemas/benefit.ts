import { z } from 'zod';

/** An entry of the benefits catalogue (PP-08). */
export const benefitSchema = z.object({ key: z.string(), label: z.string(), icon: z.string() });
export type Benefit = z.infer<typeof benefitSchema>;

export const benefitsSchema = z.object({ benefits: z.array(benefitSchema) });
export type Benefits = z.infer<typeof benefitsSchema>;
