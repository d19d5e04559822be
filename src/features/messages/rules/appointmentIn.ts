import { isRecordId } from '#domain/record/isRecordId.ts';

const ofPage = /\/appointments\/([0-9a-zA-Z]{24})\/([0-9a-zA-Z]{24})(?:[/?#]|$)/;

/** Which appointment a message's link names: by the address of its page at this exhibition, or as a bare id. */
export function appointmentIn(link: string, exhibitionId: string): string | undefined {
  if (isRecordId(link)) return link;
  const [, exhibition, appointment] = ofPage.exec(link) ?? [];
  return exhibition === exhibitionId ? appointment : undefined;
}
