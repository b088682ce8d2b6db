import { configureApi, type PageModule } from '@care/contracts';
import {
  applicationInputSchema,
  applicationSentSchema,
  jobSeekerSchema,
  ownApplicationSchema,
  uploadedAttachmentSchema,
  type CompanyPage,
  type JobOffer,
  type OwnApplication,
} from '@care/contracts/schemas';
import { Refusal } from '@care/contracts/testing/site';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { backendOfTests, visitAs, type Written } from '../../testing/backend';
import { bareCompany, companyPage, jobOffer } from '../../testing/company';
import { contextOf } from '@care/contracts/testing';
import { showPage } from '../../testing/show-page';
import { ContactBar } from '../company-frame/ContactBar';
import { ContactCard } from '../company-frame/ContactCard';
import { MessageSection } from '../contact/MessageSection';
import { EmployerCard } from './EmployerCard';

const jobSeeker = { profile_type: 'JOB_SEEKER', profile: { id: 3, slug: 'jona-s', image: null } } as const;
const ownProfile = jobSeekerSchema.parse({
  id: 3,
  slug: 'jona-s',
  visible_name: 'Jona S.',
  user_id: 31,
  image: null,
  gender: 'OTHER',
  qualifications: [],
  localizations: [],
  is_open_for_offers: true,
  certificates: [],
  description: '',
  additional_requirements: [],
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
const context = () => contextOf('/pflegeanbieter/profiles/lindenhof', { slug: 'lindenhof' });
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
  await showPage(page, context());
}
async function showAs(account: typeof backend.account, company = companyPage()) {
  backend.account = account;
  await visitAs(backend, '31');
  await show(contactOf(company), company);
}

const apply = { name: 'Jetzt bewerben' };
const write = { name: 'Nachricht schreiben' };

describe('the apply button', () => {
  it('PP-16 a job seeker sees the apply button instead of contact, also for the Free tier', async () => {
    await showAs(jobSeeker, companyPage({ subscription: 'FREE_TIER' }));
    expect(await screen.findAllByRole('button', apply)).toHaveLength(2);
    expect(screen.queryByRole('link', write)).not.toBeInTheDocument();
    expect(screen.queryByRole('region', { name: /^Nachricht an/ })).not.toBeInTheDocument();
  });

  it('PP-14 other signed-in users see the contact button', async () => {
    await showAs({});
    expect(await screen.findAllByRole('link', write)).toHaveLength(2);
    expect(screen.queryByRole('button', apply)).not.toBeInTheDocument();
  });

  it('PP-16 the owner sees neither the apply nor the follow button', async () => {
    const viewer = { ...companyPage().viewer, is_owner: true, can_contact: false };
    await showAs({ profile_type: 'CARE_PROVIDER' }, companyPage({ viewer }));
    await waitFor(() => expect(screen.queryByText('Auf diesem Gerät merken')).not.toBeInTheDocument());
    expect(screen.queryByRole('button', apply)).not.toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'Auf die Merkliste' })).not.toBeInTheDocument();
  });

  it('PP-26 is not shown for a provider without an owner', async () => {
    const viewer = { ...companyPage().viewer, can_contact: false };
    await showAs(jobSeeker, { ...bareCompany(), viewer });
    expect(await screen.findByRole('button', { name: 'Auf die Merkliste' })).toBeVisible();
    expect(screen.queryByRole('button', apply)).not.toBeInTheDocument();
  });

  it('PP-16 is not shown to visitors', async () => {
    await visitAs(backend);
    await show(contactOf(companyPage()), companyPage());
    expect(await screen.findByRole('button', { name: 'Auf diesem Gerät merken' })).toBeVisible();
    expect(screen.queryByRole('button', apply)).not.toBeInTheDocument();
  });
});

describe('a session that ends while an application is written', () => {
  it('SH-09 leaves the form as it is, and shows no message form whose draft is another', async () => {
    await showAs(jobSeeker, companyPage({ subscription: 'FREE_TIER' }));
    const [button] = await screen.findAllByRole('button', apply);
    await user.click(button as HTMLElement);
    const message = await screen.findByRole('textbox', { name: /^Ihre Nachricht/ });
    await user.click(message);
    await user.paste('Ich suche eine Stelle im Nachtdienst.');
    await visitAs(backend);
    expect(screen.queryByRole('region', { name: /^Nachricht an/ })).not.toBeInTheDocument();
    expect(message).toBeInTheDocument();
    expect(message).toHaveValue('Ich suche eine Stelle im Nachtdienst.');
  });
});

describe('an earlier application for the same position', () => {
  const earlier = (changes: Partial<OwnApplication>): OwnApplication =>
    ownApplicationSchema.parse({
      id: 5,
      status: 'READ',
      status_at: '2026-11-20T10:00:00.000Z',
      created_at: '2026-11-20T10:00:00.000Z',
      message_id: 9,
      job_offer: { id: 8, title: 'Stelle 1 (m/w/d)', slug: 'stelle-1' },
      company: { id: companyPage().id, name: 'Lindenhof', slug: 'lindenhof' },
      hire: null,
      is_held: false,
      can_withdraw: true,
      ...changes,
    });
  async function open(...applications: OwnApplication[]) {
    own = applications;
    backend.account = jobSeeker;
    await visitAs(backend, '31');
    await show(offerOf(companyPage(), jobOffer({ id: 8 })), companyPage());
    await user.click(await screen.findByRole('button', apply));
    return within(await screen.findByRole('dialog'));
  }

  it('PP-16 replaces the form by a message with a link to the own applications', async () => {
    const dialog = await open(earlier({}));
    const message = await dialog.findByText('Sie haben sich hier am 20. November 2026 beworben.');
    expect(message.closest('[tabindex]')).toHaveFocus();
    expect(dialog.getByRole('link', { name: 'Zu meinen Bewerbungen' })).toHaveAttribute(
      'href',
      '/nachrichten?folder=applications',
    );
    expect(dialog.queryByRole('textbox')).toBeNull();
  });

  it('PP-16 does not count if it was withdrawn or is for another position', async () => {
    const other = { id: 7, title: 'Stelle 2 (m/w/d)', slug: 'stelle-2' };
    const dialog = await open(
      earlier({ status: 'WITHDRAWN' }),
      earlier({ job_offer: other }),
      earlier({ job_offer: null }),
    );
    expect(await dialog.findByRole('textbox', { name: /^Ihre Nachricht/ })).toBeVisible();
  });
});

describe('the application form', () => {
  const form = () => within(screen.getByRole('dialog'));
  const message = () => form().getByRole('textbox', { name: /^Ihre Nachricht/ });
  const send = () => user.click(form().getByRole('button', { name: 'Bewerbung absenden' }));
  const cv = (name = 'cv.pdf', type = 'application/pdf', size = 3) => new File(['x'.repeat(size)], name, { type });

  beforeEach(async () => {
    backend.account = jobSeeker;
    await visitAs(backend, '31');
    await show(offerOf(companyPage(), jobOffer({ id: 8 })), companyPage());
    await user.click(await screen.findByRole('button', apply));
    await waitFor(() => expect(message()).toBeVisible());
  });
  async function fillIn() {
    await user.click(message());
    await user.paste('Ich kann ab Januar anfangen.');
    await user.click(form().getByRole('checkbox'));
  }

  it('PP-16 shows the position, name and photo, and fills in the e-mail address', async () => {
    expect(screen.getByRole('dialog', { name: 'Bewerbung als Stelle 1 (m/w/d)' })).toBeVisible();
    expect(await form().findByText('Jona S.')).toBeVisible();
    expect(screen.getByRole('dialog').querySelector('img')).toBeInTheDocument();
    expect(form().getByRole('textbox', { name: /^E-Mail/ })).toHaveValue('anke@example.org');
  });

  it('PP-16 sends message, address and consent for that position, and shows a status message', async () => {
    await fillIn();
    await send();
    expect(await form().findByText(/^Ihre Bewerbung wurde gesendet\./)).toBeVisible();
    expect(backend.written.map(({ url }) => url)).toEqual(['/company/job-offer/8/application/']);
    expect(backend.written[0]?.headers['idempotency-key']).toMatch(/^[0-9a-f]{32}$/);
    expect(applicationInputSchema.parse(backend.written[0]?.body)).toEqual({
      email: 'anke@example.org',
      message: 'Ich kann ab Januar anfangen.',
      consent: true,
    });
  });

  it('AC-20 says that the application is held until the address is confirmed', async () => {
    backend.answerWrite = () => ({ ...sent, is_held: true });
    await fillIn();
    await send();
    expect(await form().findByText('Ihre Bewerbung wartet auf Ihre Bestätigung.')).toBeVisible();
    expect(form().getByText(/sobald Sie Ihre E-Mail-Adresse bestätigt haben/)).toBeVisible();
    expect(form().queryByText(/wurde gesendet/)).toBeNull();
  });

  it('PP-16 PP-27 requires message and consent before sending', async () => {
    await send();
    const banner = await form().findByRole('alert');
    expect(banner).toHaveTextContent('Bitte füllen Sie alle Pflichtfelder aus.');
    expect(banner).toHaveFocus();
    expect(form().getAllByText('Diese Zustimmung ist erforderlich.').length).toBeGreaterThan(0);
    expect(backend.written).toEqual([]);
  });

  it('PP-16 uploads a PDF once, even if the first attempt to send fails', async () => {
    let isLost = true;
    backend.answerWrite = (written) => {
      if (isUpload(written)) return attachment;
      if (!isLost) return sent;
      isLost = false;
      return undefined;
    };
    await fillIn();
    await user.upload(form().getByLabelText(/^Lebenslauf/), cv());
    await send();
    expect(await form().findByRole('alert')).toHaveTextContent('Keine Verbindung.');
    await send();
    expect(await form().findByText(/^Ihre Bewerbung wurde gesendet\./)).toBeVisible();
    expect(backend.written.filter(isUpload).map(({ body }) => body)).toEqual(['cv.pdf']);
    expect(backend.written.at(-1)?.body).toMatchObject({ attachments: [44] });
    const keys = backend.written.filter((one) => !isUpload(one)).map(({ headers }) => headers['idempotency-key']);
    expect(new Set(keys).size).toBe(1);
  });

  it.each([
    ['ungültiger Dateityp', cv('cv.png', 'image/png')],
    ['Die Datei ist zu groß', cv('cv.pdf', 'application/pdf', 5_000_001)],
  ])('PP-16 does not upload an invalid file: %s', async (problem, file) => {
    await fillIn();
    await userEvent.upload(form().getByLabelText(/^Lebenslauf/), file, { applyAccept: false });
    await send();
    expect((await form().findAllByText(problem)).length).toBeGreaterThan(0);
    expect(backend.written).toEqual([]);
  });

  it('SH-21 shows a server error at its field and keeps the values', async () => {
    backend.answerWrite = () => new Refusal(422, { details: { email: ['Diese Adresse', 'kennen wir nicht.'] } });
    await fillIn();
    await send();
    expect((await form().findAllByText('Diese Adresse kennen wir nicht.')).length).toBeGreaterThan(0);
    expect(message()).toHaveValue('Ich kann ab Januar anfangen.');
  });

  it('PP-16 uploads a file again if the server has deleted it meanwhile', async () => {
    const gone = 'Diese Datei gibt es nicht mehr. Bitte laden Sie sie erneut hoch.';
    backend.answerWrite = (written) =>
      isUpload(written) ? attachment : new Refusal(422, { details: { attachments: gone } });
    await fillIn();
    await user.upload(form().getByLabelText(/^Lebenslauf/), cv());
    await send();
    expect((await form().findAllByText(gone)).length).toBeGreaterThan(0);
    backend.answerWrite = (written) => (isUpload(written) ? { ...attachment, id: 45 } : sent);
    await send();
    expect(await form().findByText(/^Ihre Bewerbung wurde gesendet\./)).toBeVisible();
    expect(backend.written.at(-1)?.body).toMatchObject({ attachments: [45] });
  });

  it("PP-16 shows the server's error about an earlier application", async () => {
    const already = 'Sie haben sich hier bereits beworben.';
    backend.answerWrite = () => new Refusal(409, { message: already, details: { uniqueness: already } });
    await fillIn();
    await send();
    expect(await form().findByRole('alert')).toHaveTextContent(already);
  });
});
