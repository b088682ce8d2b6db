import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { ShareButton } from './ShareButton';

const ADDRESS = 'http://localhost/pflegeanbieter/profiles/lindenhof';
const show = () => render(<ShareButton title="Lindenhof" path="/pflegeanbieter/profiles/lindenhof" />);
const press = () => userEvent.setup().click(screen.getByRole('button', { name: 'Link teilen' }));

describe('sharing a page', () => {
  afterEach(() => Reflect.deleteProperty(navigator, 'share'));

  it('PP-05 copies the canonical URL and shows a status message', async () => {
    show();
    await press();
    expect(await screen.findByText('Link wurde kopiert.')).toBeVisible();
    expect(await navigator.clipboard.readText()).toBe(ADDRESS);
  });

  it('PP-05 uses the device’s share dialog if there is one; closing it is not an error', async () => {
    const shared: unknown[] = [];
    const share = (data: unknown) => {
      shared.push(data);
      return Promise.reject(new DOMException('closed', 'AbortError'));
    };
    Object.assign(navigator, { share });
    show();
    await press();
    expect(shared).toEqual([{ title: 'Lindenhof', url: ADDRESS }]);
    expect(screen.getByRole('status')).toBeEmptyDOMElement();
  });

  it('PP-05 shows the URL if copying is not allowed', async () => {
    show();
    const user = userEvent.setup();
    jest.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new DOMException('refused'));
    await user.click(screen.getByRole('button', { name: 'Link teilen' }));
    expect(await screen.findByText(ADDRESS)).toBeVisible();
  });
});
