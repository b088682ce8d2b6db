import { problemsOf } from '../apply/use-application';
import { configureApi, type PageModule } from '@care/contracts';
import {
  applicationInputSchema,
  applicationSentSchema,
  jobSeekerSchema,
  ownApplicationSchema,
  uploadedAttachmentSchema,
} from '@care/contracts/schemas';
import type { CompanyPage, JobOffer, OwnApplication } from '@care/contracts/schemas';
import { sample } from '@care/contracts/testing/sample';
import { Refusal } from '@care/contracts/testing/site';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { backendOfTests, visitAs, type Written } from '../../testing/backend';
import { bareCompany, companyPage, jobOffer, noRights } from '../../testing/company';
import { profileContext, showPage } from '../../testing/show-page';
import { ContactBar } from '../company-frame/ContactBar';
import { ContactCard } from '../company-frame/ContactCard';
import { MessageSection } from '../contact/MessageSection';
import { EmployerCard } from '../../routes/JobOfferPage';

const jobSeeker = { profile_type: 'JOB_SEEKER', profile: { id: 3, slug: 'jona-s', image: null } } as const;
const ownProfile = sample(jobSeekerSchema, {
  id: 3,
  slug: 'jona-s',
  visible_name: 'Jona S.',
  user_id: 31,
  gender: 'OTHER',
  is_open_for_offers: true,
});
const sent = applicationSentSchema.parse({ id: 5, status: 'SUBMITTED', message_id: 9, is_held: false });
let own: OwnApplication[] = [];
const attachment = uploadedAttachmentSchema.parse({ id: 44, file_name: 'cv.pdf', bytes: 3 });
const isUpload = ({ url }: Written) => url === '/user/application/attachment/';

/** jsdom's files cannot be sent by fetch, so their name is sent instead; the browser test sends a real file. */
const withoutFile = (init?: RequestInit): RequestInit | undefined =>
  init?.body instanceof FormData ? { ...init, body: (init.body.get('file') as File).name } : init;

const backend = backendOfTests();
beforeAll(() => configureApi({ fetch: (url, init) => fetch(url, withoutFile(init)) }));
beforeEach(() => {
  sessionStorage.clear();
  own = [];
  backend.answerWrite = (written) => (isUpload(written) ? attachment : sent);
});

const user = userEvent.setup({ delay: null });
const contactOf = (company: CompanyPage): PageModule => ({
  default: () => (
    <>
      <ContactCard company={company} />
      <ContactBar company={company} />
      <MessageSection company={company} />
    </>
  ),
});
const offerOf = (company: CompanyPage, offer: JobOffer): PageModule => ({
  default: () => <EmployerCard company={company} offer={offer} />,
});

async function show(page: PageModule, company: CompanyPage) {
  const answers: Record<string, object> = {
    '/user/profile/3/': ownProfile,
    '/user/application/': { count: 0, results: own },
    [`/company/${company.id}/nearby/`]: { count: 0, results: [] },
  };
  backend.answer = ({ pathname }) => answers[pathname] ?? company;
  await showPage(page, profileContext());
}
async function showAs(account: typeof backend.account, company = companyPage()) {
  backend.account = account;
  await visitAs(backend, '31');
  await show(contactOf(company), company);
}

const apply = { name: 'Jetzt bewerben' };

it('PP-16 SH-09 the apply button: stands instead of contact for job seekers, on Free too, and its form stays when the session ends', async () => {
  await showAs(jobSeeker, companyPage({ subscription: 'FREE_TIER' }));
  const buttons = await screen.findAllByRole('button', apply);
  expect(buttons).toHaveLength(2);
  expect(screen.queryByRole('link', { name: 'Nachricht schreiben' })).not.toBeInTheDocument();
  expect(screen.queryByRole('region', { name: /^Nachricht an/ })).not.toBeInTheDocument();
  await user.click(buttons[0]!);
  const message = await screen.findByRole('textbox', { name: /^Ihre Nachricht/ });
  await user.click(message);
  await user.paste('Ich suche eine Stelle im Nachtdienst.');
  await visitAs(backend);
  // No message form appears, whose draft is another.
  expect(screen.queryByRole('region', { name: /^Nachricht an/ })).not.toBeInTheDocument();
  expect(message).toBeInTheDocument();
  expect(message).toHaveValue('Ich suche eine Stelle im Nachtdienst.');
});

it('PP-26 the apply button: is not shown for a provider without an owner', async () => {
  await showAs(jobSeeker, { ...bareCompany(), viewer: noRights });
  expect(await screen.findByRole('button', { name: 'Auf die Merkliste' })).toBeVisible();
  expect(screen.queryByRole('button', apply)).not.toBeInTheDocument();
});

const earlier = (changes: Partial<OwnApplication>): OwnApplication =>
  sample(ownApplicationSchema, {
    id: 5,
    status: 'READ',
    status_at: '2026-11-20T10:00:00.000Z',
    created_at: '2026-11-20T10:00:00.000Z',
    message_id: 9,
    job_offer: { id: 8, title: 'Stelle 1 (m/w/d)', slug: 'stelle-1' },
    company: { id: companyPage().id, name: 'Lindenhof', slug: 'lindenhof' },
    can_withdraw: true,
    ...changes,
  });
async function open(...applications: OwnApplication[]) {
  own = applications;
  backend.account = jobSeeker;
  await visitAs(backend, '31');
  await show(offerOf(companyPage(), jobOffer({ id: 8 })), companyPage());
  await user.click(await screen.findByRole('button', apply));
  return within(await screen.findByRole('dialog', { name: 'Bewerbung als Stelle 1 (m/w/d)' }));
}
type Form = Awaited<ReturnType<typeof open>>;
const message = (form: Form) => form.getByRole('textbox', { name: /^Ihre Nachricht/ });
const send = (form: Form) => user.click(form.getByRole('button', { name: 'Bewerbung absenden' }));
async function fillIn(form: Form) {
  await user.click(await form.findByRole('textbox', { name: /^Ihre Nachricht/ }));
  await user.paste('Ich kann ab Januar anfangen.');
  await user.click(form.getByRole('checkbox'));
}

it('PP-16 the application for a position: is replaced by a message with a link to the own applications after an earlier one', async () => {
  const dialog = await open(earlier({}));
  const applied = await dialog.findByText('Sie haben sich hier am 20. November 2026 beworben.');
  expect(applied.closest('[tabindex]')).toHaveFocus();
  const link = dialog.getByRole('link', { name: 'Zu meinen Bewerbungen' });
  expect(link).toHaveAttribute('href', '/nachrichten?folder=applications');
  expect(dialog.queryByRole('textbox')).toBeNull();
});

it('PP-16 PP-27 SH-21 the application for a position: requires message and consent, shows what the server refuses, and is sent for that position', async () => {
  const other = { id: 7, title: 'Stelle 2 (m/w/d)', slug: 'stelle-2' };
  const form = await open(
    earlier({ status: 'WITHDRAWN' }),
    earlier({ job_offer: other }),
    earlier({ job_offer: null }),
  );
  expect(await form.findByText('Jona S.')).toBeVisible();
  expect(screen.getByRole('dialog').querySelector('img')).toBeInTheDocument();
  expect(form.getByRole('textbox', { name: /^E-Mail/ })).toHaveValue('anke@example.org');
  await send(form);
  const banner = await form.findByRole('alert');
  expect(banner).toHaveTextContent('Bitte füllen Sie alle Pflichtfelder aus.');
  expect(banner).toHaveFocus();
  expect(form.getAllByText('Diese Zustimmung ist erforderlich.').length).toBeGreaterThan(0);
  expect(backend.written).toEqual([]);

  await fillIn(form);
  const already = 'Sie haben sich hier bereits beworben.';
  backend.answerWrite = () => new Refusal(409, { message: already, details: { uniqueness: already } });
  await send(form);
  expect(await form.findByText(already)).toBeVisible();
  backend.answerWrite = () => new Refusal(422, { details: { email: ['Diese Adresse', 'kennen wir nicht.'] } });
  await send(form);
  expect((await form.findAllByText('Diese Adresse kennen wir nicht.')).length).toBeGreaterThan(0);
  expect(message(form)).toHaveValue('Ich kann ab Januar anfangen.');
  backend.answerWrite = () => sent;
  await send(form);
  expect(await form.findByText(/^Ihre Bewerbung wurde gesendet\./)).toBeVisible();
  const { url, headers, body } = backend.written.at(-1)!;
  expect(url).toBe('/company/job-offer/8/application/');
  expect(headers['idempotency-key']).toMatch(/^[0-9a-f]{32}$/);
  expect(applicationInputSchema.parse(body)).toEqual({
    email: 'anke@example.org',
    message: 'Ich kann ab Januar anfangen.',
    consent: true,
  });
});

it('PP-16 AC-20 the application for a position: uploads a PDF once, again if the server has deleted it, and says that an unconfirmed application is held', async () => {
  const form = await open();
  await fillIn(form);
  const choose = (name: string, type: string) =>
    userEvent.upload(form.getByLabelText(/^Lebenslauf/), new File(['cv'], name, { type }), { applyAccept: false });
  await choose('cv.png', 'image/png');
  await send(form);
  expect((await form.findAllByText('ungültiger Dateityp')).length).toBeGreaterThan(0);
  expect(backend.written).toEqual([]);

  await choose('cv.pdf', 'application/pdf');
  backend.answerWrite = (written) => (isUpload(written) ? attachment : undefined);
  await send(form);
  expect(await form.findByText(/^Keine Verbindung\./)).toBeVisible();
  const gone = 'Diese Datei gibt es nicht mehr. Bitte laden Sie sie erneut hoch.';
  backend.answerWrite = () => new Refusal(422, { details: { attachments: gone } });
  await send(form);
  expect((await form.findAllByText(gone)).length).toBeGreaterThan(0);
  expect(backend.written.filter(isUpload).map(({ body }) => body)).toEqual(['cv.pdf']);
  const applications = backend.written.filter((one) => !isUpload(one));
  expect(new Set(applications.map(({ headers }) => headers['idempotency-key'])).size).toBe(1);
  expect(applications[1]?.body).toMatchObject({ attachments: [44] });

  backend.answerWrite = (written) => (isUpload(written) ? { ...attachment, id: 45 } : { ...sent, is_held: true });
  await send(form);
  expect(await form.findByText('Ihre Bewerbung wartet auf Ihre Bestätigung.')).toBeVisible();
  expect(form.getByText(/sobald Sie Ihre E-Mail-Adresse bestätigt haben/)).toBeVisible();
  expect(form.queryByText(/wurde gesendet/)).toBeNull();
  expect(backend.written.at(-1)?.body).toMatchObject({ attachments: [45] });
});

const cv = (name: string, type: string, size = 3) => new File([new Uint8Array(size)], name, { type });
const problemsWith = (file: File) =>
  problemsOf({ email: 'anke@example.org', message: 'Guten Tag', consent: true, file });

it('PP-16 SH-27 the CV of an application: may have 5000000 bytes and no more, and is a PDF by its name without a type', () => {
  expect(problemsWith(cv('cv.pdf', 'application/pdf', 5_000_000))).toEqual({});
  expect(problemsWith(cv('cv.pdf', 'application/pdf', 5_000_001))).toEqual({ file: 'Die Datei ist zu groß' });
  expect(problemsWith(cv('Lebenslauf.PDF', ''))).toEqual({});
  expect(problemsWith(cv('cv.docx', ''))).toEqual({ file: 'ungültiger Dateityp' });
  expect(problemsWith(cv('cv.pdf', 'image/png'))).toEqual({ file: 'ungültiger Dateityp' });
});
