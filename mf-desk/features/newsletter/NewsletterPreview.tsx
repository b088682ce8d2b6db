import { Meta, Stack } from '@care/ui';
import { QueryContent, TitledSection } from '@care/ui/more';
import styled from '@emotion/styled';
import { DeskSkeleton, PlainText } from '../desk/DeskFrame';
import { newsletterApi } from './newsletter-api';
import { newsletterText } from './texts';

const Frame = styled.iframe`
  display: block;
  width: 100%;
  height: 40rem;
  border: 1px solid var(--line);
  border-radius: var(--r-card);
`;

/** The mail as the viewer would get it, with its look and as text (OP-64). */
export function NewsletterPreview({ id }: { id: number }) {
  const query = newsletterApi.preview.useQuery(id);
  return (
    <TitledSection look={3} title={newsletterText('preview')}>
      <QueryContent query={query} failed={newsletterText('previewFailed')} skeleton={<DeskSkeleton />}>
        {({ text, html_url }) => (
          <Stack>
            <Meta>{newsletterText('previewHint')}</Meta>
            <Frame src={html_url} title={newsletterText('html')} sandbox="" />
            <details>
              <summary>{newsletterText('text')}</summary>
              <PlainText>{text}</PlainText>
            </details>
          </Stack>
        )}
      </QueryContent>
    </TitledSection>
  );
}
