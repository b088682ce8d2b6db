// Webpack loader for react-router's file: removes the code for its framework mode, server components and data of forms.
// This site uses none of them, but the file refers to them at its top level or at run time, so a minifier keeps them.
// The loader throws if it does not find a place to change, so that somebody checks a new version of react-router.

/** @type {[string, RegExp, string][]} */
const steps = [
  ['names for developer tools, which keep unused components', /^\w+\.displayName = "[^"]*";$/gm, ''],
  [
    'contexts and components made at the top level, which can go when nothing uses them',
    /^(var \w+ = )(React\d*\.(?:forwardRef|createContext|memo)\()/gm,
    '$1/* @__PURE__ */ $2',
  ],
  [
    'the context of the framework mode, which is always empty',
    /React\d*\.useContext\(FrameworkContext\)/g,
    'undefined',
  ],
  [
    'prefetching by links, which the framework mode has',
    /let \[shouldPrefetch, prefetchRef, prefetchHandlers\] = usePrefetchBehavior\([^)]*\)/g,
    'let shouldPrefetch = false, prefetchRef, prefetchHandlers',
  ],
  ['the context of server components, which is always false', /^\w+\.contextType = RSCRouterContext;$/gm, ''],
  ['what an error boundary does with it', /\bif \(this\.context\b/g, 'if (false'],
  [
    'class components, which can go when nothing uses them',
    /^(var \w+ = )(class extends React\d*\.Component \{[\s\S]*?^\});$/gm,
    '$1/* @__PURE__ */ (() => $2)();',
  ],
];

/** Its other files hold what only servers use. */
const isForBrowsers = (source) => source.includes('function RouterProvider(');

module.exports = (source) =>
  !isForBrowsers(source)
    ? source
    : steps.reduce((text, [what, place, replacement]) => {
        const changed = text.replace(place, replacement);
        if (changed === text) throw new Error(`react-router has changed, look at lean-router.cjs: ${what}`);
        return changed;
      }, source);
