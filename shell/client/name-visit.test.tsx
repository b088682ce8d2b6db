import { createBrowserRouter } from '@care/contracts/router';
import { nameVisit } from './name-visit';

/** The key under which the position of the first page is kept. */
function keyOfDocument(): string {
  nameVisit();
  const router = createBrowserRouter([{ path: '*' }]);
  const { key } = router.state.location;
  router.dispose();
  return key;
}

it('SH-01 an opened document begins at the top: it has the scroll position of no other one, but keeps its own when reloaded', () => {
  const opened = keyOfDocument();
  expect(keyOfDocument()).toBe(opened);
  history.pushState(null, '', '/pakete'); // another document, as far as the router can tell
  expect([opened, 'default']).not.toContain(keyOfDocument());
});
