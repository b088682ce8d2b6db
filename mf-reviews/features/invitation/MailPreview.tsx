import { t } from '@care/contracts';
import type { RatingInvites } from '@care/contracts/schemas';
import { Meta } from '@care/ui';
import { trimmed, useField } from '@care/ui/form';
import styled from '@emotion/styled';
import { inviteText } from './texts';
import { TitledSection } from '@care/ui/more';

const Paper = styled.div`
  display: grid;
  gap: var(--s-3);
  padding: var(--s-4);
  border: 1px solid var(--line);
  border-radius: var(--r-card);
  background: var(--gray-100);
`;
const Words = styled.p`
  white-space: pre-line;
`;
/** Looks like the button of the mail, and cannot be pressed. */
const MailButton = styled.p`
  justify-self: start;
  padding: 0.5rem 1rem;
  border-radius: var(--r-field);
  background: var(--blue-700);
  color: var(--surface);
`;

/** The mail with the words that are being typed. */
export function MailPreview({ mail }: { mail: RatingInvites['mail'] }) {
  const { input } = useField<string>('text', { subscription: { value: true } });
  const words = trimmed(input.value);
  return (
    <TitledSection title={inviteText('preview.title')} level={3} look={4} gap="small">
      <Paper>
        <p>
          <strong>{inviteText('preview.subject', { subject: mail.subject })}</strong>
        </p>
        <p>{inviteText('preview.greeting')}</p>
        {mail.before.map((text) => (
          <p key={text}>{text}</p>
        ))}
        {words && (
          <Words>
            {mail.intro}
            {'\n'}
            {words}
          </Words>
        )}
        {mail.after.map((text) => (
          <p key={text}>{text}</p>
        ))}
        <MailButton>{mail.action}</MailButton>
        <p>{inviteText('preview.signature', { brand: t('brand.name') })}</p>
        {mail.footer.map((text) => (
          <Meta as="p" key={text}>
            {text}
          </Meta>
        ))}
      </Paper>
      <Meta as="p">{inviteText('preview.stop')}</Meta>
    </TitledSection>
  );
}
