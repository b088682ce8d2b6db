import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Accordion } from './Accordion';

describe('Accordion', () => {
  it('PD-01 each item opens and closes independently of the others', async () => {
    render(
      <Accordion
        items={[
          { id: 1, title: 'Was kostet das?', content: 'Nichts.' },
          { id: 2, title: 'Wie lange dauert es?', content: 'Zwei Tage.' },
        ]}
      />,
    );
    const open = () => screen.getAllByRole('group').map((details) => details.hasAttribute('open'));
    await userEvent.click(screen.getByText('Was kostet das?'));
    await userEvent.click(screen.getByText('Wie lange dauert es?'));
    expect(open()).toEqual([true, true]);
    await userEvent.click(screen.getByText('Was kostet das?'));
    expect(open()).toEqual([false, true]);
  });
});
