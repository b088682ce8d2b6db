import { PlatformContext } from '@care/contracts';
import { act, fireEvent, render, renderHook, screen } from '@testing-library/react';
import type { FormEvent } from 'react';
import { renderToString } from 'react-dom/server';
import { lazyPart } from './lazy-part';
import { show, testPlatform } from '@care/contracts/testing';
import userEvent from '@testing-library/user-event';
import { lazyShown } from './lazy-shown';
import { useLazyModule } from './use-lazy-module';
import { Observers } from '../testing/observers';
import { LazyMap } from '../map/MapFrame';

describe('a part of a page whose code is fetched with the first use', () => {
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
    const platform = testPlatform();
    const page = (label: string) => (
      <PlatformContext value={platform}>
        <Part label={label} onSend={onSend} />
      </PlatformContext>
    );
    if (html) {
      const onServer = lazyPart<FormProps>(() => Promise.resolve(NameForm));
      await onServer.load();
      container.innerHTML = renderToString(
        <PlatformContext value={platform}>
          <onServer.Part label="Anmeldung" onSend={onSend} />
        </PlatformContext>,
      );
    }
    const { rerender } = await act(async () => render(page('Anmeldung'), { container, hydrate: html }));
    const showAs = (label: string) => act(async () => rerender(page(label)));
    return { tries, onSend, container, platform, rerender: showAs };
  }

  /** The pointer reaches something on the page. */
  const use = (element: HTMLElement) => act(async () => void fireEvent.pointerOver(element));
  const form = (name = 'Anmeldung') => screen.getByRole('form', { name });

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
      <PlatformContext value={testPlatform()}>
        <Part label="Anmeldung" onSend={() => undefined} />
      </PlatformContext>,
    );
    expect(html).toContain('<form aria-label="Anmeldung">');
  });
});

it('SH-18 a part whose code does not load says so, and a retry shows it', async () => {
  let isDown = true;
  const fetchPart = () =>
    isDown
      ? Promise.reject(new Error('offline'))
      : Promise.resolve(({ name }: { name: string }) => <p>Hallo {name}</p>);
  const Part = lazyShown(fetchPart, { failed: () => 'Der Gruß fehlt.', height: '4rem' });
  show(<Part name="Ada" />);
  expect(await screen.findByText('Der Gruß fehlt.')).toBeVisible();
  isDown = false;
  await userEvent.click(screen.getByRole('button', { name: /Erneut/ }));
  expect(await screen.findByText('Hallo Ada')).toBeVisible();
});

it('keeps a module that is ready while it is loaded again, and tries again after a failure', async () => {
  const outcomes = [Promise.reject(new Error('Network Error')), Promise.resolve('code'), new Promise<string>(() => {})];
  let loads = 0;
  const fetchModule = () => outcomes[loads++]!;
  const { result } = renderHook(() => useLazyModule(fetchModule));
  const loadAgain = () => act(async () => result.current.load());
  expect(result.current.lazy).toEqual({ kind: 'absent' });
  await loadAgain();
  expect(result.current.lazy).toEqual({ kind: 'failed' });
  await loadAgain();
  expect(result.current.lazy).toEqual({ kind: 'ready', module: 'code' });
  await loadAgain();
  expect(result.current.lazy).toEqual({ kind: 'ready', module: 'code' });
  expect(loads).toBe(3);
});

Observers.install();
const comeNear = (isNear: boolean) => Observers.all.at(-1)?.say(isNear);

const NamedMap = ({ name }: { name: string }) => <p>Karte von {name}</p>;

it('PP-13 LazyMap: loads the map when it comes near the viewport, not before', async () => {
  let loads = 0;
  const load = () => {
    loads += 1;
    return Promise.resolve(NamedMap);
  };
  render(<LazyMap load={load} props={{ name: 'Köln' }} />);
  comeNear(false);
  expect(loads).toBe(0);
  comeNear(true);
  expect(await screen.findByText('Karte von Köln')).toBeVisible();
  expect(loads).toBe(1);
});

it('PP-13 SH-18 LazyMap: shows an error when the map cannot be loaded; its button tries again, and the part gets its focus', async () => {
  let isReachable = false;
  const load = () => (isReachable ? Promise.resolve(NamedMap) : Promise.reject(new Error('offline')));
  render(
    <section tabIndex={-1} aria-label="Lage">
      <LazyMap load={load} props={{ name: 'Köln' }} />
    </section>,
  );
  comeNear(true);
  expect(await screen.findByRole('alert')).toHaveTextContent('Die Karte konnte nicht geladen werden.');
  isReachable = true;
  await userEvent.click(screen.getByRole('button', { name: 'Erneut versuchen' }));
  expect(await screen.findByText('Karte von Köln')).toBeVisible();
  expect(screen.getByRole('region', { name: 'Lage' })).toHaveFocus();
});
