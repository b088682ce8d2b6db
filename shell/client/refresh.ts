import { allowRedefinition } from '@care/contracts';
import {
  createSignatureFunctionForTransform,
  injectIntoGlobalHook,
  performReactRefresh,
  register,
} from 'react-refresh/runtime';

// Before react-dom starts, which looks for the hook. This file is only in the shell's development build.
injectIntoGlobalHook(window);

/** What builds of slices and the developer's panel use to exchange components on a page (see refresh-loader.cjs). */
Object.assign(globalThis, {
  __pfRefresh: {
    register,
    signature: createSignatureFunctionForTransform,
    perform: performReactRefresh,
    allowRedefinition,
  },
});
