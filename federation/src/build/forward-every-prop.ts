/**
 * Stands in for emotion's list of all valid HTML attributes, 1.7 kB of every first visit. Components here say
 * themselves which props are their own (`ownProps`), so nothing else is left to filter; React's warnings in the
 * development build, which a test keeps at zero, would show one that was forgotten.
 */
export default (prop: string) => prop !== 'as'; // emotion itself uses that one
