import { act, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { Suspense, use } from 'react';
import { fragmentsOfTests } from '../../testing/fragments';
import Profil from './Profil';

// The build writes both in.
jest.mock('../element/base', () => ({ fragmentsUrl: '/einbinden/1/', version: '1.1.0-test' }));

const fragments = fragmentsOfTests();
const happened: string[] = [];
const handlers = {
  onLoad: () => void happened.push('load'),
  onError: ({ kind }: { kind: string }) => void happened.push(kind),
};
const warn = jest.spyOn(console, 'warn').mockImplementation();
beforeEach(() => {
  happened.length = 0;
  warn.mockClear();
});

/** The queries of what is in the shadow root. */
function shown(properties: Partial<Parameters<typeof Profil>[0]> = {}) {
  const { container } = render(<Profil slug="haus" {...handlers} {...properties} />);
  return within(container.firstElementChild?.shadowRoot as unknown as HTMLElement);
}

describe('the federated profile', () => {
  it('EM-05 says how each further try goes in one message, keeps the focus, and moves it to the profile', async () => {
    fragments.answer = 502;
    const profile = shown();
    const button = await profile.findByRole('button', { name: 'Noch einmal versuchen' });
    expect(profile.getAllByRole('status')).toHaveLength(1);
    button.focus();
    fireEvent.click(button);
    await waitFor(() => expect(profile.getByRole('status')).toHaveTextContent(/^Auch der 2\. Versuch hat nicht/));
    const shadow = button.getRootNode() as ShadowRoot;
    expect(shadow.activeElement).toBe(button);
    fragments.answer = {};
    fireEvent.click(button);
    expect(await profile.findByRole('article')).toBeVisible();
    expect(profile.queryByRole('status')).toBeNull();
    expect(shadow.activeElement).toContainElement(profile.getByRole('article'));
    expect(happened).toEqual(['server', 'server', 'load']);
  });

  it('EM-05 says that the profile is gone if a further try finds that out, and keeps the focus', async () => {
    fragments.answer = 502;
    const profile = shown();
    const button = await profile.findByRole('button', { name: 'Noch einmal versuchen' });
    const shadow = button.getRootNode() as ShadowRoot;
    button.focus();
    fragments.answer = 410;
    fireEvent.click(button);
    const gone = await profile.findByText('Dieses Profil gibt es nicht mehr.');
    expect(profile.getAllByRole('status')).toHaveLength(1);
    expect(profile.queryByRole('button')).toBeNull();
    expect(shadow.activeElement).toContainElement(gone);
    expect(happened).toEqual(['server', 'deleted']);
  });

  it('EM-05 loads a profile with other properties while it offers a further try', async () => {
    fragments.answer = 502;
    const { container, rerender } = render(<Profil slug="haus" {...handlers} />);
    const profile = within(container.firstElementChild?.shadowRoot as unknown as HTMLElement);
    await profile.findByRole('button', { name: 'Noch einmal versuchen' });
    fragments.answer = {};
    rerender(<Profil slug="haus" view="full" {...handlers} />);
    expect(profile.getByRole('status')).toHaveTextContent('Das Profil wird geladen …');
    expect(await profile.findByRole('article')).toHaveAttribute('data-view', 'full');
    expect(profile.queryByRole('status')).toBeNull();
  });

  it('EM-05 keeps a profile that is not loaded again for another view, says so below it, and tries again', async () => {
    const { container, rerender } = render(<Profil slug="haus" {...handlers} />);
    const profile = within(container.firstElementChild?.shadowRoot as unknown as HTMLElement);
    await profile.findByRole('article');
    fragments.answer = 502;
    rerender(<Profil slug="haus" view="full" {...handlers} />);
    const again = await profile.findByRole('button', { name: 'Noch einmal versuchen' });
    const article = profile.getByRole('article');
    expect(article).toBeVisible();
    const status = profile.getByRole('status');
    expect(status).toHaveTextContent(/^Das Profil konnte nicht neu geladen werden/);
    expect(article.closest('.pp-root')?.nextElementSibling).toBe(status);
    const shadow = again.getRootNode() as ShadowRoot;
    again.focus();
    fragments.answer = {};
    fireEvent.click(again);
    await waitFor(() => expect(profile.queryByRole('status')).toBeNull());
    expect(profile.getByRole('article')).toBe(article);
    expect(shadow.activeElement).toHaveClass('pp-root');
    expect(happened).toEqual(['load', 'server', 'load']);
  });

  it.each([
    ['another profile is shown', { slug: 'hof' }],
    ['its other view has no such element', { slug: 'haus', view: 'rating' }],
  ] as const)('EM-05 keeps the focus inside it if %s', async (_title, changed) => {
    fragments.answer = { can_contact: true };
    const { container, rerender } = render(<Profil slug="haus" {...handlers} />);
    const shadow = container.firstElementChild!.shadowRoot!;
    const profile = within(shadow as unknown as HTMLElement);
    (await profile.findByRole('link', { name: 'Kontakt aufnehmen' })).focus();
    rerender(<Profil {...changed} {...handlers} />);
    expect(shadow.activeElement).toHaveClass('pp-root');
    await waitFor(() => expect(happened).toContain('load'));
    expect(shadow.activeElement).toHaveClass('pp-root');
  });

  it('EM-05 says that it loads another profile, and takes no focus from the page', async () => {
    const { container, rerender } = render(<Profil slug="haus" {...handlers} />);
    const shadow = container.firstElementChild!.shadowRoot!;
    const profile = within(shadow as unknown as HTMLElement);
    await profile.findByRole('article');
    rerender(<Profil slug="hof" {...handlers} />);
    expect(profile.queryByRole('article')).toBeNull();
    expect(profile.getByRole('status')).toHaveTextContent('Das Profil wird geladen …');
    expect(await profile.findByRole('article')).toBeVisible();
    expect(shadow.activeElement).toBeNull();
  });

  it.each([
    ['loads', {}, 'article'],
    ['fails', 502, 'status'],
  ] as const)('EM-05 is complete if its host hides it while it %s', async (_title, answer, role) => {
    fragments.answer = answer;
    let goOn: () => void = () => undefined;
    const waiting = new Promise<null>((resolve) => (goOn = () => resolve(null)));
    const Late = ({ isWaiting }: { isWaiting: boolean }) => (isWaiting ? use(waiting) : null);
    const page = (isWaiting: boolean) => (
      <Suspense fallback={<p>Seite wird geladen</p>}>
        <Profil slug="haus" {...handlers} />
        <Late isWaiting={isWaiting} />
      </Suspense>
    );
    const { container, rerender } = render(page(false));
    const profile = within(container.firstElementChild?.shadowRoot as unknown as HTMLElement);
    await act(async () => rerender(page(true)));
    expect(screen.getByText('Seite wird geladen')).toBeVisible();
    await waitFor(() => expect(happened).toHaveLength(1));
    await act(async () => goOn());
    expect(await profile.findByRole(role)).toBeVisible();
    expect(profile.getByText(role === 'article' ? 'Domstr. 1, 50668 Köln' : /gerade nicht erreichbar/)).toBeVisible();
  });

  it('PK-08 tells the integrator about a widget that is not shown, and says nothing without a key', async () => {
    for (const [widgets, kind] of [
      ['revoked', 'revoked'],
      ['none', 'unknown'],
    ] as const) {
      happened.length = 0;
      fragments.answer = { widgets };
      const widget = shown({ view: 'rating', widgetKey: 'pp_1' });
      expect(await widget.findByRole('link', { name: /auf Pflegefenster$/ })).toBeVisible();
      await waitFor(() => expect(happened).toEqual([kind, 'load']));
      expect(warn).toHaveBeenLastCalledWith(`pflege-profil: no widgets (${widgets}); see docs/integrators.md`);
    }
    expect(await shown().findByRole('article')).toBeVisible();
    await waitFor(() => expect(happened).toEqual(['unknown', 'load', 'load']));
  });
});
