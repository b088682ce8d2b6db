import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Search } from 'lucide-react';
import { show } from '@care/contracts/testing';
import { Button, ButtonLink } from './Button';
import { buttonSizes, buttonVariants } from './button-styles';
import { IconButton } from './IconButton';

const minHeights = { small: '--size-button-small', normal: '--size-button-normal', large: '--size-button-large' };

describe('Button', () => {
  it.each(buttonSizes)('SH-12 has the size %s', (size) => {
    render(<Button size={size}>Suchen</Button>);
    expect(getComputedStyle(screen.getByRole('button')).minHeight).toBe(`var(${minHeights[size]})`);
  });

  it('SH-12 looks different in each of the six variants', () => {
    const looks = buttonVariants.map((variant) => {
      const { getByRole, unmount } = render(<Button variant={variant}>Suchen</Button>);
      const { backgroundColor, background, color, borderColor } = getComputedStyle(getByRole('button'));
      unmount();
      return [background, backgroundColor, color, borderColor].join();
    });
    expect(buttonVariants).toHaveLength(6);
    expect(new Set(looks).size).toBe(6);
  });

  it('SH-12 style props do not reach the element as attributes', () => {
    render(
      <Button variant="secondaryGray" size="large" block danger>
        Löschen
      </Button>,
    );
    expect(screen.getByRole('button').getAttributeNames().sort()).toEqual(['class', 'type']);
  });

  it('SH-12 while loading it is marked as busy, shows the loading text and ignores clicks', async () => {
    const press = jest.fn();
    const { rerender } = render(<Button onClick={press}>Senden</Button>);
    await userEvent.click(screen.getByRole('button', { name: 'Senden' }));
    rerender(
      <Button onClick={press} loading loadingText="Wird gesendet …">
        Senden
      </Button>,
    );
    const button = screen.getByRole('button', { name: 'Wird gesendet …' });
    expect(button).toHaveAttribute('aria-busy', 'true');
    await userEvent.click(button);
    expect(press).toHaveBeenCalledTimes(1);
  });

  it('SH-12 is not a submit button unless its type says so', () => {
    render(<Button>Abbrechen</Button>);
    expect(screen.getByRole('button')).toHaveAttribute('type', 'button');
  });
});

describe('ButtonLink', () => {
  it('SH-12 has the role of a link and hides its icon from screen readers', () => {
    show(
      <ButtonLink to="/pakete" icon={Search} variant="secondaryGreen">
        Pakete ansehen
      </ButtonLink>,
    );
    const link = screen.getByRole('link', { name: 'Pakete ansehen' });
    expect(link).toHaveAttribute('href', '/pakete');
    expect(link.querySelector('svg')).toHaveAttribute('aria-hidden', 'true');
  });
});

describe('IconButton', () => {
  it('SH-12 has an accessible name and a pressed state', async () => {
    const press = jest.fn();
    render(<IconButton icon={Search} label="Auf die Merkliste" pressed={false} onClick={press} />);
    const button = screen.getByRole('button', { name: 'Auf die Merkliste', pressed: false });
    await userEvent.click(button);
    expect(press).toHaveBeenCalledTimes(1);
  });
});
