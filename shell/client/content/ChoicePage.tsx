import styled from '@emotion/styled';
import { routes, t, type PageProps } from '@care/contracts';
import { useNavigate } from '@care/contracts/router';
import { Breadcrumbs, Container, Heading, Icon, Lead, Section, SectionHead, Stack, StandaloneLink } from '@care/ui';
import { ArrowRight } from 'lucide-react';
import { useEffect, useRef, type FormEvent } from 'react';
import { answersIn, QUESTIONS, stepOf } from './choice-questions';
import { ChoiceQuestion } from './ChoiceQuestion';
import { ChoiceResult } from './ChoiceResult';
import { contentApi } from './content-api';
import { EditorialCards, teaserOfGuide } from './EditorialCard';
import { contentText } from './texts';

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
export function ChoicePage({ url }: PageProps) {
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
  const { data: guides } = contentApi.guides.useQuery(1);
  if (!guides?.results.length) return null;
  return (
    <Section aria-labelledby="ratgeber">
      <SectionHead>
        <Heading level={2} id="ratgeber">
          {contentText('choice.moreTitle')}
        </Heading>
        <StandaloneLink to={routes.advisor.build()}>
          {contentText('allGuides')} <Icon of={ArrowRight} size="small" />
        </StandaloneLink>
      </SectionHead>
      <EditorialCards teasers={guides.results.slice(0, 3).map(teaserOfGuide)} level={3} />
    </Section>
  );
}
