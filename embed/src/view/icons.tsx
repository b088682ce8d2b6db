/** Icons of the profile, drawn with the colour of the text. */
const icon = (path: string) =>
  function Icon() {
    return (
      <svg viewBox="0 0 24 24" aria-hidden="true" className="pp-icon">
        <path d={path} />
      </svg>
    );
  };

export const Pin = icon('M12 21s7-6.2 7-12a7 7 0 0 0-14 0c0 5.8 7 12 7 12zM12 6.5a2.5 2.5 0 1 1 0 5 2.5 2.5 0 0 1 0-5');
export const Mail = icon('M3 5h18v14H3zM3 6l9 7 9-7');
export const Phone = icon(
  'M5 3h4l2 5-2.5 1.5a12 12 0 0 0 6 6L16 13l5 2v4a2 2 0 0 1-2 2C10.7 21 3 13.3 3 5a2 2 0 0 1 2-2z',
);
export const Web = icon('M12 3a9 9 0 1 0 0 18 9 9 0 0 0 0-18zM3 12h18M12 3c3 3 3 15 0 18M12 3c-3 3-3 15 0 18');
export const Route = icon('M9 4 3 6v14l6-2 6 2 6-2V4l-6 2zM9 4v14M15 6v14');

const STARS = [1, 2, 3, 4, 5];
const STAR = 'M12 2.6l2.9 6 6.5.9-4.7 4.6 1.1 6.5L12 17.5l-5.8 3.1 1.1-6.5L2.6 9.5l6.5-.9z';

/** Five stars, of which the average is filled. The figure stands beside them as text. */
export const Stars = ({ value }: { value: number }) => (
  <span className="pp-stars" aria-hidden="true">
    {STARS.map((star) => {
      const part = Math.max(0, Math.min(1, value - star + 1));
      return (
        <svg key={star} viewBox="0 0 24 24">
          <path className="pp-star-off" d={STAR} />
          <path className="pp-star-on" d={STAR} clipPath={`inset(0 ${Math.round((1 - part) * 100)}% 0 0)`} />
        </svg>
      );
    })}
  </span>
);
