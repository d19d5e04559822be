import { expect, type Page } from '@playwright/test';
import type { PictureFile } from './photoFiles.ts';
import type { Say } from './words.ts';

/** The steps in the photo editor, in one language. */
export function photoEditorOn(page: Page, say: Say) {
  const button = (name: string) => page.getByRole('button', { name, exact: true });
  const editor = {
    button,
    dialog: page.getByRole('dialog'),
    open: () => page.locator('#field-Photo').click(),
    async choose(file: PictureFile | string) {
      const opening = page.waitForEvent('filechooser');
      await button(say('photo', 'gallery')).click();
      await (await opening).setFiles(file);
    },
    /** What is done is the photo: the form shows it. */
    async done() {
      await button(say('photo', 'make')).click();
      await expect(editor.dialog).toBeHidden();
      await expect(page.locator('main').getByText(say('fields', 'photoUploaded'))).toBeVisible();
    },
  };
  return editor;
}
