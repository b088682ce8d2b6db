import { Drain } from '@care/contracts/drain';
import type { App } from './app-type';

/** The state of this process between its start and its end. */
export interface Lifecycle {
  /** False while the primary has been away since the start. */
  isPrepared: boolean;
  /** While it runs `/readyz` answers 503; when the API closes, every answer ends its connection. */
  drain: Drain;
}

export const addLifecycle = (app: App) => app.decorate('lifecycle', { isPrepared: true, drain: new Drain(app) });
