import { changedFields } from './section-editor';

it('PP-06 an empty number that was empty before is no change', () => {
  const stored = { phone: '0221 4710001', employees: null } as object;
  expect(changedFields({ phone: '0221 777', employees: null } as object, stored)).toEqual({ phone: '0221 777' });
  expect(changedFields({ employees: 12 } as object, stored)).toEqual({ employees: 12 });
});
