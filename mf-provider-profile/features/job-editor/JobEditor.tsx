import { editPath, formatDate, jobOfferPath, jobOffersPath, t } from '@care/contracts';
import { useLocation, useNavigate } from '@care/contracts/router';
import type { CompanyPage } from '@care/contracts/schemas';
import { ErrorPanel, Heading, Stack, StandaloneLink } from '@care/ui';
import { Placeholder, StatusMessage } from '@care/ui/more';
import { useEffect, useState } from 'react';
import { hasJobsTab } from '../company/visible-parts';
import { NotInTier } from '../job-offer/NotInTier';
import { jobEditorApi, type OfferVersion } from './job-editor-api';
import { OfferForm } from './OfferForm';
import { jobEditorText } from './texts';
import type { SavedAs } from './use-save-offer';

interface JobEditorProps {
  company: CompanyPage;
  /** The slug of a stored offer; undefined for a new one. */
  offerSlug?: string;
}

/** What was saved last; it is passed on when the offer gets a new address. */
type Saved = Pick<OfferVersion, 'offer'> & { as: SavedAs; at: string };

/** The owner's page for writing a job offer (PP-04, PP-19). The tier may not include it (PP-20). */
export const JobEditor = ({ company, offerSlug }: JobEditorProps) => (
  <Stack>
    <Heading level={1}>{jobEditorText(offerSlug === undefined ? 'newTitle' : 'editTitle')}</Heading>
    {!hasJobsTab(company) ? (
      <NotInTier text={t('errors.jobOfferFreeTier')} />
    ) : offerSlug === undefined ? (
      <Editor company={company} base={undefined} />
    ) : (
      <StoredOffer company={company} offerSlug={offerSlug} />
    )}
  </Stack>
);

function StoredOffer({ company, offerSlug }: Required<JobEditorProps>) {
  const url = `/company/job-offer/by-slug/${encodeURIComponent(company.slug)}/${encodeURIComponent(offerSlug)}/`;
  const { currentData, error, isFetching, refetch } = jobEditorApi.version.useQuery(url);
  const [first, setFirst] = useState<OfferVersion>();
  if (currentData && !first) setFirst(currentData);
  // Unsaved input is kept if a later request fails.
  if (first) return <Editor company={company} base={first} />;
  if (error)
    return <ErrorPanel title={jobEditorText('loadFailed')} onRetry={() => void refetch()} retrying={isFetching} />;
  return <Placeholder of={['20rem']} />;
}

function Editor({ company, base }: { company: CompanyPage; base: OfferVersion | undefined }) {
  const [saved, setSaved] = useState(useSavedBefore());
  const isElsewhere = saved !== undefined && saved.offer.slug !== base?.offer.slug;
  const onSaved = ({ offer }: OfferVersion, as: SavedAs) => setSaved({ offer, as, at: new Date().toISOString() });
  // The form is closed before the address changes, so that it does not ask whether to leave.
  if (isElsewhere) return <ToNewAddress companySlug={company.slug} saved={saved} />;
  return (
    <>
      {saved && <SavedMessage key={saved.at} company={company} saved={saved} />}
      <OfferForm company={company} base={base} onSaved={onSaved} />
    </>
  );
}

/** The entry that was saved before. It is removed from the history, so that Back and reload do not repeat it. */
function useSavedBefore(): Saved | undefined {
  const { pathname, search, state } = useLocation();
  const navigate = useNavigate();
  const saved = (state as { savedOffer?: Saved } | null)?.savedOffer;
  const address = pathname + search;
  useEffect(() => {
    if (saved) void navigate(address, { replace: true, preventScrollReset: true });
  }, [saved, navigate, address]);
  return saved;
}

/** A new offer, and a draft with another title, have another address. */
function ToNewAddress({ companySlug, saved }: { companySlug: string; saved: Saved }) {
  const navigate = useNavigate();
  useEffect(() => {
    void navigate(editPath(jobOfferPath(companySlug, saved.offer.slug)), {
      replace: true,
      state: { savedOffer: saved },
    });
  }, [navigate, companySlug, saved]);
  return null;
}

const clock = new Intl.DateTimeFormat('de-DE', { hour: '2-digit', minute: '2-digit', timeZone: 'Europe/Berlin' });

function SavedMessage({ company, saved }: { company: CompanyPage; saved: Saved }) {
  const { offer, as, at } = saved;
  if (as === 'changes') return <StatusMessage kind="success" title={jobEditorText('savedChanges')} />;
  if (as === 'draft')
    return <StatusMessage kind="success" title={jobEditorText('saved', { time: clock.format(new Date(at)) })} />;
  const isUnsaved = as === 'public-unsaved';
  return (
    <StatusMessage
      kind={isUnsaved ? 'warn' : 'success'}
      title={jobEditorText(as === 'published' ? 'published' : 'alreadyPublic')}
    >
      {isUnsaved && <p>{jobEditorText('alreadyPublicUnsaved')}</p>}
      {!isUnsaved && offer.valid_through && (
        <p>{jobEditorText('publishedText', { date: formatDate(offer.valid_through) })}</p>
      )}
      <StandaloneLink to={jobOfferPath(company.slug, offer.slug)}>{jobEditorText('seeOffer')}</StandaloneLink>
      <StandaloneLink to={jobOffersPath(company.slug)}>{jobEditorText('ownOffers')}</StandaloneLink>
    </StatusMessage>
  );
}
