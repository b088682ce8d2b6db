import { deskCaseSchema } from '@care/contracts/schemas';
import { paul } from '@care/contracts/testing/site';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { showAt, siteOfTests } from '../testing/show-site';

const site = siteOfTests();
const CALL = '/api-backend/admin/case/3/';
const step = { id: 1, action: 'Antrag gestellt', note: '', actor: 'Paul Plus', created_at: '2026-11-19T10:00:00.000Z' };
const opened = deskCaseSchema.parse({
  id: 3,
  kind: 'CLAIM',
  kind_label: 'Inhaberschaft',
  reference: 'IN-2026-0003',
  title: 'Haus Ahorn',
  badge: 'Neu',
  state: 'OPEN',
  opened_at: step.created_at,
  due_at: '2026-11-23T10:00:00.000Z',
  assignee: null,
  facts: [],
  evidence: [],
  files: [],
  decisions: [{ decision: 'APPROVE', label: 'Bestätigen', hint: 'Das Konto wird Inhaber.', button: 'Bestätigen' }],
  measures: [],
  proposal: null,
  similar: [],
  history: [step],
});

/** Opens the case and takes it; `later` is its state after that. */
async function takeCase(later = opened) {
  site.signedIn = true;
  site.user = { ...paul, is_staff: true };
  site.answers[CALL] = opened;
  await showAt('/verwaltung/3');
  const take = await screen.findByRole('button', { name: 'Fall übernehmen' });
  expect(document.body).toHaveFocus();
  site.answers[CALL] = later;
  await userEvent.click(take);
  return take;
}

it('PP-18 after a step a message about the new entry takes the focus, because the forms are replaced', async () => {
  site.answers[`POST ${CALL}take/`] = opened;
  const assignee = { name: 'Paul Plus', is_self: true };
  const take = await takeCase({ ...opened, assignee, history: [{ ...step, id: 2, action: 'Übernommen' }, step] });
  await waitFor(() => expect(take).not.toBeInTheDocument());
  expect(screen.getByText('Im Verlauf steht ein neuer Eintrag.').closest('[role=status]')).toHaveFocus();
});

it('PP-18 a case that could not be taken says so, and the button keeps the focus', async () => {
  site.answers[`POST ${CALL}take/`] = 500;
  const take = await takeCase();
  expect(await screen.findByRole('alert')).toHaveTextContent('Ein unerwarteter Fehler ist aufgetreten');
  expect(take).toHaveFocus();
});
