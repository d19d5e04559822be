// @vitest-environment jsdom
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { commentReplies, productComments, productVisits } from '#entities/product/api/productCollections.ts';
import { askedOf, type CommentSubject } from '#entities/comment/commentSubject.ts';
import type { NewComment, NewReply } from '#entities/comment/postComment.ts';
import { openPhone, openTab, startServer, stopServer, type Phone, type Tab } from '#tests/flows/openPhone.ts';
import { provideWebLocks, withdrawWebLocks } from '#tests/sending/duplicates/webLocks.ts';

const written = {
  exhibitionId: 'open00000000000000000001',
  visitorId: 'visitor00000000000000777',
  name: '林小满',
  text: '演示很清楚',
};
const { exhibitionId, ...author } = written;
const product: CommentSubject = {
  kind: 'product',
  exhibitionId,
  exhibitorId: '',
  productId: 'productopen0000000000003',
};
const board: CommentSubject = {
  kind: 'exhibitor',
  exhibitionId,
  exhibitorId: 'exhibitor000000000001001',
  productId: '',
};
const comment = { ...author, subject: product };
const reply = { ...written, commentId: 'commentopen0000000000003' };
let phone: Phone;
let tabs: Tab[] = [];

beforeAll(startServer);
afterAll(stopServer);
beforeEach(() => {
  phone = openPhone();
});
afterEach(() => {
  for (const tab of tabs) tab.kill();
  tabs = [];
  withdrawWebLocks();
});

async function open() {
  const tab = await openTab();
  tabs.push(tab);
  tab.device.getState().set('visitorId', written.visitorId);
  const [client, { postComment, postReply }] = await Promise.all([
    tab.services().client(),
    import('#entities/comment/postComment.ts'),
  ]);
  return {
    client,
    postComment: (sent: NewComment) => postComment(client, sent),
    postReply: (sent: NewReply) => postReply(client, sent),
  };
}
const own = { ProductId: product.productId, VisitorId: written.visitorId };
const ownReplies = { ProductVisitInfoMessageId: reply.commentId, VisitorId: written.visitorId };

it('a comment that was stored already is not stored again, and has the id of the first', async () => {
  const { client, postComment } = await open();
  const { id } = await postComment(comment);
  expect(id).not.toBe('');
  expect(await postComment(comment)).toEqual({ id, wasThere: true });
  expect(await productComments.list(client, own)).toHaveLength(1);
  await postComment({ ...comment, text: '另一句' });
  expect(await productComments.list(client, own)).toHaveLength(2);
});

it('a comment refers to the visit of its visitor, and does without one', async () => {
  const { client, postComment } = await open();
  await postComment(comment);
  const ExhibitionId = written.exhibitionId;
  const visit = await productVisits.insert(client, { ...own, ExhibitionId });
  await postComment({ ...comment, text: '看过之后' });
  const rows = await productComments.list(client, own);
  const visitOf = (text: string) => rows.find(({ Content }) => Content === text)?.ProductVisitInfoId;
  expect(visitOf(comment.text)).toBe('');
  expect(visitOf('看过之后')).toBe(visit?.['RecordId']);
});

it('a reply that was stored already is not stored again', async () => {
  const { client, postReply } = await open();
  const { id } = await postReply(reply);
  expect(await postReply(reply)).toEqual({ id, wasThere: true });
  expect(await commentReplies.list(client, ownReplies)).toMatchObject([
    { RecordId: id, Content: written.text, Name: written.name },
  ]);
});

it('a message on a board is stored once, and is not among the comments of a product', async () => {
  const { client, postComment } = await open();
  const message = { ...author, subject: board, text: '展位周末有人吗？' };
  const { id } = await postComment(message);
  expect(await postComment(message)).toEqual({ id, wasThere: true });
  const onBoard = { ...askedOf(board), VisitorId: written.visitorId };
  expect(await productComments.list(client, onBoard)).toMatchObject([
    { RecordId: id, ProductId: '', ExhibitorId: board.exhibitorId, ProductVisitInfoId: '', Name: '林小满' },
  ]);
  expect(await productComments.list(client, own)).toHaveLength(0);
});

it('the same text on another board, and after a removal, is stored', async () => {
  const { client, postComment } = await open();
  const message = { ...author, subject: board, text: '谢谢讲解' };
  const { id } = await postComment(message);
  const other = { ...board, exhibitorId: 'exhibitor000000000001002' };
  expect(await postComment({ ...message, subject: other })).toMatchObject({ wasThere: false });
  await productComments.remove(client, id);
  expect(await postComment(message)).toMatchObject({ wasThere: false });
});

describe.each(['with the locks of the browser', 'by leases, where it has no locks'])('two tabs %s', (way) => {
  beforeEach(() => {
    if (way.startsWith('with')) provideWebLocks();
  });

  async function inBoth<Said>(post: (tab: Awaited<ReturnType<typeof open>>, at: number) => Promise<Said>) {
    const [one, other] = [await open(), await open()];
    return Promise.all([post(one, 0), post(other, 1)]);
  }

  it('that post one comment in the same moment post it once, and the second knows that it was there', async () => {
    const said = await inBoth((tab) => tab.postComment(comment));
    const rows = await phone.rows('ProductVisitInfoMessage', exhibitionId);
    const stored = rows.filter((row) => row['VisitorId'] === written.visitorId);
    expect(stored).toHaveLength(1);
    expect(new Set(said.map(({ wasThere }) => wasThere))).toEqual(new Set([false, true]));
    expect(said.map(({ id }) => id)).toEqual(Array(2).fill(stored[0]?.['RecordId']));
  });

  it('that post one reply in the same moment post it once', async () => {
    const said = await inBoth((tab) => tab.postReply(reply));
    const rows = await phone.rows('VisitInfoMessageComment', exhibitionId);
    expect(rows.filter((row) => row['VisitorId'] === written.visitorId)).toHaveLength(1);
    expect(new Set(said.map(({ wasThere }) => wasThere))).toEqual(new Set([false, true]));
  });

  it('that post two comments in the same moment post both', async () => {
    const said = await inBoth((tab, at) => tab.postComment({ ...comment, text: `第 ${at} 句` }));
    const rows = await phone.rows('ProductVisitInfoMessage', exhibitionId);
    const stored = rows.filter((row) => row['VisitorId'] === written.visitorId);
    expect(new Set(stored.map((row) => row['Content']))).toEqual(new Set(['第 0 句', '第 1 句']));
    expect(said.map(({ wasThere }) => wasThere)).toEqual([false, false]);
  });
});
