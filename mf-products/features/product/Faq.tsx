import type { Product } from '@care/contracts/schemas';
import { Heading, Section } from '@care/ui';
import { Accordion } from '@care/ui/accordion';
import styled from '@emotion/styled';
import { productText } from '../../texts';

const Questions = styled.div`
  max-width: 46rem;
  margin-top: var(--s-4);
  border-top: 1px solid var(--line);
`;

/** Questions and answers about a product as accordion; renders nothing without questions (PD-01). */
export function Faq({ questions }: { questions: Product['qa'] }) {
  if (questions.length === 0) return null;
  return (
    <Section aria-labelledby="faq">
      <Heading level={2} id="faq">
        {productText('faq')}
      </Heading>
      <Questions>
        <Accordion
          items={questions.map(({ question, answer }, index) => ({
            id: index,
            title: question,
            content: <p>{answer}</p>,
          }))}
        />
      </Questions>
    </Section>
  );
}
