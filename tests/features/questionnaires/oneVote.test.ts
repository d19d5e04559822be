// @vitest-environment jsdom
import { screen } from '@testing-library/react';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import {
  questionnairePath,
  questionnaireSuccessPath,
} from '#entities/questionnaire/rules/questionnairePath.ts';
import { openPhone, type Phone, startServer, stopServer } from '#tests/flows/openPhone.ts';
import { openApp } from '#tests/app/openApp.ts';
import { registerHere } from '../shop.ts';

const exhibitionId = 'channels0000000000000001';
const channelId = 'chvisitor000000000000001';
const vote = { exhibitionId, channelId, questionnaireId: 'qvoteopen000000000000001' };
const afterVisit = { exhibitionId, channelId, questionnaireId: 'qafteropen00000000000001' };
let phone: Phone;

beforeAll(startServer);
afterAll(stopServer);
beforeEach(() => {
  phone = openPhone();
});

const votesOf = async (visitorId: string) =>
  (await phone.rows('VoteRecordInfo', exhibitionId)).filter((row) => row['VisitorId'] === visitorId);
const answerElsewhere = (collection: string, questionnaireId: string, visitorId: string) =>
  phone.call(`insert/${collection}`, {
    record: {
      ExhibitionId: exhibitionId,
      ChannelId: channelId,
      QuestionnaireId: questionnaireId,
      VisitorId: visitorId,
      ClientRef: 'otherphone0000000000001',
      Answers: { Design: 'garden' },
    },
  });
const castElsewhere = (visitorId: string) =>
  answerElsewhere('VoteRecordInfo', vote.questionnaireId, visitorId);

describe('a vote', () => {
  it('that was given offers no second one, also after a reload', async () => {
    const visitorId = await registerHere(phone, exhibitionId);
    let app = await openApp(questionnairePath(vote));
    await app.user.click(await screen.findByRole('radio', { name: '城市单车' }));
    await app.user.click(await screen.findByRole('button', { name: '提交问卷' }));
    expect(await screen.findByRole('link', { name: '查看投票' })).toBeTruthy();
    expect(screen.queryByRole('button', { name: '再填一份' })).toBeNull();
    app = await openApp(questionnaireSuccessPath(vote));
    expect(await screen.findByRole('link', { name: '查看投票' })).toBeTruthy();
    expect(screen.queryByRole('button', { name: '再填一份' })).toBeNull();
    expect(await votesOf(visitorId)).toHaveLength(1);
  });

  it('that the visitor has given on another phone meanwhile is not sent, which is said, and leads to the vote', async () => {
    const visitorId = await registerHere(phone, exhibitionId);
    const app = await openApp(questionnairePath(vote));
    await app.user.click(await screen.findByRole('radio', { name: '城市单车' }));
    await castElsewhere(visitorId);
    await app.user.click(await screen.findByRole('button', { name: '提交问卷' }));
    expect(await screen.findByText(/您已投过票，每人只能投一次/)).toBeTruthy();
    await app.user.click(screen.getByRole('button', { name: '查看投票' }));
    expect((await screen.findAllByText(/^已投票/)).length).toBeGreaterThan(0);
    expect(await votesOf(visitorId)).toMatchObject([{ Answers: { Design: 'garden' } }]);
  });

  it('that was given on another phone before is shown and not asked for', async () => {
    const visitorId = await registerHere(phone, exhibitionId);
    await castElsewhere(visitorId);
    await openApp(questionnairePath(vote));
    expect(await screen.findByRole('link', { name: '查看投票' })).toBeTruthy();
    expect(screen.queryByRole('radio')).toBeNull();
  });
});

it('a questionnaire that was answered may be filled in by another person', async () => {
  const visitorId = await registerHere(phone, exhibitionId);
  await answerElsewhere('QuestionnaireAnswer', afterVisit.questionnaireId, visitorId);
  await openApp(questionnairePath(afterVisit));
  expect(await screen.findByRole('button', { name: '再填一份' })).toBeTruthy();
});
