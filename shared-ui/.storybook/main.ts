import path from 'node:path';
import type { StorybookConfig } from '@storybook/react-webpack5';

const loader = path.join(import.meta.dirname, '../../federation/src/build/typescript-loader.cjs');

/** Storybook compiles by the loader of our builds; it has no part in them. */
const config: StorybookConfig = {
  framework: '@storybook/react-webpack5',
  stories: ['../testing/*.stories.tsx'],
  core: { disableTelemetry: true, disableWhatsNewNotifications: true },
  typescript: { reactDocgen: false, check: false },
  webpackFinal: (webpack) => ({
    ...webpack,
    resolve: { ...webpack.resolve, alias: { ...webpack.resolve?.alias, 'maplibre-gl$': false, 'mapbox-gl$': false } },
    module: {
      ...webpack.module,
      rules: [
        ...(webpack.module?.rules ?? []),
        { test: /\.tsx?$/, use: { loader, options: { development: webpack.mode === 'development' } } },
      ],
    },
  }),
};
export default config;
