// The parts of the router that slices and shell may use. A shared library is bundled as a whole, so visitors download
// this list.
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
