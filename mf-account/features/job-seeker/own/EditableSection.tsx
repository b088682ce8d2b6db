import { accountText } from '@care/contracts/account-texts';
import { Button, Heading, Row } from '@care/ui';
import { useDraft } from '@care/ui/form';
import styled from '@emotion/styled';
import { Pencil } from 'lucide-react';
import { useId, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import type { EditableSectionProps } from './section-props';
import { SectionForm } from './SectionForm';
import { ownProfileText } from './texts';

const Area = styled.section`
  padding-block: var(--s-5);
  overflow-wrap: anywhere;
  & + & {
    border-top: 1px solid var(--line);
  }
`;
const Head = styled(Row)`
  margin-bottom: var(--s-4);
`;

/** A section of the profile, shown or as a form (AC-08). If a draft exists, the form is open after a reload. */
export function EditableSection<Values extends object>(section: EditableSectionProps<Values>) {
  const { title, profile, name, view, onSaved } = section;
  const id = useId();
  const draftName = `profile:${profile.id}:${name}`;
  const draft = useDraft(draftName);
  const [open, setOpen] = useState<false | 'restored' | 'requested'>(() => draft.wasFound && 'restored');
  const button = useRef<HTMLButtonElement>(null);
  const close = () => {
    flushSync(() => setOpen(false));
    button.current?.focus();
  };
  const saved = () => {
    setOpen(false);
    onSaved();
  };
  return (
    <Area aria-labelledby={id}>
      <Head between>
        <Heading level={2} id={id}>
          {title}
        </Heading>
        {!open && (
          <Button
            ref={button}
            variant="secondaryBlue"
            size="small"
            icon={Pencil}
            aria-label={ownProfileText('editPart', { part: title })}
            onClick={() => setOpen('requested')}
          >
            {accountText('actions.edit')}
          </Button>
        )}
      </Head>
      {open ? (
        <SectionForm
          {...section}
          draftName={draftName}
          takesFocus={open === 'requested'}
          onSaved={saved}
          onClose={close}
        />
      ) : (
        view(profile)
      )}
    </Area>
  );
}
