// What shell and slices may use of Redux Toolkit; see router.ts for why this is a list.
export { combineSlices, configureStore, createSlice } from '@reduxjs/toolkit';
export type { PayloadAction } from '@reduxjs/toolkit';
