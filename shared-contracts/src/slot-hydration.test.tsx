import { waitFor } from '@testing-library/react';
import { createContext, startTransition, useState } from 'react';
import { createRoot, hydrateRoot, type Root } from 'react-dom/client';
import { renderToString } from 'react-dom/server.node';
import { Platform, PlatformContext, type LoadResult } from './platform';
import { Slot } from './slot';
import { makeStore } from './store';

const views = {
  Loading: () => <p>lädt</p>,
  Unavailable: ({ onRetry }: { onRetry: () => Promise<void> }) => (
    <p>
      nicht erreichbar <button onClick={() => void onRetry()}>Erneut laden</button>
    </p>
  ),
};
const failure = { slice: 'mf-reviews', version: '1.0.0', reason: 'network' as const, message: 'kaputt' };
const ratings = {
  success: true,
  module: {
    default: function Ratings({ companyId }: { companyId: number }) {
      const [isOpen, setOpen] = useState(false);
      return <button onClick={() => setOpen(true)}>{isOpen ? 'offen' : `Bewertungen von ${companyId}`}</button>;
    },
  },
} as never as LoadResult;

const platformWith = (load: () => Promise<LoadResult>) =>
  new Platform({ store: makeStore(), slots: { 'provider.ratings': 'mf-reviews/ratings' }, views, load });

/** A context in place of the router's, which provides the address. */
const Address = createContext(0);

function Page() {
  const [count, setCount] = useState(0);
  return (
    <>
      <button id="count" onClick={() => setCount(count + 1)}>
        {count}
      </button>
      <button id="later" onClick={() => startTransition(() => setCount(count + 10))}>
        später
      </button>
      <Address value={Math.floor(count / 10)}>
        <Slot name="provider.ratings" companyId={7} companySlug="haus" />
      </Address>
    </>
  );
}

const app = (platform: Platform) => (
  <PlatformContext value={platform}>
    <Page />
  </PlatformContext>
);

async function htmlOf(platform: Platform): Promise<string> {
  await platform.filling('mf-reviews/ratings', { companyId: 7, companySlug: 'haus' });
  return renderToString(app(platform));
}

const complaints: unknown[] = [];
let root: Root | undefined;
let answer: (result: LoadResult) => void;
let asked = 0;

/** The page as the server has written it; the slot's code is on its way until `answer` is called. */
async function hydrate() {
  Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: false });
  const html = await htmlOf(platformWith(async () => ratings));
  document.body.innerHTML = `<div id="root">${html}</div>`;
  const platform = platformWith(() => {
    asked++;
    return new Promise((resolve) => (answer = resolve));
  });
  const element = document.getElementById('root')!;
  root = hydrateRoot(element, app(platform), { onRecoverableError: (error) => complaints.push(error) });
  await until(() => isAlive('#count'));
  await until(() => asked > 0);
  await reactIsDone();
  return platform;
}

const find = (selector: string) => document.querySelector<HTMLElement>(selector)!;
const isAlive = (selector: string) => Object.keys(find(selector)).some((key) => key.startsWith('__reactProps'));

const until = (isTrue: () => boolean): Promise<void> => waitFor(() => expect(isTrue()).toBe(true), { interval: 1 });

/**
 * React does its work in order: when a transition that begins now is done, so are all effects and renders before it.
 */
async function reactIsDone(): Promise<void> {
  const element = document.createElement('div');
  const last = createRoot(element);
  startTransition(() => last.render('done'));
  await until(() => element.textContent === 'done');
  last.unmount();
}

const place = () => document.getElementById('root')!.lastElementChild!;

beforeEach(() => {
  complaints.length = 0;
  asked = 0;
});
afterEach(() => {
  root?.unmount();
  expect(complaints).toEqual([]);
});

describe('a slot in server HTML whose code has not loaded yet', () => {
  it('SH-18 does not block the page around it, and its HTML stays when the page renders again', async () => {
    await hydrate();
    const html = place();
    find('#count').click();
    await until(() => find('#count').textContent === '1');
    await reactIsDone();
    expect(place()).toBe(html);
    expect(html.textContent).toBe('Bewertungen von 7');
  });

  it('SH-18 is hydrated when the code has loaded', async () => {
    await hydrate();
    const html = place() as HTMLElement;
    answer(ratings);
    await until(() => Object.keys(html).some((key) => key.startsWith('__reactProps')));
    expect(place()).toBe(html);
    html.click();
    await until(() => html.textContent === 'offen');
  });

  it('SH-18 shows an error when loading fails, and a retry loads it', async () => {
    await hydrate();
    answer({ success: false, failure });
    await until(() => place().textContent.includes('nicht erreichbar'));
    expect(asked).toBe(1);
    place().querySelector('button')!.click();
    await until(() => place().textContent === 'lädt');
    expect(asked).toBe(2);
    answer(ratings);
    await until(() => place().textContent === 'Bewertungen von 7');
  });

  it('SH-18 does not delay a navigation to another page', async () => {
    const platform = await hydrate();
    platform.depart();
    find('#later').click();
    await until(() => find('#count').textContent === '10');
    expect(place().textContent).toBe('lädt');
    answer(ratings);
    await until(() => place().textContent === 'Bewertungen von 7');
  });
});
