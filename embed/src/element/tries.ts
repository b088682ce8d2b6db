import { texts } from '../view/texts';
import { keepFocus, stateOf } from './frame';
import { failureOf, mayRecover, type FailureKind } from './load';

interface Tries<Loaded> {
  load: () => Promise<Loaded>;
  textOf: (kind: FailureKind) => string;
  /** The text of the message while another try runs. */
  loading: string;
  /** Puts the message on the page, after the first failure. */
  show: (message: HTMLElement) => void;
  /** Called after each failure, once the message is on the page. */
  onFailure: (kind: FailureKind) => void;
  /** Has the event `load` when the same has loaded for another profile of the page. */
  loads?: EventTarget;
  /** Ends the tries, and removes the message. */
  signal: AbortSignal;
}

/**
 * Loads something again each time that a visitor presses the button of a message, the connection comes back, or another profile
 * has loaded the same. The message says how each try goes, and its button keeps the focus. After a success the caller removes it.
 * Throws a failure that another try cannot repair.
 */
export async function untilLoaded<Loaded>(tries: Tries<Loaded>): Promise<Loaded> {
  const { load, textOf, loading, onFailure, signal } = tries;
  let message: ReturnType<typeof retryMessage> | undefined;
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await load();
    } catch (error) {
      signal.throwIfAborted();
      const kind = failureOf(error);
      if (!mayRecover(kind)) throw error;
      // Each text differs, so a failure is read out, and is visible if it comes at once.
      const text = attempt === 1 ? textOf(kind) : `${texts.again(attempt)} ${textOf(kind)}`;
      message ??= retryMessage(tries);
      message.say(text, false);
      onFailure(kind);
      await message.nextTry();
      message.say(loading, true);
    }
  }
}

function retryMessage({ show, loads, signal }: Pick<Tries<never>, 'show' | 'loads' | 'signal'>) {
  const button = document.createElement('button');
  button.type = 'button';
  button.className = 'pp-button';
  button.textContent = texts.retry;
  const state = stateOf('', button);
  let onPress: (() => void) | undefined;
  const press = () => onPress?.();
  button.addEventListener('click', press, { signal });
  addEventListener('online', press, { signal });
  loads?.addEventListener('load', press, { signal });
  const remove = () =>
    keepFocus(state, (state.previousElementSibling ?? state.parentElement) as HTMLElement, () => state.remove());
  signal.addEventListener('abort', remove, { once: true });
  show(state);
  return {
    say(text: string, isBusy: boolean): void {
      state.firstElementChild!.textContent = text;
      // With the attribute `disabled` the button would lose the focus.
      button.setAttribute('aria-disabled', String(isBusy));
    },
    /** Ends when another try is wanted. */
    nextTry: () => new Promise<void>((resolve) => (onPress = resolve)),
  };
}
