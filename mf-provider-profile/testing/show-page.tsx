import { act, screen } from '@testing-library/react';
import type { PageContext, PageModule } from '@care/contracts';
import { contextOf, pageHtml as html, showPage as show, showRoutes, sliceRoutes } from '@care/contracts/testing';
import type { Fillings } from '@care/contracts/testing';
import definition from '../federation';

/** A stand-in for another slice's component: it shows its props, so that a test can check them. */
const fillings: Fillings = {
  'provider.ratings': (props) => <p>Bewertungen: {JSON.stringify(props)}</p>,
  'search.company-card': ({ company, onRemove }) => (
    <article aria-label={company.name}>
      {onRemove && <button onClick={() => onRemove(company)}>{`${company.name} entfernen`}</button>}
    </article>
  ),
};
/** Loads a page as the shell does and shows it at its address. */
export const showPage = (module: PageModule, context: PageContext) => show(module, context, fillings);

/** Shows a page at an address. Its links lead to its other addresses. */
export function showRoute(expose: string, module: PageModule, at: string) {
  const routes = definition.routes?.filter((route) => route.expose === expose);
  return showRoutes(sliceRoutes({ ...definition, routes }, { [expose]: module }), { at, fillings });
}

/** The page's server HTML, with its data loaded before. */
export const pageHtml = (module: PageModule, context: PageContext) => html(module, context, fillings);

/** The context of a page of the provider. `page` is its path below the profile. */
export const profileContext = (page = '', params: PageContext['params'] = {}): PageContext =>
  contextOf(`/pflegeanbieter/profiles/lindenhof${page}`, { slug: 'lindenhof', ...params });

/** Checks that the call of this press is said to take long after 15 s, and not before. */
export async function takesLong(press: () => void): Promise<void> {
  const text = 'Das dauert länger als üblich.';
  const hanging = jest.spyOn(globalThis, 'fetch').mockReturnValue(new Promise(() => undefined));
  jest.useFakeTimers();
  press();
  await act(() => jest.advanceTimersByTimeAsync(14_999));
  expect(screen.queryByText(text)).not.toBeInTheDocument();
  await act(() => jest.advanceTimersByTimeAsync(1));
  expect(screen.getByText(text)).toBeVisible();
  jest.useRealTimers();
  hanging.mockRestore();
}
