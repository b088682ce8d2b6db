import { useLayoutEffect, useState } from 'react';
import { overlap, type Rect } from './place-marks';

const COVERS = '[data-map-cover]';

/**
 * Elements on the map, relative to its upper left corner: everything that is marked `data-map-cover`. A popup hides
 * the buttons beneath it. Measured after every drawing; drawn again only when something has moved.
 */
export function useCovers(container: HTMLElement): Rect[] {
  const [covers, setCovers] = useState<Rect[]>([]);
  useLayoutEffect(() => {
    const seen = measure(container);
    setCovers((known) => (JSON.stringify(known) === JSON.stringify(seen) ? known : seen));
  });
  return covers;
}

function measure(container: HTMLElement): Rect[] {
  const frame = container.getBoundingClientRect();
  const found = [...document.querySelectorAll<HTMLElement>(COVERS)].flatMap((element) => {
    const { left, top, width, height } = element.getBoundingClientRect();
    const rect = new DOMRect(left - frame.left, top - frame.top, width, height);
    return width > 0 ? [{ element, rect, isPopup: element.dataset.mapCover === 'popup' }] : [];
  });
  const popups = found.filter(({ isPopup }) => isPopup);
  for (const { element, rect, isPopup } of found)
    element.toggleAttribute('data-covered', !isPopup && popups.some((popup) => overlap(popup.rect, rect)));
  const whole = new DOMRect(0, 0, frame.width, frame.height);
  return found.map(({ rect }) => rect).filter((rect) => overlap(rect, whole));
}
