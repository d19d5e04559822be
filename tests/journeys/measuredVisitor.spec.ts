import { expect } from '@playwright/test';
import { openQuestions, pasteRows, steps } from '#scripts/measure/formSteps.mjs';
import { registerVisitor } from '#scripts/measure/registerVisitor.mjs';
import { test } from './support/journey.ts';
import { stories } from './support/stories.ts';

/** What `npm run measure` does before it measures. */
test('the visitor that the measurement registers has a code to show', async ({ context, baseURL, page }) => {
  await registerVisitor(context, new URL(baseURL ?? '').origin, stories.open);
  await page.goto('/code');
  await expect(page.getByRole('img', { name: /\d{12}/ }).first()).toBeVisible();
});

test('the measurement reaches the questions that it types into', async ({ page, baseURL }) => {
  await openQuestions(page, new URL(baseURL ?? '').origin, 'main [id^="field-"]');
  await expect(page.locator('main [id^="field-"]').first()).toBeVisible();
});

test('the measurement reaches the list that it pastes', async ({ page, baseURL }) => {
  await pasteRows(page, new URL(baseURL ?? '').origin);
  await expect(page.locator(steps.add.press)).toBeVisible();
});
