import { t } from '@care/contracts';
import { Heading, IconButton, media, ownProps } from '@care/ui';
import { Global, keyframes } from '@emotion/react';
import styled from '@emotion/styled';
import { X } from 'lucide-react';
import { useId, useLayoutEffect, useRef } from 'react';
import type { KeyboardEventHandler, MouseEvent, ReactNode, SyntheticEvent } from 'react';

export type DialogVariant = 'center' | 'sheet' | 'full';

const slideUp = keyframes`from { transform: translateY(100%); }`;

const shapes: Record<DialogVariant, string> = {
  center: 'width: min(40rem, calc(100vw - 2rem)); max-height: min(92dvh, 60rem); border-radius: var(--r-panel);',
  sheet:
    'width: 100%; max-width: none; max-height: 92dvh; margin: auto 0 0; border-radius: var(--r-panel) var(--r-panel) 0 0;',
  full: 'width: 100%; height: 100%; max-width: none; max-height: none; border-radius: 0; background: var(--night); color: var(--night-text);',
};

const Native = styled('dialog', ownProps('variant'))<{ variant: DialogVariant }>`
  padding: 0;
  border: 0;
  overflow: hidden;
  background: var(--surface);
  color: var(--ink);
  box-shadow: var(--shadow-overlay);
  ${({ variant }) => shapes[variant]}
  &[open] {
    display: grid;
  }
  &::backdrop {
    background: rgb(20 37 61 / 0.55);
  }
  @media (prefers-reduced-motion: no-preference) {
    animation: ${({ variant }) => (variant === 'sheet' ? slideUp : 'none')} var(--slow) var(--ease);
  }
  ${media.tablet} {
    ${({ variant }) => variant === 'sheet' && 'max-width: 40rem; margin-inline: auto;'}
  }
`;

const Layout = styled.div`
  display: grid;
  grid-template-rows: auto minmax(0, 1fr) auto;
  min-height: 0;
  max-height: inherit;
`;

const Head = styled.div`
  display: flex;
  justify-content: space-between;
  align-items: center;
  gap: var(--s-3);
  padding: var(--s-3) var(--s-3) var(--s-3) var(--s-gutter);
  border-bottom: 1px solid var(--line);
`;

const Body = styled.div`
  overflow: auto;
  padding: var(--s-4) var(--s-gutter);
`;

const Foot = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: var(--s-2);
  padding: var(--s-3) var(--s-gutter);
  border-top: 1px solid var(--line);
`;

export interface DialogProps {
  open: boolean;
  /** Called on Escape, the close button, and a click on the backdrop. */
  onClose: () => void;
  title: string;
  /** `sheet` slides up from below (phones), `full` fills the screen. */
  variant?: DialogVariant;
  /** Always visible below the scrolling content, for example the apply button. */
  footer?: ReactNode;
  closeLabel?: string;
  /** Handles keys wherever the focus is inside the dialog. */
  onKeyDown?: KeyboardEventHandler;
  children: ReactNode;
}

/** Opens and closes the element with the flag; closing returns the focus to the element that had it before. */
function useModal(open: boolean) {
  const element = useRef<HTMLDialogElement>(null);
  // A layout effect, because close() returns the focus only while the element is still in the document.
  useLayoutEffect(() => {
    const dialog = element.current;
    if (!open || !dialog) return undefined;
    dialog.showModal();
    return () => dialog.close();
  }, [open]);
  return element;
}

/** A modal dialog on the native element: it traps the focus, handles Escape and hides the rest of the page. */
export function Dialog(props: DialogProps) {
  const { open, onClose, title, variant = 'center', footer, closeLabel, onKeyDown, children } = props;
  const element = useModal(open);
  const titleId = useId();
  const isPressed = useRef(false);
  // Events of a file field and of a dialog above this one bubble; React's do so through portals, too.
  const isOwn = (event: SyntheticEvent) => event.target === event.currentTarget;
  const cancel = (event: SyntheticEvent) => {
    if (!isOwn(event)) return;
    event.preventDefault();
    onClose();
  };
  // Browsers close the dialog without a cancel event when Escape is pressed twice; it stays until the page closes it. The
  // event comes late: it may be of a former closing.
  const reopen = (event: SyntheticEvent<HTMLDialogElement>) => {
    const dialog = event.currentTarget;
    if (!isOwn(event) || !open || dialog.open) return;
    dialog.showModal();
    onClose();
  };
  // A press on the backdrop has the dialog itself as target; so has a click that begins inside, with selected text.
  const closeOnBackdropClick = (event: MouseEvent) => {
    if (isOwn(event) && isPressed.current) onClose();
  };
  return (
    <Native
      ref={element}
      variant={variant}
      aria-labelledby={titleId}
      data-ground={variant === 'full' ? 'night' : undefined}
      onCancel={cancel}
      onKeyDown={onKeyDown}
      onClose={reopen}
      onPointerDown={(event) => (isPressed.current = isOwn(event))}
      onClick={closeOnBackdropClick}
    >
      {open && (
        <Layout>
          <Global styles="html{overflow:hidden}" />
          <Head>
            <Heading level={2} look={3} id={titleId}>
              {title}
            </Heading>
            <IconButton icon={X} label={closeLabel ?? t('actions.close')} onClick={onClose} />
          </Head>
          <Body>{children}</Body>
          {footer && <Foot>{footer}</Foot>}
        </Layout>
      )}
    </Native>
  );
}
