import { makeStore, Provider } from '@care/contracts';
import { globalStyles } from '@care/ui/global-styles';
import { MemoryRouter } from '@care/contracts/router-testing';
import type { Preview } from '@storybook/react-webpack5';

document.documentElement.lang = 'de';
document.head.append(Object.assign(document.createElement('style'), { textContent: globalStyles }));

const preview: Preview = {
  parameters: { layout: 'padded' },
  decorators: [
    (Story) => (
      <Provider store={makeStore()}>
        <MemoryRouter>
          <Story />
        </MemoryRouter>
      </Provider>
    ),
  ],
};
export default preview;
