import { API_PREFIX } from '@care/contracts/constants';
import { createHmac } from 'node:crypto';
import { authSecret, isSameKey } from '../../../platform/secrets/auth-secret';
import type { Settings } from '../../../platform/settings';

const VALID_MS = 10 * 60_000;

interface PreviewRight {
  /** The issue. */
  id: number;
  /** Whose name and link the mail has. */
  viewer: number;
  until: number;
}

const keyOf = (settings: Settings, { id, viewer, until }: PreviewRight): string =>
  createHmac('sha256', authSecret(settings)).update(`newsletter:${id}:${viewer}:${until}`).digest('base64url');

/** The address of the mail as a page, for a frame, which cannot send a token; valid for ten minutes. */
export function previewPath(settings: Settings, of: Omit<PreviewRight, 'until'>): string {
  const until = Date.now() + VALID_MS;
  const key = keyOf(settings, { ...of, until });
  return `${API_PREFIX}/newsletter/${of.id}/?viewer=${of.viewer}&until=${until}&key=${key}`;
}

export const isPreviewKey = (settings: Settings, right: PreviewRight, key: string): boolean =>
  right.until > Date.now() && isSameKey(key, keyOf(settings, right));
