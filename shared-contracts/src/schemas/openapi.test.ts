import { z } from 'zod';
import * as schemas from './index';

const requests = /(Query|Params|Input|Change|Registration|Upload|Inquiry)Schema$|^(registration|passkeyUse)Schema$/;
const all = Object.entries<unknown>(schemas).flatMap(([name, schema]): [string, z.ZodType][] =>
  schema instanceof z.ZodType ? [[name, schema]] : [],
);
const answers = all.filter(([name]) => !requests.test(name));

it.each(all)('SH-23 %s has a description of its request', (_, schema) => {
  expect(z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' })).toHaveProperty('$schema');
});

it.each(answers)('SH-23 %s has a complete description of its answer', (_, schema) => {
  expect(z.toJSONSchema(schema, { io: 'output' })).toHaveProperty('$schema');
});
