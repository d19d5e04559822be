import { expect } from '@playwright/test';
import { countTaps } from './support/countTaps.ts';
import { test } from './support/journey.ts';
import { letPass } from './support/letPass.ts';
import { callApi, onSite } from './support/onSite.ts';
import { rowsIn } from './support/records.ts';

const questions = ['到场', '展区', '服务', '推荐'].map((Title, index) => ({
  Key: `Question${index + 1}`,
  Type: 'singleChoice',
  Title,
  Required: true,
  Sort: index + 1,
  Options: ['满意', '一般', '不满意'].map((Text, at) => ({ Value: String(at), Text })),
}));

test('a questionnaire of four single choices takes at most five taps, and is sent by the last one alone', {
  tag: ['@questionnaire-steps', '@repeats'],
}, async ({ page, request, visitor }) => {
  const { say } = visitor;
  const record = {
    TenantId: 'sys',
    ExhibitionId: onSite,
    ChannelId: '',
    Version: '1',
    Mode: 'steps',
    Occasion: 'afterVisit',
    Title: '一分钟回访',
    Questions: questions,
  };
  const { RecordId } = await callApi(request, 'insert/Questionnaire', { record });
  const sent = async () =>
    (await rowsIn(request, 'QuestionnaireAnswer')).filter((row) => row['QuestionnaireId'] === RecordId);
  const count = countTaps(page);
  const place = page.getByText(/^第 \d 步，共 \d 步/);
  await page.goto(`/question-page/${onSite}/mainonsite00000000000001?questionnaire=${String(RecordId)}`);
  for (const [index, { Title }] of questions.entries()) {
    await expect(place).toHaveText(`第 ${index + 1} 步，共 4 步`);
    await expect(page.getByRole('radiogroup', { name: Title })).toBeVisible();
    await count.tap(page.locator('label', { hasText: /^满意$/ }));
  }
  await expect(page.locator('div:focus')).toHaveText(say('questions', 'reviewTitle'));
  await letPass(page, 600);
  expect(await sent()).toEqual([]);
  await count.tap(visitor.button(say('questions', 'send')));
  await expect(visitor.heading).toHaveText(say('questions', 'doneTitle'));
  expect(await sent()).toHaveLength(1);
  expect(count.taps()).toBeLessThanOrEqual(5);
});
