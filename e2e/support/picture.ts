import type { Page } from '@playwright/test';

/** A picture of one colour, encoded by the browser. */
export async function picture(page: Page, colour: string, side = 300): Promise<Buffer> {
  const base64 = await page.evaluate(
    ([fill, pixels]) => {
      const canvas = Object.assign(document.createElement('canvas'), { width: pixels, height: pixels });
      const context = canvas.getContext('2d')!;
      context.fillStyle = fill;
      context.fillRect(0, 0, pixels, pixels);
      return canvas.toDataURL('image/png').split(',')[1] ?? '';
    },
    [colour, side] as const,
  );
  return Buffer.from(base64, 'base64');
}
