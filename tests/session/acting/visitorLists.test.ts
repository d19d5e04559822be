// @vitest-environment jsdom
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { openPhone, openTab, startServer, stopServer, type Tab } from '#tests/flows/openPhone.ts';

const exhibitionId = 'open00000000000000000001';
let tab: Tab;

beforeAll(startServer);
afterAll(stopServer);
beforeEach(async () => {
  openPhone();
  tab = await openTab();
});
afterEach(() => tab.kill());

async function load() {
  const { createVisitorLists } = await import('#session/acting/visitorLists.ts');
  const { actAsVisitor } = await import('#session/acting/keepIdentity.ts');
  const isEntry = (value: unknown): value is string => typeof value === 'string';
  const list = createVisitorLists({ prefix: 'things.', isEntry, most: 10 })(exhibitionId);
  return { list, logIn: (visitorId: string) => actAsVisitor({ visitorId, userId: `user-${visitorId}` }) };
}

describe('a list that the phone alone keeps', () => {
  it('of one visitor is not that of the visitor who logs in next, and is there when the first is back', async () => {
    const { list, logIn } = await load();
    logIn('one');
    list.change(() => ['seen']);
    logIn('other');
    expect(list.list()).toEqual([]);
    list.change(() => ['another']);
    logIn('one');
    expect(list.list()).toEqual(['seen']);
  });

  it('of a stranger, and of an earlier version, becomes that of who logs in next and of no one after that', async () => {
    localStorage.setItem(`things.${exhibitionId}`, '["seen"]');
    const { list, logIn } = await load();
    expect(list.list()).toEqual(['seen']);
    logIn('one');
    expect(list.list()).toEqual(['seen']);
    logIn('other');
    expect(list.list()).toEqual([]);
  });

  it('of a stranger stays the stranger’s where a visitor has one already', async () => {
    const { list, logIn } = await load();
    localStorage.setItem(`things.${exhibitionId}/one`, '["own"]');
    list.change(() => ['seen']);
    logIn('other');
    expect(list.list()).toEqual([]);
  });

  it('tells who listens to it that another visitor acts, and of their changes', async () => {
    const { list, logIn } = await load();
    const heard: string[][] = [];
    const end = list.subscribe(() => heard.push(list.list().slice()));
    logIn('one');
    list.change(() => ['seen']);
    expect(heard[heard.length - 1]).toEqual(['seen']);
    end();
    const before = heard.length;
    logIn('other');
    expect(heard).toHaveLength(before);
  });
});
