import { z } from 'zod';
import * as schemas from './index';

const requests = /(Query|Params|Input|Change|Registration|Upload|Inquiry)Schema$|^(registration|fileType)Schema$/;
const all = Object.entries<unknown>(schemas).flatMap(([name, schema]): [string, z.ZodType][] =>
  schema instanceof z.ZodType ? [[name, schema]] : [],
);
const answers = all.filter(([name]) => !requests.test(name));

it.each(all)('SH-23 %s can be described as what is sent', (_, schema) => {
  expect(z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' })).toHaveProperty('$schema');
});

it.each(answers)('SH-23 %s can be described as what is answered, nothing left open', (_, schema) => {
  expect(z.toJSONSchema(schema, { io: 'output' })).toHaveProperty('$schema');
});
