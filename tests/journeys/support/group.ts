import { expect, type Locator, type Page } from '@playwright/test';
import { fileOf, paint } from './photoFiles.ts';
import { stories, type StoryName } from './stories.ts';
import type { Visitor } from './visitor.ts';
import type { Language } from './words.ts';
import { pickFromSheet } from './pickFromSheet.ts';

export const channels = { open: 'visitor00000000000000001', group: 'maingroup000000000000001' } as const;

export const groupPathOf = (story: keyof typeof channels & StoryName) =>
  `/group/${stories[story]}/${channels[story]}`;

/** A person's place in the list. */
export const cardOf = (page: Page, name: string): Locator =>
  page.locator('.group-person').filter({ hasText: name });

/** By the menu of the person's row; a person with a name is asked about first. */
export async function removePerson({ page, say }: Visitor, name: string): Promise<void> {
  await page.getByRole('button', { name: say('group', 'menuWho', { name }) }).click();
  await page
    .getByRole('dialog', { name })
    .getByRole('button', { name: say('group', 'remove') })
    .click();
}

/** Passport numbers differ from person to person. */
export const passportOf = (index: number) => `X${String(1_234_560 + index)}`;

export const questionsOf: Record<Language, Record<'train' | 'vegetarian' | 'noRoom' | 'privacy', RegExp>> = {
  zh: { train: /^火车$/, vegetarian: /^素食$/, noRoom: /^否$/, privacy: /我已阅读并同意/ },
  en: { train: /^Train$/, vegetarian: /^Vegetarian$/, noRoom: /^No$/, privacy: /I have read the privacy/ },
};

/** What belongs to one person alone: document, photo, health paper, consent. */
export async function fillOwnPart(visitor: Visitor, index: number): Promise<void> {
  const { page, say, language } = visitor;
  await pickFromSheet(page.locator('#field-Document'), say('fields', 'passport'));
  await page.locator('#field-Document-number').fill(passportOf(index));
  await givePhoto(visitor);
  const health = fileOf('health.jpg', await paint(page, { width: 320, height: 480 }));
  await page.locator('#field-HealthCode').setInputFiles(health);
  await expect(page.locator('.file-word')).toHaveText(say('fields', 'fileUploaded'));
  await page.getByRole('checkbox', { name: questionsOf[language].privacy }).check();
}

async function givePhoto(visitor: Visitor): Promise<void> {
  const { page, say } = visitor;
  await page.locator('#field-Photo').click();
  const editor = page.getByRole('dialog', { name: say('photo', 'title') });
  await expect(editor).toBeVisible();
  const photo = fileOf('photo.jpg', await paint(page, { width: 900, height: 1200 }));
  await page.locator('[data-source=gallery]').setInputFiles(photo);
  await visitor.button(say('photo', 'make')).click();
  await expect(page.locator('main').getByText(say('fields', 'photoUploaded'))).toBeVisible();
}

/** What a party shares: trip, diet, stay. */
export async function fillSharedPart({ page, language }: Visitor): Promise<void> {
  const words = questionsOf[language];
  await page.locator('#field-ArrivalDay').check();
  await page.getByRole('radio', { name: words.train }).check();
  await page.locator('#field-ArrivalNumber').fill('G7032');
  await page.getByRole('checkbox', { name: words.vegetarian }).check();
  await page.getByRole('radio', { name: words.noRoom }).check();
}
