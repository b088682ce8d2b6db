// `as` and `theme` are emotion's own words; naming other props must not send them to the element.
const emotionProps = ['as', 'theme'];

/** Options for `styled`: these props steer the look only and never reach the element. */
export const ownProps = (...names: string[]) => ({
  shouldForwardProp: (prop: string): boolean => !names.includes(prop) && !emotionProps.includes(prop),
});
