import type { Row } from '#sandbox/store/store.ts';
import { cardLinkPath } from '#entities/card/rules/cardPaths.ts';
import { noEnglish, noTexts } from '#entities/card/rules/businessCard.ts';
import { writeCard } from '#entities/card/rules/formats/cardPayload.ts';
import type { Phone } from '#tests/flows/openPhone.ts';

export const fair = 'open00000000000000000001';
export const cards = `/cards/${fair}`;
export const metId = 'visitor0000000000000card1';

/** What the code of another visitor leads to. */
export const cardLink = (texts: Partial<typeof noTexts>, visitorId = metId) =>
  cardLinkPath(fair, writeCard({ visitorId, texts: { ...noTexts, ...texts }, english: noEnglish }).payload);

/** Without those in which visitors let others see them, and without the leads of stands. */
export const caseOf = async (phone: Phone, visitorId: string): Promise<Row[]> =>
  (await phone.rows('AddressBook', fair)).filter(
    (row) => row['VisitorId'] === visitorId && row['IsOpenToMeet'] === undefined,
  );

/** A card in a visitor's case, as another phone of theirs has copied it. */
export const keepCard = (phone: Phone, visitorId: string, more: Row) =>
  phone.call('insert/AddressBook', {
    record: {
      ExhibitionId: fair,
      VisitorId: visitorId,
      ContactKey: `visitor-${metId}`,
      ContactVisitorId: metId,
      State: '1',
      Source: '1',
      MetAtMesc: 1_700_000_000_000,
      AddedAtMesc: 1_700_000_000_000,
      ChangedAtMesc: 1_700_000_000_000,
      ...more,
    },
  });
