// @vitest-environment jsdom
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { openPhone, openTab, startServer, stopServer, type Tab } from '#tests/flows/openPhone.ts';

const vote = {
  exhibitionId: 'open00000000000000000001',
  channelId: 'channel00000000000000001',
  questionnaireId: 'vote00000000000000000001',
};
let tab: Tab;

beforeAll(startServer);
afterAll(stopServer);
beforeEach(async () => {
  openPhone();
  tab = await openTab();
});
afterEach(() => tab.kill());

const load = async () => ({
  ...(await import('#entities/questionnaire/recordAnswered.ts')),
  ...(await import('#session/acting/keepIdentity.ts')),
});
const one = { visitorId: 'visitor-a', userId: 'user-a' };
const other = { visitorId: 'visitor-b', userId: 'user-b' };

describe('what one visitor has answered', () => {
  it('is not answered by the visitor who logs in next, who has no reference of it either', async () => {
    const page = await load();
    page.actAsVisitor(one);
    page.recordAnswered(vote, 'reference-a');
    page.actAsVisitor(other);
    expect(page.wasAnswered(vote)).toBe(false);
    expect(page.answeredReference(vote)).toBeUndefined();
    page.actAsVisitor(one);
    expect(page.answeredReference(vote)).toBe('reference-a');
  });

  it('may be answered by another person, of whom the visitor says so', async () => {
    const page = await load();
    page.actAsVisitor(one);
    page.recordAnswered(vote, 'reference-a');
    page.letAnotherAnswer(vote);
    expect(page.wasAnswered(vote)).toBe(false);
    expect(page.answererOf(vote)).toBeUndefined();
  });
});

describe('what a stranger has answered', () => {
  it('is answered by who logs in next in this tab, and by no one after that', async () => {
    const page = await load();
    page.recordAnswered(vote, 'reference');
    expect(page.wasAnswered(vote)).toBe(true);
    page.actAsVisitor(one);
    expect(page.answeredReference(vote)).toBe('reference');
    page.actAsVisitor(other);
    expect(page.wasAnswered(vote)).toBe(false);
  });

  it('is not answered by who logs in later in another tab', async () => {
    (await load()).recordAnswered(vote, 'reference');
    sessionStorage.clear();
    tab.kill();
    tab = await openTab();
    const page = await load();
    page.actAsVisitor(other);
    expect(page.wasAnswered(vote)).toBe(false);
  });
});
