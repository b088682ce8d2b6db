import styled from '@emotion/styled';
import { routes, t } from '@care/contracts';
import {
  Breadcrumbs,
  Container,
  Heading,
  Icon,
  Lead,
  Meta,
  Panel,
  Section,
  SectionHead,
  Stack,
  StandaloneLink,
} from '@care/ui';
import { ArrowRight } from 'lucide-react';
import { ask, careFormOf, type QuestionKey } from './choice-texts';
import { contentApi } from './content-api';
import { EditorialCards, teaserOfGuide } from './EditorialCard';
import { tt } from './texts';

const Questions = styled.ol`
  display: grid;
  gap: var(--s-4);
  padding: 0;
  list-style: none;
`;

const questions = Object.keys(careFormOf) as QuestionKey[];

/** `/pflegeleitfaden`: six questions that lead to the fitting care form, and guides to read on (SH-20). */
export function ChoicePage() {
  const { data: guides } = contentApi.guides.useQuery(1);
  return (
    <>
      <Container width="narrow">
        <Breadcrumbs items={[{ label: t('nav.home'), to: routes.home.build() }, { label: tt('choice.title') }]} />
        <Stack>
          <Heading level={1}>{tt('choice.heading')}</Heading>
          <Lead>{tt('choice.lead')}</Lead>
          <Questions role="list">
            {questions.map((key, index) => (
              <Question key={key} name={key} number={index + 1} />
            ))}
          </Questions>
        </Stack>
      </Container>
      {guides && guides.results.length > 0 && (
        <Container>
          <Section aria-labelledby="ratgeber">
            <SectionHead>
              <Heading level={2} id="ratgeber">
                {tt('choice.moreTitle')}
              </Heading>
              <StandaloneLink to={routes.advisor.build()}>
                {tt('allGuides')} <Icon of={ArrowRight} size="small" />
              </StandaloneLink>
            </SectionHead>
            <EditorialCards teasers={guides.results.slice(0, 3).map(teaserOfGuide)} level={3} />
          </Section>
        </Container>
      )}
    </>
  );
}

function Question({ name, number }: { name: QuestionKey; number: number }) {
  const careForm = careFormOf[name];
  return (
    <Panel as="li">
      <Stack gap="small">
        <Meta>{tt('choice.number', { number, total: questions.length })}</Meta>
        <Heading level={2} look={3}>
          {ask(`${name}.title`)}
        </Heading>
        <p>{ask(`${name}.text`)}</p>
        <StandaloneLink to={routes.searchResults.build({ searchType: 'pflegeanbieter', slug: careForm })}>
          {tt('choice.find', { careForm: t(`careForms.${careForm}`) })} <Icon of={ArrowRight} size="small" />
        </StandaloneLink>
      </Stack>
    </Panel>
  );
}
