import { routes } from '@care/contracts/routes';
import { defineSlice } from '@care/contracts/slice';

/** The desk: cases and open invoices for STAFF, and the status of the slices. */
export default defineSlice({
  name: 'mf-desk',
  contracts: '^1.10.0',
  exposes: {
    desk: './exposes/desk.ts',
    'desk-case': './exposes/desk-case.ts',
    content: './exposes/content.ts',
    text: './exposes/text.ts',
  },
  routes: [
    { path: routes.desk.pattern, expose: 'desk', render: 'client' },
    { path: routes.deskCase.pattern, expose: 'desk-case', render: 'client' },
    { path: routes.deskContent.pattern, expose: 'content', render: 'client' },
    { path: routes.deskText.pattern, expose: 'text', render: 'client' },
  ],
  navigation: [{ label: 'Verwaltung', to: routes.desk.build(), order: 1, audience: 'staff' }],
});
