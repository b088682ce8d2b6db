// The part of Redux Toolkit that shell and slices may use; see router.ts for why this is a list.
export { combineSlices, configureStore, createSlice } from '@reduxjs/toolkit';
export type { PayloadAction } from '@reduxjs/toolkit';
