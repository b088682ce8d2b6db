import styled from '@emotion/styled';
import { media } from '@care/ui';

const LINE = 'color-mix(in srgb, var(--night) 68%, var(--night-soft))';
const TINT = 'color-mix(in srgb, var(--night) 88%, var(--night-soft))';
const MONO = "ui-monospace, 'DejaVu Sans Mono', monospace";

export const Badge = styled.aside`
  position: fixed;
  left: var(--s-4);
  bottom: var(--s-4);
  z-index: var(--z-overlay);
  display: inline-flex;
  align-items: stretch;
  gap: 0.25rem;
  max-width: calc(100% - 2 * var(--s-4));
  padding: 2px;
  background: var(--night);
  color: var(--night-text);
  border: 2px solid var(--lamp-400);
  border-radius: var(--r-pill);
  box-shadow: var(--shadow-overlay);
  font: 400 1rem/1.45 var(--font-text);
  /* Clear of the bar with a page's main actions. */
  ${media.phone} {
    bottom: calc(var(--size-button-large) + var(--s-5));
  }
`;
export const BadgeButton = styled.button`
  display: inline-flex;
  align-items: center;
  gap: 0.6rem;
  min-height: var(--size-touch);
  padding: 0.3rem 0.9rem;
  border: 0;
  border-radius: var(--r-pill);
  background: none;
  font-weight: 600;
  line-height: 1.2;
  text-align: start;
  cursor: pointer;
  &:hover {
    background: ${TINT};
  }
  & + & {
    border-inline-start: 1px solid ${LINE};
    border-radius: 0 var(--r-pill) var(--r-pill) 0;
    text-decoration: underline;
    text-underline-offset: 0.2em;
  }
`;

/** The mark of a slice: filled if it is overridden, crossed out if it failed. The text beside it says the same. */
export const Light = styled.span<{ 'data-light': 'on' | 'off' | 'bad' }>`
  position: relative;
  flex: none;
  display: inline-block;
  width: 0.9rem;
  height: 1.15rem;
  border: 2px solid var(--night-soft);
  border-radius: 50% 50% 0.15rem 0.15rem / 40% 40% 0.15rem 0.15rem;
  &[data-light='on'] {
    background: var(--lamp-400);
    border-color: var(--lamp-400);
  }
  &[data-light='bad'] {
    border-color: var(--night-text);
  }
  &[data-light='bad']::after {
    content: '';
    position: absolute;
    inset: -4px auto -4px calc(50% - 1px);
    width: 2px;
    background: var(--night-text);
    rotate: 40deg;
  }
`;

export const Leaf = styled.aside`
  position: fixed;
  inset: var(--s-4) var(--s-4) var(--s-4) auto;
  z-index: var(--z-overlay);
  width: min(33rem, calc(100% - 2 * var(--s-4)));
  display: grid;
  grid-template-rows: auto minmax(0, 1fr) auto;
  background: var(--night);
  color: var(--night-text);
  border: 1px solid ${LINE};
  border-radius: var(--r-card);
  box-shadow: var(--shadow-overlay);
  font: 400 1rem/1.45 var(--font-text);
  ${media.phone} {
    inset: auto 0 0;
    width: auto;
    max-height: 75dvh;
    border-radius: var(--r-panel) var(--r-panel) 0 0;
  }
`;
export const Head = styled.div`
  display: flex;
  gap: 0.5rem 1rem;
  align-items: center;
  justify-content: space-between;
  padding: 0.75rem 0.75rem 0.75rem 1.25rem;
  border-bottom: 1px solid ${LINE};
`;
export const Title = styled.h2`
  font: 600 1.25rem/1.3 var(--font-head);
`;
export const Soft = styled.span`
  color: var(--night-soft);
`;
export const CloseButton = styled.button`
  display: inline-grid;
  place-items: center;
  flex: none;
  width: var(--size-touch);
  height: var(--size-touch);
  border: 0;
  border-radius: 50%;
  background: none;
  cursor: pointer;
  &:hover {
    background: ${TINT};
  }
`;
export const Body = styled.div`
  padding: 0.25rem 1.25rem;
  overflow: auto;
`;
export const Foot = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 0.6rem;
  align-items: center;
  justify-content: space-between;
  padding: 0.75rem 1.25rem;
  border-top: 1px solid ${LINE};
`;

export const Choice = styled.label`
  display: inline-flex;
  gap: 0.6rem;
  align-items: center;
  min-height: var(--size-touch);
  cursor: pointer;
  & > input {
    width: 1.5rem;
    height: 1.5rem;
    accent-color: var(--lamp-400);
  }
`;

export const Row = styled.li`
  display: grid;
  grid-template-columns: 1.1rem minmax(0, 1fr) auto;
  gap: 0.1rem 0.75rem;
  align-items: center;
  padding: 0.6rem 1.25rem;
  margin-inline: -1.25rem;
  & + & {
    border-top: 1px solid ${LINE};
  }
  &[data-overridden] {
    background: ${TINT};
  }
`;
export const Name = styled.span`
  font-family: ${MONO};
  overflow-wrap: anywhere;
`;
export const Detail = styled(Soft)`
  grid-column: 2;
  overflow-wrap: anywhere;
  ${media.phone} {
    grid-column: 2 / -1;
  }
`;
export const Action = styled.span`
  grid-column: 3;
  grid-row: 1 / 3;
  ${media.phone} {
    grid-row: 1;
  }
`;
export const Form = styled.form`
  grid-column: 1 / -1;
  display: grid;
  gap: 0.9rem;
  padding-top: 0.75rem;
`;
export const Field = styled.div`
  display: grid;
  gap: 0.3rem;
  & > label {
    font-weight: 600;
  }
  & > input,
  & > select {
    width: 100%;
    min-width: 0;
    min-height: 3rem;
    padding: 0.4rem 0.8rem;
    border: 2px solid var(--night-soft);
    border-radius: var(--r-field);
    background: ${TINT};
    color: var(--night-text);
    font: 400 1rem/1.4 ${MONO};
  }
  & option {
    background: var(--night);
    color: var(--night-text);
  }
`;
export const Legend = styled.legend`
  margin-bottom: 0.4rem;
  font-weight: 600;
`;
export const Segment = styled.div`
  display: grid;
  grid-template-columns: 1fr 1fr;
  gap: 3px;
  padding: 3px;
  border: 2px solid var(--night-soft);
  border-radius: var(--r-field);
  & > label {
    position: relative;
    display: grid;
    place-items: center;
    min-height: var(--size-touch);
    padding: 0.2rem;
    border-radius: 0.4rem;
    text-align: center;
    line-height: 1.2;
    cursor: pointer;
  }
  & input {
    position: absolute;
    inset: 0;
    width: 100%;
    height: 100%;
    margin: 0;
    opacity: 0;
    cursor: pointer;
  }
  & > label:has(:checked) {
    background: var(--night-text);
    color: var(--night);
    font-weight: 700;
  }
  & > label:has(:focus-visible) {
    outline: 3px solid var(--surface);
    box-shadow: inset 0 0 0 3px var(--lamp-400);
  }
  ${media.forcedColors} {
    & > label:has(:checked) {
      forced-color-adjust: none;
      background: Highlight;
      color: HighlightText;
    }
  }
`;
export const Fault = styled.span`
  display: flex;
  gap: 0.5rem;
  align-items: flex-start;
  font-weight: 600;
`;
export const Buttons = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 0.6rem;
`;
export const ToolButton = styled.button<{ 'data-look'?: 'main' | 'quiet' }>`
  display: inline-flex;
  align-items: center;
  justify-content: center;
  gap: 0.5rem;
  min-height: var(--size-touch);
  padding: 0.35rem 0.9rem;
  border: 2px solid var(--night-soft);
  border-radius: var(--r-field);
  background: none;
  color: var(--night-text);
  font-weight: 600;
  line-height: 1.2;
  cursor: pointer;
  &:hover {
    background: ${TINT};
    color: var(--surface);
  }
  &[data-look='main'] {
    background: var(--night-text);
    border-color: var(--night-text);
    color: var(--night);
  }
  &[data-look='main']:hover {
    background: var(--surface);
  }
  &[data-look='quiet'] {
    border-color: transparent;
    padding-inline: 0.5rem;
    text-decoration: underline;
    text-underline-offset: 0.2em;
  }
  &:disabled {
    opacity: 0.6;
    cursor: default;
  }
`;
