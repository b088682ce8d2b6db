// No page loads this file. It adds the assets that the server's documents reference to the browser's build.
export { default as icon } from '@care/ui/assets/illustrations/logo.svg';
export { globalStyles } from '@care/ui/global-styles'; // for its fonts
