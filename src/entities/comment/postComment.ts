import type { ApiClient } from '#data/client/apiClient.ts';
import { commentReplies, productComments, productVisits } from '../product/api/productCollections.ts';
import { insertOnce } from '#sending/duplicates/insertOnce.ts';
import { inTurn } from '#sending/inTurn.ts';
import { readLine } from '#domain/record/serverRow.ts';
import { askedOf, type CommentSubject, subjectKey } from './commentSubject.ts';

interface Written {
  readonly visitorId: string;
  readonly name: string;
  readonly text: string;
}

export interface NewComment extends Written {
  readonly subject: CommentSubject;
}

export interface NewReply extends Written {
  readonly exhibitionId: string;
  readonly commentId: string;
}

export interface Posted {
  /** '' where the server does not tell it. */
  readonly id: string;
  /** This visitor had posted the same already, such as in another tab: nothing was inserted. */
  readonly wasThere: boolean;
}

const policy = 'besideForm';

/**
 * Stores a comment once. If this visitor has already posted the same text about the same, nothing is inserted: an earlier insert may
 * have been stored although its answer was lost, and another tab may have sent the same draft.
 * @throws ApiProblem; Refused when the server says no
 */
export const postComment = (client: ApiClient, comment: NewComment): Promise<Posted> =>
  inTurn(`comment/${comment.subject.exhibitionId}/${subjectKey(comment.subject)}/${comment.visitorId}`, () =>
    lookAndPost(client, comment),
  );

async function lookAndPost(client: ApiClient, comment: NewComment): Promise<Posted> {
  const { subject, visitorId, name, text } = comment;
  const { exhibitionId, exhibitorId } = subject;
  const own = { ...askedOf(subject), VisitorId: visitorId };
  const [posted, visitId] = await Promise.all([
    productComments.list(client, own, { policy }),
    findVisit(client, subject, visitorId),
  ]);
  const earlier = posted.find(({ Content }) => Content === text);
  if (earlier !== undefined) return { id: earlier.RecordId, wasThere: true };
  const sender = { kind: 'visitor', exhibitionId, visitorId } as const;
  const into = { name: 'ProductVisitInfoMessage', collection: productComments, sender } as const;
  const stored = await insertOnce(client, into, {
    ...own,
    ExhibitionId: exhibitionId,
    ExhibitorId: exhibitorId,
    ...(visitId !== '' && { ProductVisitInfoId: visitId }),
    Content: text,
    Name: name,
  });
  return { id: readLine(stored?.['RecordId']), wasThere: false };
}

/** The visit of the product that the comment belongs to; '' where there is none, or none could be read: a comment does not need it. */
async function findVisit(
  client: ApiClient,
  { kind, exhibitionId, productId }: CommentSubject,
  visitorId: string,
): Promise<string> {
  if (kind !== 'product') return '';
  const own = { ExhibitionId: exhibitionId, ProductId: productId, VisitorId: visitorId };
  const newest = { pageIndex: 1, pageSize: 1, sort: { CreatedAtMesc: -1 }, policy } as const;
  const [visit] = await productVisits.list(client, own, newest).catch(() => []);
  return visit?.RecordId ?? '';
}

/** Stores a reply to a comment once, as `postComment` does. @throws ApiProblem; Refused when the server says no */
export const postReply = (client: ApiClient, reply: NewReply): Promise<Posted> =>
  inTurn(`reply/${reply.exhibitionId}/${reply.commentId}/${reply.visitorId}`, () =>
    lookAndReply(client, reply),
  );

async function lookAndReply(client: ApiClient, reply: NewReply): Promise<Posted> {
  const { exhibitionId, commentId, visitorId, name, text } = reply;
  const own = { ProductVisitInfoMessageId: commentId, VisitorId: visitorId };
  const posted = await commentReplies.list(client, own, { policy });
  const earlier = posted.find(({ Content }) => Content === text);
  if (earlier !== undefined) return { id: earlier.RecordId, wasThere: true };
  const sender = { kind: 'visitor', exhibitionId, visitorId } as const;
  const into = { name: 'VisitInfoMessageComment', collection: commentReplies, sender } as const;
  const stored = await insertOnce(client, into, {
    ...own,
    ExhibitionId: exhibitionId,
    Content: text,
    Name: name,
  });
  return { id: readLine(stored?.['RecordId']), wasThere: false };
}
