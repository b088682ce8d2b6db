/** Id of the main element: target of the skip link and of the focus after a route change. */
export const MAIN_ID = 'inhalt';
