import { z } from 'zod';

/** The least that a schema accepts: null, nothing, or the first of its choices. */
function leastOf(schema: unknown): unknown {
  if (schema instanceof z.ZodNullable) return null;
  if (schema instanceof z.ZodOptional || schema instanceof z.ZodDefault) return undefined;
  if (schema instanceof z.ZodObject) return least(schema);
  if (schema instanceof z.ZodArray) return [];
  if (schema instanceof z.ZodRecord) return {};
  if (schema instanceof z.ZodNumber) return 0;
  if (schema instanceof z.ZodBoolean) return false;
  if (schema instanceof z.ZodEnum || schema instanceof z.ZodUnion) return leastOf(schema.options[0]);
  if (schema instanceof z.ZodLiteral) return [...schema.values][0];
  return schema instanceof z.ZodType ? '' : schema;
}
const least = ({ shape }: z.ZodObject) =>
  Object.fromEntries(Object.entries(shape).map(([name, field]) => [name, leastOf(field)]));

/** An answer of the API with the given values; the others are as empty as the schema accepts, which validates it. */
export const sample = <Schema extends z.ZodObject>(schema: Schema, given: object): z.output<Schema> =>
  schema.parse({ ...least(schema), ...given });
