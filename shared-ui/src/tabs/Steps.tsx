import styled from '@emotion/styled';

const List = styled.ol`
  display: flex;
  flex-wrap: wrap;
  gap: var(--s-2) var(--s-4);
  counter-reset: step;
  font-size: var(--t-meta);
  & > li {
    counter-increment: step;
    display: flex;
    gap: 0.5rem;
    align-items: center;
    color: var(--ink-soft);
  }
  & > li::before {
    content: counter(step);
    display: grid;
    place-items: center;
    flex: none;
    width: 2rem;
    height: 2rem;
    border-radius: 50% 50% 0.4rem 0.4rem / 38% 38% 0.4rem 0.4rem;
    border: 2px solid var(--line-strong);
    background: var(--surface);
    font-weight: 700;
  }
  & > [aria-current] {
    color: var(--ink);
    font-weight: 700;
  }
  & > [aria-current]::before {
    background: var(--lamp-400);
    border-color: var(--ink);
  }
  & > [data-done]::before {
    content: '✓' / '';
    background: var(--green-700);
    border-color: var(--green-700);
    color: var(--surface);
  }
`;

/** The steps of a longer form; `current` is the index of the current step (AC-05). */
export const Steps = ({ labels, current }: { labels: readonly string[]; current: number }) => (
  <List>
    {labels.map((label, index) => (
      <li key={label} aria-current={index === current ? 'step' : undefined} data-done={index < current || undefined}>
        {label}
      </li>
    ))}
  </List>
);
