import { whenNear } from './Picture';

/** jsdom has no IntersectionObserver; this one reports what the test says. */
let comeNear = (): void => undefined;
const stopped = jest.fn();
class Observer {
  constructor(report: (entries: { isIntersecting: boolean }[]) => void, { rootMargin }: { rootMargin: string }) {
    comeNear = () => (stopped.mock.calls.length ? undefined : report([{ isIntersecting: rootMargin === '600px' }]));
  }
  observe() {}
  disconnect = stopped;
}

describe('whenNear', () => {
  afterEach(() => Reflect.deleteProperty(globalThis, 'IntersectionObserver'));

  it('SH-17 calls once when the element is within the given margin', () => {
    Object.assign(globalThis, { IntersectionObserver: Observer });
    const call = jest.fn();
    whenNear(document.body, call, 600);
    expect(call).not.toHaveBeenCalled();
    comeNear();
    comeNear();
    expect(call).toHaveBeenCalledTimes(1);
  });

  it('SH-17 calls at once in a browser without IntersectionObserver', () => {
    const call = jest.fn();
    whenNear(document.body, call);
    expect(call).toHaveBeenCalledTimes(1);
  });
});
