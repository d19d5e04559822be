import { screen, waitFor, within } from '@testing-library/react';
import { expect } from 'vitest';
import type { App } from '#tests/app/openApp.ts';
import { pauseBetweenTaps } from '#tests/features/steps.ts';

export async function tap(app: App, name: string): Promise<void> {
  pauseBetweenTaps();
  await app.user.click(await screen.findByRole('button', { name }));
}

/** Answers the question before a change is sent; returns what it said. */
export async function answer(app: App, name: string): Promise<string> {
  const dialog = await screen.findByRole('dialog');
  const text = dialog.textContent ?? '';
  pauseBetweenTaps();
  await app.user.click(within(dialog).getByRole('button', { name }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  return text;
}

/** @param name of the row's field */
export async function fill(app: App, name: string, text: string): Promise<void> {
  const input = await screen.findByLabelText<HTMLInputElement>(/./, { selector: `#field-${name}` });
  await app.user.clear(input);
  if (text !== '') await app.user.type(input, text);
}
