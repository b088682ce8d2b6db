import { css, Global, keyframes } from '@emotion/react';
import * as emotionStyled from '@emotion/styled';
import * as contracts from '@care/contracts';
import * as router from '@care/contracts/router';
import * as rtk from '@care/contracts/rtk';
import * as rtkq from '@care/contracts/rtkq';
import * as ui from '@care/ui';
import * as react from 'react';
import * as reactDom from 'react-dom';
import * as jsxDevRuntime from 'react/jsx-dev-runtime';
import * as jsxRuntime from 'react/jsx-runtime';

/** The single copies of the shared modules by name. Server and browser use the same list (EM-02). */
export const shared: Readonly<Record<string, unknown>> = {
  react,
  'react/jsx-runtime': jsxRuntime,
  'react/jsx-dev-runtime': jsxDevRuntime,
  'react-dom': reactDom,
  '@emotion/react': { css, Global, keyframes }, // slices may import only these (lint rule)
  '@emotion/styled': emotionStyled,
  '@care/contracts': contracts,
  '@care/contracts/router': router,
  '@care/contracts/rtk': rtk,
  '@care/contracts/rtkq': rtkq,
  '@care/ui': ui,
};
