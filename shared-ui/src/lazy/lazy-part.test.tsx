import { makeStore, Platform, PlatformContext } from '@care/contracts';
import { act, fireEvent, render, screen } from '@testing-library/react';
import type { FormEvent } from 'react';
import { renderToString } from 'react-dom/server';
import { lazyPart } from './lazy-part';

interface FormProps {
  label: string;
  onSend: (typed: string) => void;
}

function NameForm({ label, onSend }: FormProps) {
  const send = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const { submitter } = event.nativeEvent as SubmitEvent;
    const values = [...new FormData(event.currentTarget, submitter).values()];
    onSend(values.filter((value) => typeof value === 'string').join(' '));
  };
  return (
    <form aria-label={label} onSubmit={send}>
      <input name="name" aria-label="Name" />
      <button name="kind" value="now">
        Senden
      </button>
    </form>
  );
}

const platform = () =>
  new Platform({
    store: makeStore(),
    slots: {},
    views: { Loading: () => null, Unavailable: () => null },
    load: () => Promise.reject(new Error('no slices')),
  });

/** Server HTML of a part, and a browser that has not fetched its code yet; `fetches` says how each try ends. */
async function show(fetches: ('arrives' | 'fails')[] = ['arrives'], html = true) {
  const tries: Promise<unknown>[] = [];
  const { Part } = lazyPart<FormProps>(() => {
    const result =
      fetches[tries.length] === 'fails' ? Promise.reject(new Error('Network Error')) : Promise.resolve(NameForm);
    tries.push(result.catch(() => undefined));
    return result;
  });
  const container = document.body.appendChild(document.createElement('div'));
  const onSend = jest.fn();
  const here = platform();
  const page = (label: string) => (
    <PlatformContext value={here}>
      <Part label={label} onSend={onSend} />
    </PlatformContext>
  );
  if (html) {
    const onServer = lazyPart<FormProps>(() => Promise.resolve(NameForm));
    await onServer.load();
    container.innerHTML = renderToString(
      <PlatformContext value={here}>
        <onServer.Part label="Anmeldung" onSend={onSend} />
      </PlatformContext>,
    );
  }
  const { rerender } = await act(async () => render(page('Anmeldung'), { container, hydrate: html }));
  return {
    tries,
    onSend,
    container,
    platform: here,
    rerender: (label: string) => act(async () => rerender(page(label))),
  };
}

/** The pointer reaches something on the page. */
const use = (element: HTMLElement) => act(async () => void fireEvent.pointerOver(element));
const form = (name = 'Anmeldung') => screen.getByRole('form', { name });

describe('a part of a page whose code is fetched with the first use', () => {
  it('keeps the server HTML until then, also when the page changes, then hydrates it with its input and new props', async () => {
    const { tries, rerender } = await show();
    const fromServer = form();
    await rerender('Neue Anmeldung');
    expect(form()).toBe(fromServer);
    expect(tries).toHaveLength(0);
    screen.getByLabelText<HTMLInputElement>('Name').value = 'Anna';
    await use(screen.getByLabelText('Name'));
    expect(tries).toHaveLength(1);
    expect(await screen.findByRole('form', { name: 'Neue Anmeldung' })).toBe(fromServer);
    expect(screen.getByLabelText('Name')).toHaveValue('Anna');
  });

  it('sends a form that was sent before the code was there once it is, with its pressed button', async () => {
    const { onSend } = await show();
    screen.getByLabelText<HTMLInputElement>('Name').value = 'Anna';
    await act(async () => screen.getByRole('button', { name: 'Senden' }).click());
    expect(onSend.mock.calls).toEqual([['Anna now']]);
  });

  it('sends such a form without script when the code cannot be fetched', async () => {
    const sent = jest.spyOn(HTMLFormElement.prototype, 'submit').mockImplementation();
    const { tries } = await show(['fails']);
    await act(async () => (form() as HTMLFormElement).requestSubmit());
    await act(() => tries[0]);
    expect(sent.mock.contexts).toEqual([form()]);
  });

  it('keeps the HTML when the code cannot be fetched, and tries again with the next use', async () => {
    const { tries, rerender } = await show(['fails', 'arrives']);
    await use(form());
    await act(() => tries[0]);
    await rerender('Neue Anmeldung');
    expect(form()).toBeVisible();
    await use(form());
    expect(await screen.findByRole('form', { name: 'Neue Anmeldung' })).toBeVisible();
  });

  it('fetches when the visitor goes elsewhere, and gives the HTML up when that fails', async () => {
    const { tries, platform, container } = await show(['fails', 'fails']);
    await act(async () => platform.depart());
    expect(tries.length).toBeGreaterThan(0);
    await act(() => Promise.all(tries));
    expect(container.querySelector('form')).toBeNull();
  });

  it('fetches at once where there is no server HTML', async () => {
    await show(['arrives'], false);
    expect(await screen.findByRole('form', { name: 'Anmeldung' })).toBeVisible();
  });

  it('is in the server HTML if the loader of the page has loaded it', async () => {
    const { Part, load } = lazyPart<FormProps>(() => Promise.resolve(NameForm));
    await load();
    const html = renderToString(
      <PlatformContext value={platform()}>
        <Part label="Anmeldung" onSend={() => undefined} />
      </PlatformContext>,
    );
    expect(html).toContain('<form aria-label="Anmeldung">');
  });
});
