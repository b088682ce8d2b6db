import type { DeskCase, DeskQueue } from '@care/contracts/schemas';
import { PASSWORD, type Person } from './people';

/** The calls of a person of STAFF at the desk, with the reason that they give. */
export function deskOf(staff: Person, reason = '') {
  const queue = async (query = '') => (await staff.get(`/api-backend/admin/queue/${query}`)).json<DeskQueue>();
  const act = (id: number, action: string, payload: object) =>
    staff.post(`/api-backend/admin/case/${id}/${action}/`, { reason, password: PASSWORD, ...payload });
  return {
    queue,
    act,
    newest: async () => (await queue('?sort=newest')).results[0]?.id ?? 0,
    opened: async (id: number) => (await staff.get(`/api-backend/admin/case/${id}/`)).json<DeskCase>(),
    decide: (id: number, decision: string, given = reason) => act(id, 'decide', { decision, reason: given }),
    measure: (id: number, measure: string, given = reason) => act(id, 'measure', { measure, reason: given }),
    merge: (id: number, company: number, given = reason) => act(id, 'merge', { company, reason: given }),
  };
}
