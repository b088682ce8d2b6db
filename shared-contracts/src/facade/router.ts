// What slices and shell may use of the router; a shared library ships whole, so this list is what visitors download.
export {
  createBrowserRouter,
  generatePath,
  Link,
  matchRoutes,
  NavLink,
  Outlet,
  redirect,
  RouterProvider,
  ScrollRestoration,
  useBlocker,
  useLoaderData,
  useLocation,
  useNavigate,
  useNavigation,
  useParams,
  useRevalidator,
  useRouteError,
  useSearchParams,
} from 'react-router-dom';
export type { LoaderFunctionArgs, Location, RouteObject, To } from 'react-router-dom';
