import { risingId } from '#sandbox/randomText.ts';
import type { Records } from '#sandbox/records.ts';
import type { Row } from '#sandbox/store/store.ts';
import { venueText } from '#sandbox/venueClock.ts';
import { textOf } from '../call.ts';

/** What an exhibitor answers on its board, or below one of its products: `{recordId, answer}`. Undefined without such a message, or words. */
export async function answerComment(records: Records, wish: Row, nowMs: number): Promise<Row | undefined> {
  const comment = records.find('ProductVisitInfoMessage', wish['recordId']);
  const answer = textOf(wish['answer']).trim();
  if (comment === undefined || answer === '') return undefined;
  const [exhibitionId, exhibitorId] = [textOf(comment['ExhibitionId']), textOf(comment['ExhibitorId'])];
  const exhibitor = records
    .all('ExhibitorExhibitionInfo', { exhibitions: [exhibitionId] })
    .find((one) => one['ExhibitorId'] === exhibitorId);
  const row: Row = {
    RecordId: risingId(nowMs),
    TenantId: textOf(comment['TenantId']),
    CreatedAt: venueText(nowMs),
    CreatedAtMesc: nowMs,
    ExhibitionId: exhibitionId,
    ProductVisitInfoMessageId: comment['RecordId'],
    // Without a visitor: it is the exhibitor's.
    VisitorId: '',
    ExhibitorId: exhibitorId,
    Name: textOf(exhibitor?.['CompanyName']),
    Content: answer,
  };
  await records.save([{ collection: 'VisitInfoMessageComment', recordId: String(row['RecordId']), row }]);
  return row;
}
