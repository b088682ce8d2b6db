import { whenNear } from './when-near';

/** What jsdom lacks: the test says when something comes near the view. */
let comeNear = (): void => undefined;
const stopped = jest.fn();
class Observer {
  constructor(tell: (entries: { isIntersecting: boolean }[]) => void, { rootMargin }: { rootMargin: string }) {
    comeNear = () => (stopped.mock.calls.length ? undefined : tell([{ isIntersecting: rootMargin === '600px' }]));
  }
  observe() {}
  disconnect = stopped;
}

describe('whenNear', () => {
  afterEach(() => Reflect.deleteProperty(globalThis, 'IntersectionObserver'));

  it('SH-17 calls once, within the margin it is given', () => {
    Object.assign(globalThis, { IntersectionObserver: Observer });
    const call = jest.fn();
    whenNear(document.body, call, 600);
    expect(call).not.toHaveBeenCalled();
    comeNear();
    comeNear();
    expect(call).toHaveBeenCalledTimes(1);
  });

  it('SH-17 calls at once where a browser cannot tell', () => {
    const call = jest.fn();
    whenNear(document.body, call);
    expect(call).toHaveBeenCalledTimes(1);
  });
});
