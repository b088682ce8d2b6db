/** Options for `styled`: these props steer the look only and never reach the element. */
export const ownProps = (...names: string[]) => ({
  shouldForwardProp: (prop: string): boolean => !names.includes(prop),
});
