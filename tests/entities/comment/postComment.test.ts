import { afterEach, beforeEach, expect, it } from 'vitest';
import { commentReplies, productComments, productVisits } from '#entities/product/api/productCollections.ts';
import { askedOf, type CommentSubject } from '#entities/comment/commentSubject.ts';
import { postComment, postReply } from '#entities/comment/postComment.ts';
import { type SandboxServer, startSandboxServer } from '#tests/api/sandboxServer.ts';
import { testClient } from '#tests/api/testClient.ts';

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
let server: SandboxServer;
beforeEach(async () => {
  server = await startSandboxServer();
});
afterEach(() => server.close());

const open = () => testClient(server.baseUrl).client;
const own = { ProductId: product.productId, VisitorId: written.visitorId };
const ownReplies = { ProductVisitInfoMessageId: reply.commentId, VisitorId: written.visitorId };

it('a comment that was stored already is not stored again, and has the id of the first', async () => {
  const client = open();
  const id = await postComment(client, comment);
  expect(id).not.toBe('');
  expect(await postComment(client, comment)).toBe(id);
  expect(await productComments.list(client, own)).toHaveLength(1);
  await postComment(client, { ...comment, text: '另一句' });
  expect(await productComments.list(client, own)).toHaveLength(2);
});

it('a comment refers to the visit of its visitor, and does without one', async () => {
  const client = open();
  await postComment(client, comment);
  const ExhibitionId = written.exhibitionId;
  const visit = await productVisits.insert(client, { ...own, ExhibitionId });
  await postComment(client, { ...comment, text: '看过之后' });
  const rows = await productComments.list(client, own);
  const visitOf = (text: string) => rows.find(({ Content }) => Content === text)?.ProductVisitInfoId;
  expect(visitOf(comment.text)).toBe('');
  expect(visitOf('看过之后')).toBe(visit?.['RecordId']);
});

it('a reply that was stored already is not stored again', async () => {
  const client = open();
  const id = await postReply(client, reply);
  expect(await postReply(client, reply)).toBe(id);
  expect(await commentReplies.list(client, ownReplies)).toMatchObject([
    { RecordId: id, Content: written.text, Name: written.name },
  ]);
});

it('a message on a board is stored once, and is not among the comments of a product', async () => {
  const client = open();
  const message = { ...author, subject: board, text: '展位周末有人吗？' };
  const id = await postComment(client, message);
  expect(await postComment(client, message)).toBe(id);
  const onBoard = { ...askedOf(board), VisitorId: written.visitorId };
  expect(await productComments.list(client, onBoard)).toMatchObject([
    { RecordId: id, ProductId: '', ExhibitorId: board.exhibitorId, ProductVisitInfoId: '', Name: '林小满' },
  ]);
  expect(await productComments.list(client, own)).toHaveLength(0);
});

it('the same text on another board, and after a removal, is stored', async () => {
  const client = open();
  const message = { ...author, subject: board, text: '谢谢讲解' };
  const id = await postComment(client, message);
  const other = { ...board, exhibitorId: 'exhibitor000000000001002' };
  expect(await postComment(client, { ...message, subject: other })).not.toBe(id);
  await productComments.remove(client, id);
  expect(await postComment(client, message)).not.toBe(id);
});
