import { allowRedefinition } from '@care/contracts';
import { provideRefresh } from '@care/federation/connect';
import {
  createSignatureFunctionForTransform,
  injectIntoGlobalHook,
  performReactRefresh,
  register,
} from 'react-refresh/runtime';

// Before react-dom starts, which looks for the hook. This file is only in the shell's development build.
injectIntoGlobalHook(window);

provideRefresh({
  register,
  signature: createSignatureFunctionForTransform,
  perform: performReactRefresh,
  allowRedefinition,
});
