import { lazyShown } from '@care/ui/lazy';
import { widgetText } from './texts';

/** The form for a key; its code is loaded when it is opened. */
export const LazyKeyForm = lazyShown(() => import('./KeyForm').then(({ KeyForm }) => KeyForm), {
  failed: () => widgetText('form.failed'),
  height: '20rem',
});
