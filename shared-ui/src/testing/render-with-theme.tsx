import { Global } from '@emotion/react';
import { render } from '@testing-library/react';
import type { ReactElement } from 'react';
import { globalStyles } from '../theme/global-styles';

/** Renders an element with the styles of every page, so that its own have their values. */
export const renderWithTheme = (element: ReactElement) =>
  render(
    <>
      <Global styles={globalStyles} />
      {element}
    </>,
  );
