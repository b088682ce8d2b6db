import { useEffect, useEffectEvent, useRef, useState } from 'react';
import type { Picture } from './profile-view';
import { texts } from './texts';

/** Pictures beside the large one. */
const SMALL = 4;

/** The pictures of a profile. A press enlarges one; before the code has loaded it opens the picture itself. */
export function Gallery({ pictures }: { pictures: Picture[] }) {
  const dialog = useRef<HTMLDialogElement>(null);
  const [index, setIndex] = useState(0);
  const turn = (step: number) => setIndex((index + step + pictures.length) % pictures.length);
  const turnByKey = useEffectEvent(({ key }: KeyboardEvent) => {
    if (key === 'ArrowLeft') turn(-1);
    if (key === 'ArrowRight') turn(1);
  });
  useEffect(() => {
    const ended = new AbortController();
    const element = dialog.current;
    element?.addEventListener('keydown', (event) => turnByKey(event), ended);
    // A click beside the picture closes it.
    element?.addEventListener('click', ({ target }) => target === element && element.close(), ended);
    return () => ended.abort();
  }, []);
  if (pictures.length === 0) return null;
  const current = pictures[index];
  return (
    <div className="pp-gallery" data-count={Math.min(pictures.length, SMALL + 1)} part="gallery">
      {pictures.slice(0, SMALL + 1).map((picture, position) => (
        <a
          key={picture.src}
          href={picture.src}
          aria-label={texts.enlarge(picture.alt || texts.picture)}
          onClick={(event) => {
            event.preventDefault();
            setIndex(position);
            dialog.current?.showModal();
          }}
        >
          <img
            src={picture.src}
            srcSet={picture.sources || undefined}
            sizes={position === 0 ? '(min-width: 60em) 30em, 100vw' : '15em'}
            alt={picture.alt}
            width={picture.width}
            height={picture.height}
            loading={position === 0 ? 'eager' : 'lazy'}
            decoding="async"
          />
        </a>
      ))}
      <dialog ref={dialog} className="pp-dialog" aria-label={texts.gallery}>
        {current && <img src={current.src} alt={current.alt} />}
        <div className="pp-dialog-bar">
          <button type="button" className="pp-button pp-quiet" onClick={() => turn(-1)} aria-label={texts.previous}>
            ‹
          </button>
          <span role="status">{texts.position(index + 1, pictures.length)}</span>
          <button type="button" className="pp-button pp-quiet" onClick={() => turn(1)} aria-label={texts.next}>
            ›
          </button>
          <button type="button" className="pp-button" onClick={() => dialog.current?.close()}>
            {texts.close}
          </button>
        </div>
      </dialog>
    </div>
  );
}
