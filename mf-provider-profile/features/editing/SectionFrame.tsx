import { accountText } from '@care/contracts/account-texts';
import { useLocation } from '@care/contracts/router';
import { Button, Heading, Meta, Row } from '@care/ui';
import styled from '@emotion/styled';
import { Pencil } from 'lucide-react';
import { useEffect, useEffectEvent, useRef, useState, type ReactNode } from 'react';
import { flushSync } from 'react-dom';
import { useMessage } from '../company/use-message';
import { SectionArea } from '../company-sections/ProfileSection';
import { editingText } from './texts';

const Head = styled(Row)`
  margin-bottom: var(--s-3);
`;
const Body = styled.div`
  & > :is([role='alert'], [role='status']) {
    margin-bottom: var(--s-4);
  }
`;

/** Whether a section is read or edited (PP-06), and the message about the last change. */
export function useSectionToggle(section: string, startsOpen = false) {
  const [open, setOpen] = useState<false | 'restored' | 'requested'>(startsOpen && 'restored');
  const { message, report, clear } = useMessage();
  const button = useRef<HTMLButtonElement>(null);
  const area = useRef<HTMLElement>(null);
  useWantedSection(section, () => {
    setOpen((before) => before || 'requested');
    clear();
    area.current?.scrollIntoView();
  });
  return {
    open,
    message,
    button,
    area,
    report,
    edit: () => {
      clear();
      setOpen('requested');
    },
    /** Returns to reading without a message. */
    close: () => {
      flushSync(() => setOpen(false));
      button.current?.focus();
    },
    /** Returns to reading with a message. */
    saved: (title: string, text?: string) => {
      setOpen(false);
      report('success', title, text);
    },
  };
}
export type SectionToggle = ReturnType<typeof useSectionToggle>;

interface SectionFrameProps {
  /** Also the URL fragment. */
  id: string;
  title: string;
  toggle: SectionToggle;
  children: ReactNode;
}

/** A section of the owner's profile with its title, its pencil and the message about the last change. */
export const SectionFrame = ({ id, title, toggle, children }: SectionFrameProps) => (
  <SectionArea>
    <section ref={toggle.area} aria-labelledby={id} tabIndex={-1}>
      <Head between>
        <Heading level={2} id={id}>
          {title}
        </Heading>
        {!toggle.open && (
          <Button
            ref={toggle.button}
            variant="secondaryBlue"
            size="small"
            icon={Pencil}
            aria-label={editingText('editPart', { part: title })}
            onClick={toggle.edit}
          >
            {accountText('actions.edit')}
          </Button>
        )}
      </Head>
      <Body>
        {toggle.message}
        {children}
      </Body>
    </section>
  </SectionArea>
);

/** What is stored in a section, or that nothing is. */
export const orNoEntry = (view: ReactNode) => view || <Meta>{editingText('noEntry')}</Meta>;

const FIRST_SECTION = 'contact';

/** Opens a section when the URL asks for it: `?edit=services`; `?edit` alone opens the first one. */
function useWantedSection(section: string, open: () => void): void {
  const { search, key } = useLocation();
  const wanted = new URLSearchParams(search).get('edit');
  const isWanted = wanted !== null && (wanted || FIRST_SECTION) === section;
  const openNow = useEffectEvent(open);
  useEffect(() => {
    if (isWanted) openNow();
  }, [isWanted, key]);
}
