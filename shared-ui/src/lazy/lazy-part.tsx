import { usePlatform } from '@care/contracts';
import styled from '@emotion/styled';
import { memo, Suspense, use, useEffect, useRef, useState, type ComponentType, type RefObject } from 'react';

/** No box of its own. */
const Frame = styled.div`
  display: contents;
`;

/** Signs that somebody uses the page. */
const signsOfUse = ['pointerover', 'pointerdown', 'touchstart', 'keydown', 'focusin', 'input'] as const;

/** React stops events on HTML that is not hydrated yet, so the listener runs in the capture phase. */
const whileCaptured = { capture: true, passive: true };

/**
 * A part of a page that works as plain server HTML: its code is fetched with the first use of the page, and takes over
 * the HTML. A form that is sent before is held until then. While the code is not there, the HTML stays; another use
 * tries again. `load` fetches the code: to be called by what loads the page, so that server HTML and client navigation
 * have it.
 */
export function lazyPart<Props extends object>(fetchPart: () => Promise<ComponentType<Props>>) {
  let arrived: ComponentType<Props> | undefined;
  let arrive: (part: ComponentType<Props>) => void;
  const arrival = new Promise<ComponentType<Props>>((resolve) => (arrive = resolve));
  let fetching: Promise<boolean> | undefined;

  /** True when the code is there, false when it could not be fetched. */
  function load(): Promise<boolean> {
    fetching ??= fetchPart().then(
      (part) => {
        arrived = part;
        arrive(part);
        return true;
      },
      () => {
        fetching = undefined;
        return false;
      },
    );
    return fetching;
  }

  interface ContentProps {
    props: Props;
    onArrive: () => void;
  }

  function Arrived(content: ContentProps) {
    return <Shown Content={arrived ?? use(arrival)} {...content} />;
  }

  /** React renders a component again after it has waited for a promise, so the hooks are in one that does not wait. */
  function Shown({ Content, props, onArrive }: ContentProps & { Content: ComponentType<Props> }) {
    useEffect(onArrive, [onArrive]);
    return <Content {...props} />;
  }

  /** Shown where there is no server HTML. */
  function Missing() {
    useEffect(() => void load(), []);
    return null;
  }

  /** React discards server HTML if its boundary renders again. `memo` prevents that until the code has loaded. */
  const Held = memo(function Held(content: ContentProps) {
    return (
      <Suspense fallback={<Missing />}>
        <Arrived {...content} />
      </Suspense>
    );
  });

  function Part(props: Props) {
    const [firstProps] = useState(props);
    const [hasArrived, setArrived] = useState(false);
    const frame = useRef<HTMLDivElement>(null);
    const failedDepartures = useLoadOnUse(hasArrived, load);
    const sendHeld = useHeldForm(hasArrived, load, frame);
    const [onArrive] = useState(() => () => {
      setArrived(true);
      sendHeld();
    });
    return (
      <Frame ref={frame}>
        <Held key={failedDepartures} props={hasArrived ? props : firstProps} onArrive={onArrive} />
      </Frame>
    );
  }
  return { Part, load };
}

/**
 * Holds a form of the frame that is sent before the code is there. If the code cannot be fetched, the browser sends the
 * form. Returns what sends the held form again, through the code.
 */
function useHeldForm(
  hasArrived: boolean,
  load: () => Promise<boolean>,
  frame: RefObject<HTMLElement | null>,
): () => void {
  const held = useRef<{ form: HTMLFormElement; submitter: HTMLElement | null }>(undefined);
  useEffect(() => {
    if (hasArrived) return undefined;
    const hold = (event: SubmitEvent) => {
      const form = event.target as HTMLFormElement;
      if (event.defaultPrevented || !frame.current?.contains(form)) return;
      event.preventDefault();
      held.current = { form, submitter: event.submitter };
      void load().then((isThere) => !isThere && form.submit());
    };
    document.addEventListener('submit', hold);
    return () => document.removeEventListener('submit', hold);
  }, [hasArrived, load, frame]);
  return () => held.current?.form.requestSubmit(held.current.submitter ?? undefined);
}

/**
 * Loads the code at the first use of the page, and when the visitor goes to another page: React shows the next page
 * only after the code of this one has loaded. Returns how often that failed, so that the page can leave the part out.
 */
function useLoadOnUse(hasArrived: boolean, load: () => Promise<boolean>): number {
  const platform = usePlatform();
  const [failedDepartures, setFailedDepartures] = useState(0);
  useEffect(() => {
    if (hasArrived) return undefined;
    const loadNow = () => void load();
    const countFailure = (isThere: boolean) => !isThere && setFailedDepartures((count) => count + 1);
    signsOfUse.forEach((sign) => document.addEventListener(sign, loadNow, whileCaptured));
    const endDepartures = platform.onDeparture(() => void load().then(countFailure));
    // The visitor may have been faster than the script.
    if (document.activeElement && document.activeElement !== document.body) loadNow();
    return () => {
      signsOfUse.forEach((sign) => document.removeEventListener(sign, loadNow, whileCaptured));
      endDepartures();
    };
  }, [hasArrived, load, platform]);
  return failedDepartures;
}
