// @vitest-environment jsdom
import { screen, waitFor, within } from '@testing-library/react';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type App, mainText, openApp } from '#tests/app/openApp.ts';
import { openPhone, openTab, type Phone, startServer, stopServer } from '#tests/flows/openPhone.ts';
import { eventually } from '#tests/support/eventually.ts';
import { registerHere } from '../shop.ts';
import { pauseBetweenTaps } from '../steps.ts';

const exhibitionId = 'stand0000000000000000001';
const exhibitorId = 'exhibitor000000000000001';
const exhibitorUserId = 'user00000000000exhibitor';
const booth = { exhibitionId, exhibitorId, exhibitorUserId };
const center = `/exhibitor-center/${exhibitionId}`;
const page = `/exhibitor/${exhibitionId}/${exhibitorId}`;
const asked = '周日还能来看样机吗';
const answer = '可以，周日全天有人';
let phone: Phone;

beforeAll(startServer);
afterAll(stopServer);
beforeEach(() => {
  phone = openPhone();
});

function logIn() {
  localStorage.setItem('exhibitorId', exhibitorId);
  localStorage.setItem('exhibitorUserId', exhibitorUserId);
}

function logOut() {
  localStorage.removeItem('exhibitorId');
  localStorage.removeItem('exhibitorUserId');
}

/** What a visitor has written on the board of an exhibitor, from another phone. */
async function writtenTo(exhibitor: string, text = asked): Promise<string> {
  const { result } = await phone.call('insert/ProductVisitInfoMessage', {
    record: {
      ExhibitionId: exhibitionId,
      ExhibitorId: exhibitor,
      SourceType: '留言板',
      VisitorId: 'gueststand00000000000001',
      Content: text,
      Name: '林若溪',
    },
  });
  return (result as { RecordId: string }).RecordId;
}

const answersTo = async (commentId: string) =>
  (await phone.rows('VisitInfoMessageComment', exhibitionId)).filter(
    (row) => row['ProductVisitInfoMessageId'] === commentId,
  );

/** The entry in the list of the centre or on a page. */
const entry = async () => {
  const [text] = await screen.findAllByText(asked);
  return text?.closest('li') as HTMLElement;
};
const field = async () => within(await entry()).findByRole<HTMLTextAreaElement>('textbox');

async function tapOpen(app: App) {
  pauseBetweenTaps();
  await app.user.click(within(await entry()).getByRole('button', { name: /回复/ }));
}
async function write(app: App, text = answer) {
  await tapOpen(app);
  await app.user.type(await field(), text);
}
async function post(app: App) {
  pauseBetweenTaps();
  await app.user.click(within(await entry()).getByRole('button', { name: '发表' }));
}

/** Of the cell of the centre. */
async function unanswered(): Promise<number> {
  const text = await eventually(() => {
    const found = /(\d+) 条留言待回复/.exec(mainText());
    if (found === null) throw new Error('The cell tells no number yet');
    return found[1];
  });
  return Number(text);
}

describe('what a visitor wrote to an exhibitor', () => {
  it('is answered in the centre, is counted there no longer, and is read by the visitor as the answer of the exhibitor', async () => {
    await writtenTo(exhibitorId, '有样册吗');
    await registerHere(phone, exhibitionId);
    let app = await openApp(page);
    await app.user.type(await screen.findByRole('textbox', { name: /^写留言/ }), asked);
    await app.user.click(screen.getByRole('button', { name: '发表' }));
    await screen.findByText('留言已发表');

    logIn();
    app = await openApp(center);
    const before = await unanswered();
    await app.user.click(screen.getByRole('link', { name: /条留言待回复/ }));
    await write(app);
    await post(app);
    await screen.findByText('回复已公开');
    await waitFor(async () => expect((await entry()).textContent).toContain('展商回复'));
    app = await openApp(center);
    await waitFor(async () => expect(await unanswered()).toBe(before - 1));

    logOut();
    await openApp(page);
    await waitFor(async () => expect((await entry()).textContent).toContain(answer));
    const [company] = (await phone.rows('ExhibitorExhibitionInfo', exhibitionId)).filter(
      (row) => row['ExhibitorId'] === exhibitorId,
    );
    expect((await entry()).textContent).toContain(`${String(company?.['CompanyName'])}展商回复`);
    expect(within(await entry()).queryByRole('button', { name: /^以展商身份回复/ })).toBeNull();
  });

  it('is answered as the exhibitor on its page too, and the answer is withdrawn there', async () => {
    const commentId = await writtenTo(exhibitorId);
    logIn();
    const app = await openApp(page);
    await write(app);
    await post(app);
    await screen.findByText('回复已公开');
    await waitFor(async () => expect((await entry()).textContent).toContain('展商回复'));
    const [stored] = await answersTo(commentId);
    expect(stored).toMatchObject({ VisitorId: '', ExhibitorId: exhibitorId, Content: answer });

    pauseBetweenTaps();
    await app.user.click(within(await entry()).getByRole('button', { name: /更多操作/ }));
    await app.user.click(await screen.findByRole('button', { name: /^撤回回复/ }));
    await waitFor(async () => expect(await answersTo(commentId)).toEqual([]));
    await waitFor(async () => expect((await entry()).textContent).not.toContain(answer));
  });

  it('is answered once by two tabs', async () => {
    const commentId = await writtenTo(exhibitorId);
    logIn();
    const other = await openTab();
    const { postAnswer } = await import('#entities/comment/answers/postAnswer.ts');
    const app = await openApp(`${center}/comments`);
    await write(app);
    await postAnswer(await other.services().client(), { booth, commentId, text: answer, seen: [] });
    await post(app);
    await screen.findByText('相同的回复已经公开，未重复发送');
    expect(await answersTo(commentId)).toHaveLength(1);
    other.kill();
  });

  it('and was answered by a colleague meanwhile is not answered over: it is told, and the text stays', async () => {
    const commentId = await writtenTo(exhibitorId);
    logIn();
    const other = await openTab();
    const { postAnswer } = await import('#entities/comment/answers/postAnswer.ts');
    const app = await openApp(`${center}/comments`);
    await write(app);
    await postAnswer(await other.services().client(), { booth, commentId, text: '周日闭馆', seen: [] });
    await post(app);
    await screen.findByText(/您的同事刚刚已回复/);
    await waitFor(async () => expect((await entry()).textContent).toContain('周日闭馆'));
    expect((await field()).value).toBe(answer);
    expect(await answersTo(commentId)).toHaveLength(1);

    await post(app);
    await screen.findByText('回复已公开');
    expect(await answersTo(commentId)).toHaveLength(2);
    other.kill();
  });

  it('keeps the answer that the server refuses, also on the page that is opened again', async () => {
    const commentId = await writtenTo(exhibitorId);
    logIn();
    let app = await openApp(`${center}/comments`);
    await write(app);
    phone.answerInstead(({ path }) =>
      path === 'insert/VisitInfoMessageComment' ? Response.json({ resCode: 2001, result: '' }) : undefined,
    );
    await post(app);
    await screen.findByText('这条内容是写给其他展商的，只有对方可以回复');
    expect((await field()).value).toBe(answer);
    expect(await answersTo(commentId)).toEqual([]);

    phone.answerInstead(() => undefined);
    app = await openApp(`${center}/comments`);
    await waitFor(async () => expect((await field()).value).toBe(answer));
    await post(app);
    await screen.findByText('回复已公开');
    expect(await answersTo(commentId)).toHaveLength(1);
  });

  it('is found stored where the answer of the server was lost', async () => {
    const commentId = await writtenTo(exhibitorId);
    logIn();
    const app = await openApp(`${center}/comments`);
    await write(app);
    await phone.fault({
      name: 'replyLostAfterCommit',
      path: 'insert/VisitInfoMessageComment',
      times: 1,
    });
    await post(app);
    await screen.findByText('没有发表成功，写下的内容还在');
    await post(app);
    await screen.findByText('相同的回复已经公开，未重复发送');
    expect(await answersTo(commentId)).toHaveLength(1);
  });

  it('cannot be answered by another exhibitor: its page offers no answer, and the server refuses one', async () => {
    const others = (await phone.rows('ExhibitorExhibitionInfo', exhibitionId))
      .map((row) => String(row['ExhibitorId']))
      .find((id) => id !== exhibitorId) as string;
    const commentId = await writtenTo(others);
    logIn();
    await openApp(`/exhibitor/${exhibitionId}/${others}`);
    await entry();
    expect(screen.queryByRole('button', { name: /^以展商身份回复/ })).toBeNull();
    await openApp(`${center}/comments`);
    await screen.findByText(/观众在留言板、产品下和直播间里写的内容/);
    expect(mainText()).not.toContain(asked);

    const tab = await openTab();
    const { postAnswer } = await import('#entities/comment/answers/postAnswer.ts');
    const sent = postAnswer(await tab.services().client(), { booth, commentId, text: answer, seen: [] });
    await expect(sent).rejects.toMatchObject({ envelope: { resCode: 2001 } });
    expect(await answersTo(commentId)).toEqual([]);
    tab.kill();
  });

  it('is not removed by the exhibitor, neither on a page nor by a call', async () => {
    const commentId = await writtenTo(exhibitorId);
    logIn();
    await openApp(`${center}/comments`);
    expect(within(await entry()).queryByRole('button', { name: /更多操作/ })).toBeNull();
    const tab = await openTab();
    const { productComments } = await import('#entities/product/api/productCollections.ts');
    const { asUser } = await import('#data/client/asUser.ts');
    const client = asUser(await tab.services().client(), exhibitorUserId);
    await expect(productComments.remove(client, commentId)).rejects.toMatchObject({
      envelope: { resCode: 2001 },
    });
    tab.kill();
  });

  it('is not listed where the server fails: the list says so, and is read again by a tap', async () => {
    await writtenTo(exhibitorId);
    logIn();
    phone.answerInstead(({ path }) =>
      path.endsWith('/ProductVisitInfoMessage') ? Response.json({ resCode: 1, result: '' }) : undefined,
    );
    const app = await openApp(`${center}/comments`);
    await screen.findByText(/留言加载失败/);
    phone.answerInstead(() => undefined);
    await app.user.click(screen.getByRole('button', { name: /重试|再试|重新/ }));
    expect((await entry()).textContent).toContain(asked);
  });
});
