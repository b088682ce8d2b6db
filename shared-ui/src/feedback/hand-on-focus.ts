/**
 * As `ref` of a message whose button is gone once pressing it helped: hands the focus on to the nearest part of the page
 * around it that is still there.
 */
export const handOnFocus = (message: HTMLElement | null) => () => {
  if (!message?.contains(document.activeElement)) return;
  const places = [...document.querySelectorAll<HTMLElement>('[tabindex="-1"]')].filter((one) => one.contains(message));
  // Once the message is gone it shows what went with it.
  queueMicrotask(() =>
    places
      .reverse()
      .find((one) => one.isConnected)
      ?.focus({ preventScroll: true }),
  );
};
