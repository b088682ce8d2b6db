import styled from '@emotion/styled';
import { ok, type PageContext, type PageHead, type PageOutcome, type PageProps, routes, t } from '@care/contracts';
import { useNavigate } from '@care/contracts/router';
import { Breadcrumbs, Container, Heading, Lead, Stack } from '@care/ui';
import { useEffect, useRef, type FormEvent } from 'react';
import { answersIn, PLACE, QUESTIONS, stepOf, suggestionsFor } from './choice-questions';
import { ChoiceQuestion } from './ChoiceQuestion';
import { ChoiceResult } from './ChoiceResult';
import { contentApi } from './content-api';
import { FurtherTexts } from './EditorialCard';
import { contentText } from './texts';
import { breadcrumbsFromHome } from './json-ld';

/** The questions need no data. The result counts providers around the given place. */
export async function load({ store, url }: PageContext): Promise<PageOutcome> {
  const { dispatch } = store;
  if (stepOf(url.searchParams) !== 'result') {
    await dispatch(contentApi.texts.initiate({ kind: 'guide', page: 1 }));
    return ok;
  }
  const phrase = url.searchParams.get(PLACE)?.trim();
  const place = phrase ? (await dispatch(contentApi.places.initiate(phrase))).data?.[0] : undefined;
  if (phrase && !place) return ok;
  await Promise.all(
    suggestionsFor(answersIn(url.searchParams)).map(({ careForm }) =>
      dispatch(contentApi.careFormCount.initiate({ careForm, city: place?.slug })),
    ),
  );
  return ok;
}

export const head = ({ url }: PageContext): PageHead => ({
  title: `${contentText('choice.title')}: ${contentText('choice.heading')}`,
  description: contentText('choice.description'),
  canonical: routes.guide.build(),
  // Only the first question is indexed, because an address with answers belongs to one person.
  ...(url.search && { robots: 'noindex,follow' }),
  ...(__ON_SERVER__ && {
    jsonLd: [breadcrumbsFromHome({ label: contentText('choice.title'), to: routes.guide.build() })],
  }),
});

const Body = styled.div`
  max-width: 44rem;
  margin-inline: auto;
  padding-block: var(--s-4) var(--s-6);
  &:focus {
    outline: none;
  }
`;

/**
 * `/pflegeleitfaden`: six questions that lead to suitable care forms with counted searches (SH-20). Each step has an
 * address.
 */
export default function ChoicePage({ url }: PageProps) {
  const navigate = useNavigate();
  const params = url.searchParams;
  const step = stepOf(params);
  const stepKey = step === 'result' ? 'result' : String(step.index);
  const body = useFocusOnStep(stepKey);
  const send = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const given = new URLSearchParams([...new FormData(event.currentTarget)] as [string, string][]);
    void navigate(`${routes.guide.build()}?${given.toString()}`);
  };
  return (
    <Container>
      <Body ref={body} tabIndex={-1}>
        <Breadcrumbs
          items={[{ label: t('nav.home'), to: routes.home.build() }, { label: contentText('choice.title') }]}
        />
        {step === 'result' ? (
          <ChoiceResult params={params} onSend={send} />
        ) : (
          <Stack>
            {step.index === 0 && (
              <>
                <Heading level={1}>{contentText('choice.heading')}</Heading>
                <Lead>{contentText('choice.lead')}</Lead>
              </>
            )}
            <ChoiceQuestion
              key={stepKey}
              question={QUESTIONS[step.index]!}
              index={step.index}
              answers={answersIn(params)}
              isMissing={step.isMissing}
              onSend={send}
            />
          </Stack>
        )}
      </Body>
      {stepKey === '0' && <GuidesToRead />}
    </Container>
  );
}

/** Moves the focus to the new step, because the clicked button was removed. */
function useFocusOnStep(step: string) {
  const body = useRef<HTMLDivElement>(null);
  const shown = useRef(step);
  useEffect(() => {
    if (shown.current !== step) {
      body.current?.focus({ preventScroll: true });
      body.current?.scrollIntoView?.({ block: 'start' });
    }
    shown.current = step;
  }, [step]);
  return body;
}

function GuidesToRead() {
  const { data: guides } = contentApi.texts.useQuery({ kind: 'guide', page: 1 });
  if (!guides?.results.length) return null;
  const title = contentText('choice.moreTitle');
  return <FurtherTexts kind="guide" id="ratgeber" title={title} texts={guides.results.slice(0, 3)} />;
}
