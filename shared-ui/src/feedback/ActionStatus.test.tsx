import { act, render, screen } from '@testing-library/react';
import { ActionStatus } from './ActionStatus';

describe('an action outside of a form', () => {
  beforeEach(() => void jest.useFakeTimers());
  afterEach(() => void jest.useRealTimers());
  const pass = (ms: number) => act(() => jest.advanceTimersByTimeAsync(ms));

  it('SH-15 says after 15 s that it takes long, until the answer is there', async () => {
    const { rerender } = render(<ActionStatus error={undefined} isRunning />);
    await pass(14_999);
    expect(screen.queryByRole('status')).not.toBeInTheDocument();
    await pass(1);
    expect(screen.getByRole('status')).toHaveTextContent(/^Das dauert länger als üblich\./);
    rerender(<ActionStatus error={undefined} />);
    expect(screen.queryByRole('status')).not.toBeInTheDocument();
  });

  it('SH-15 counts each action from its own begin', async () => {
    const { rerender } = render(<ActionStatus error={undefined} isRunning />);
    await pass(10_000);
    rerender(<ActionStatus error={undefined} />);
    rerender(<ActionStatus error={undefined} isRunning />);
    await pass(10_000);
    expect(screen.queryByRole('status')).not.toBeInTheDocument();
  });

  it('SH-15 shows the error instead', async () => {
    const { rerender } = render(<ActionStatus error={undefined} isRunning />);
    await pass(15_000);
    rerender(<ActionStatus error={{ kind: 'offline' }} />);
    expect(screen.getByRole('alert')).toBeVisible();
    expect(screen.queryByRole('status')).not.toBeInTheDocument();
  });
});
