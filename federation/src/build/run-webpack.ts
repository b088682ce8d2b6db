import webpack, { type Configuration } from 'webpack';

/** Runs the builds side by side; rejects with webpack's own words when one fails. */
export const runWebpack = (configurations: Configuration[]): Promise<void> =>
  new Promise((resolve, reject) => {
    const compiler = webpack(configurations);
    if (!compiler) throw new Error('webpack gave no compiler');
    compiler.run((error, stats) => {
      compiler.close(() => {
        if (error) reject(error);
        else if (stats?.hasErrors()) reject(new Error(stats.toString({ all: false, errors: true, colors: false })));
        else resolve();
      });
    });
  });
