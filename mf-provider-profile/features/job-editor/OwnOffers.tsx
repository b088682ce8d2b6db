import {
  applicationsPath,
  asApiError,
  editPath,
  daysUntil,
  employmentLabel,
  formatDate,
  formatNumber,
  jobOfferPath,
  routes,
  useAppStore,
  type SlotProps,
} from '@care/contracts';
import { JOB_OFFER_DAYS } from '@care/contracts/constants';
import type { CompanyJobOffers, CompanyPage } from '@care/contracts/schemas';
import {
  apiErrorMessage,
  Button,
  ButtonLink,
  Card,
  errorBody,
  Heading,
  Link,
  media,
  Meta,
  Row,
  Stack,
  Tag,
} from '@care/ui';
import { ConfirmDialog } from '@care/ui/dialog';
import { SlowAction } from '@care/ui/slow-action';
import styled from '@emotion/styled';
import { ChevronDown, ChevronUp, Plus } from 'lucide-react';
import { useState } from 'react';
import { CardPlaceholder } from '../company/CompanyPlaceholder';
import { profileApi } from '../company/profile-api';
import { useMessage } from '../company/use-message';
import { jobEditorApi, type OfferAct } from './job-editor-api';
import { LimitNotice } from './LimitNotice';
import { jobEditorText } from './texts';

type Offer = CompanyJobOffers['results'][number];

const Rows = styled.ul`
  & > li {
    display: grid;
    gap: 0.35rem var(--s-4);
    padding: var(--s-4) var(--s-5);
  }
  & > li + li {
    border-top: 1px solid var(--line);
  }
  ${media.tablet} {
    & > li {
      grid-template-columns: minmax(0, 1fr) auto;
      align-items: center;
    }
  }
`;
const Further = styled(Row)`
  grid-column: 1 / -1;
`;

/** The own job offers in the company area. */
export function CompanyJobOffers({ companySlug }: SlotProps['company.job-offers']) {
  const { data: company, ...loading } = profileApi.company.useQuery(companySlug);
  return company ? <OwnOffers company={company} /> : <CardPlaceholder {...loading} />;
}

/** All job offers of the owner's company with their states and actions (PP-19). */
export function OwnOffers({ company }: { company: CompanyPage }) {
  const { data, ...loading } = profileApi.jobOffers.useQuery(company.id);
  const { message, report } = useMessage();
  const [leaving, setLeaving] = useState<NamedOffer>();
  const { act, isRunning } = useAct(company, report);
  if (!data) return <CardPlaceholder {...loading} />;
  const { job_offers_count: used, job_offers_limit: limit, slug } = company;
  return (
    <Stack>
      <Row between>
        <Meta>{jobEditorText('list.used', { used, limit })}</Meta>
        <ButtonLink to={routes.newJobOffer.build({ slug })} variant="secondaryGreen" icon={Plus}>
          {jobEditorText('newTitle')}
        </ButtonLink>
      </Row>
      {used >= limit && <LimitNotice company={company} />}
      <SlowAction isRunning={isRunning} />
      {message}
      {data.results.length === 0 ? (
        <p>{jobEditorText('list.none')}</p>
      ) : (
        <Card>
          <Rows>
            {namedOffers(data.results).map((named) => (
              <OfferRow
                key={named.offer.id}
                named={named}
                companySlug={slug}
                onAct={(step) => (step === 'remove' ? setLeaving(named) : act(named.offer, step))}
              />
            ))}
          </Rows>
        </Card>
      )}
      {leaving && (
        <ConfirmDialog
          open
          danger
          title={jobEditorText('list.removeTitle')}
          text={jobEditorText('list.removeText', { offer: leaving.name })}
          action={jobEditorText('list.remove')}
          onAgree={() => {
            setLeaving(undefined);
            void act(leaving.offer, 'remove');
          }}
          onClose={() => setLeaving(undefined)}
        />
      )}
    </Stack>
  );
}

/** Does one action and reports its result in a sentence. Ends when the list shows the new state. */
function useAct({ id: company }: CompanyPage, report: ReturnType<typeof useMessage>['report']) {
  const { dispatch } = useAppStore();
  const [send, { isLoading }] = jobEditorApi.act.useMutation();
  const act = async ({ id, title }: Offer, name: OfferAct) => {
    const { data, error } = await send({ id, company, act: name });
    if (error) return report('error', refusalText(error));
    const until = data?.valid_through;
    report('success', jobEditorText(`list.done.${name}`, { title, date: until ? formatDate(until) : '' }));
    await dispatch(profileApi.jobOffers.initiate(company, { subscribe: false, forceRefetch: true }));
  };
  return { act, isRunning: isLoading };
}

/** The reason of the server: its detail, or that of a missing field. */
function refusalText(error: unknown): string {
  const failure = asApiError(error);
  const { details = {} } = errorBody(failure);
  if ('tasks' in details) return jobEditorText('list.incomplete');
  return Object.values(details).find((detail) => typeof detail === 'string') ?? apiErrorMessage(failure);
}

interface NamedOffer {
  offer: Offer;
  /** Differs from the names of all others in the list. */
  name: string;
  /** If another offer has the same title and employment type: the part of the name in which they differ. */
  number: string | undefined;
}

/** Several offers may have the same title and employment type (PP-19). */
function namedOffers(offers: readonly Offer[]): NamedOffer[] {
  const named = offers.map((offer) => {
    const { title, employment_type } = offer;
    return { offer, name: jobEditorText('list.offer', { title, employment: employmentLabel(employment_type) }) };
  });
  const counts = new Map<string, number>();
  for (const { name } of named) counts.set(name, (counts.get(name) ?? 0) + 1);
  return named.map(({ offer, name }) => {
    if (counts.get(name) === 1) return { offer, name, number: undefined };
    const number = jobEditorText('list.number', { id: offer.id });
    return { offer, name: jobEditorText('list.numbered', { offer: name, number }), number };
  });
}

const SOON_DAYS = 7;

/** The state as the owner reads it; an offer past its last day has ended even before the hourly job runs. */
function stateOf({ status, valid_through }: Offer) {
  const days = valid_through ? daysUntil(valid_through) : 0;
  const state = status === 'PUBLISHED' && days < 0 ? 'EXPIRED' : status === 'REMOVED' ? 'EXPIRED' : status;
  return { state, endsSoon: state === 'PUBLISHED' && days <= SOON_DAYS, days };
}
type State = ReturnType<typeof stateOf>;

function stateText({ state, endsSoon, days }: State): string {
  if (!endsSoon) return jobEditorText(`list.states.${state}`);
  if (days === 0) return jobEditorText('list.endsToday');
  return days === 1 ? jobEditorText('list.endsInOne') : jobEditorText('list.endsIn', { days });
}

type Action = OfferAct | 'edit' | 'applications';

/** The main action of each state first, then all others. */
function actionsOf({ state, endsSoon, days }: State): Action[] {
  if (state === 'DRAFT') return ['edit', 'publish', 'remove'];
  if (state === 'PAUSED') return ['publish', 'edit', 'applications', 'remove'];
  if (state === 'EXPIRED') return ['extend', 'edit', 'applications', 'remove'];
  const further = ['pause', 'applications', 'remove'] as const;
  if (days > JOB_OFFER_DAYS) return ['edit', ...further];
  return endsSoon ? ['extend', 'edit', ...further] : ['edit', 'extend', ...further];
}

function actionText(action: Action, { state }: State): string {
  if (action === 'publish') return jobEditorText(state === 'DRAFT' ? 'publish' : 'publishAgain');
  if (action === 'edit') return jobEditorText(state === 'DRAFT' ? 'list.continue' : 'list.edit');
  return jobEditorText(action === 'extend' && state === 'EXPIRED' ? 'list.renew' : `list.${action}`);
}

interface OfferRowProps {
  named: NamedOffer;
  companySlug: string;
  onAct: (act: OfferAct) => Promise<void> | void;
}

function OfferRow({ named: { offer, name, number }, companySlug, onAct }: OfferRowProps) {
  const [isOpen, setOpen] = useState(false);
  const [running, setRunning] = useState<OfferAct>();
  const run = async (act: OfferAct) => {
    if (running) return;
    setRunning(act);
    await onAct(act);
    setRunning(undefined);
  };
  const state = stateOf(offer);
  const path = jobOfferPath(companySlug, offer.slug);
  const look = (label: string) => {
    const ofOffer = jobEditorText('list.actionOf', { action: label, offer: name });
    return { variant: 'secondaryGray', size: 'small', 'aria-label': ofOffer } as const;
  };
  const [main, ...others] = actionsOf(state).map((action) => {
    const text = actionText(action, state);
    if (action === 'edit' || action === 'applications')
      return (
        <ButtonLink key={action} {...look(text)} to={action === 'edit' ? editPath(path) : applicationsPath()}>
          {text}
        </ButtonLink>
      );
    return (
      <Button
        key={action}
        {...look(text)}
        danger={action === 'remove'}
        loading={action === running}
        onClick={() => void run(action)}
      >
        {text}
      </Button>
    );
  });
  const until = offer.valid_through && formatDate(offer.valid_through);
  return (
    <li>
      <div>
        <Heading level={3} look={4}>
          <Link to={state.state === 'PUBLISHED' ? path : editPath(path)} aria-label={name}>
            {offer.title}
          </Link>
        </Heading>
        <Row gap="small">
          <Tag>{stateText(state)}</Tag>
          {until && state.state === 'PUBLISHED' && <Meta>{jobEditorText('list.until', { date: until })}</Meta>}
          {until && state.state === 'EXPIRED' && <Meta>{jobEditorText('list.ended', { date: until })}</Meta>}
          <Meta>{employmentLabel(offer.employment_type)}</Meta>
          {number && <Meta>{number}</Meta>}
          {state.state !== 'DRAFT' && <OfferFigures offer={offer} />}
        </Row>
      </div>
      <Row gap="small">
        {main}
        <Button
          {...look(jobEditorText('list.more'))}
          variant="bgNone"
          icon={isOpen ? ChevronUp : ChevronDown}
          aria-expanded={isOpen}
          onClick={() => setOpen(!isOpen)}
        >
          {jobEditorText('list.more')}
        </Button>
      </Row>
      {isOpen && <Further gap="small">{others}</Further>}
    </li>
  );
}

/** How often the offer was opened, and how many have applied. */
function OfferFigures({ offer: { views = 0, applications = 0 } }: { offer: Offer }) {
  const counted = (name: 'views' | 'applications', count: number) =>
    jobEditorText(`list.counted.${name}${count === 1 ? 'One' : ''}`, { count: formatNumber(count) });
  return <Meta>{`${counted('views', views)} · ${counted('applications', applications)}`}</Meta>;
}
