// Emotion's own props; with a custom `shouldForwardProp` they must be excluded here.
const emotionProps = ['as', 'theme'];

/** Options for `styled`: the named props are for styles only and are not forwarded to the element. */
export const ownProps = (...names: string[]) => ({
  shouldForwardProp: (prop: string): boolean => !names.includes(prop) && !emotionProps.includes(prop),
});
