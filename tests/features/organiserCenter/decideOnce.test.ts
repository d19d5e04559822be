// @vitest-environment jsdom
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import type { DecisionKindName } from '#entities/organiser/rules/decidable.ts';
import type { Row } from '#sandbox/store/store.ts';
import { openPhone, openTab, type Phone, startServer, stopServer } from '#tests/flows/openPhone.ts';

const exhibitionId = 'organiser000000000000001';
const host = 'user0000000000000000host';
const administrator = 'user00000000000000000adm';
const colleague = { userId: administrator, name: '沈知行' };
const by = (userId: string) => ({ exhibitionId, userId, role: 'organiser' as const });

type Kind = DecisionKindName | 'question' | 'report';
type Decision = 'approve' | 'decline';

interface KindCase {
  readonly kind: Kind;
  readonly collection: string;
  /** A field that its author changes; '' where an author changes nothing. */
  readonly field: string;
  /** What its author writes to withdraw it; undefined where it cannot be withdrawn. */
  readonly withdrawn?: Row;
}

const kinds: readonly KindCase[] = [
  { kind: 'registrations', collection: 'VisitorExhibitionInfo', field: 'CompanyName' },
  { kind: 'teams', collection: 'Team', field: 'Name' },
  {
    kind: 'appointments',
    collection: 'InvitationInfo',
    field: 'InvitationMsgContent',
    withdrawn: { State: '7' },
  },
  { kind: 'posts', collection: 'CloudRelease', field: 'productDetail', withdrawn: { IsShow: false } },
  { kind: 'promotions', collection: 'Promotion', field: 'Description' },
  { kind: 'lives', collection: 'LiveList', field: 'Introduction' },
  { kind: 'companies', collection: 'ExhibitorExhibitionInfo', field: 'ShortIntroduce' },
  { kind: 'applications', collection: 'ExhibitorApplication', field: 'Job' },
  { kind: 'question', collection: 'ConnectUs', field: '' },
  { kind: 'report', collection: 'ConnectUs', field: '' },
];
const decisions: readonly (KindCase & { readonly decision: Decision })[] = kinds.flatMap((one) => [
  { ...one, decision: 'approve' },
  { ...one, decision: 'decline' },
]);
const changed = kinds.filter(({ field }) => field !== '');
const withdrawable = kinds.filter(({ withdrawn }) => withdrawn !== undefined);
const other: Readonly<Record<Decision, Decision>> = { approve: 'decline', decline: 'approve' };
let phone: Phone;

beforeAll(startServer);
afterAll(stopServer);
beforeEach(() => {
  phone = openPhone();
  localStorage.setItem('organizerUserId', host);
});
afterEach(() => vi.restoreAllMocks());

const written = (collection: string) =>
  phone.asked.filter(({ path, body }) => path === `update/${collection}` && body.userId === host).length;

/** A tab in which the oldest row of the kind is seen; its decisions go out from what was seen then. */
async function seen(kind: Kind) {
  const { services } = await openTab();
  const client = await services().client();
  const [{ decideOnce }, { decisionKinds }, questions] = await Promise.all([
    import('#features/organiserCenter/organiserDecides/decideOnce.ts'),
    import('#features/organiserCenter/organiserDecides/decisionKinds.ts'),
    import('#features/organiserCenter/organiserQuestions/questionQueries.ts'),
  ]);
  if (kind === 'question' || kind === 'report') {
    const { exhibitionQuestions } = await import('#entities/organiser/api/organiserRows.ts');
    const all = await exhibitionQuestions.list(client, { ExhibitionId: exhibitionId }, { userId: host });
    const [row] = questions.askedOf(kind, all);
    if (row === undefined) throw new Error(`no ${kind} waits`);
    const decide = async (decision: Decision, userId = host) => {
      const part = decision === 'approve' ? 'answer' : 'close';
      const outcome = await questions.reply(by(userId), row, part, '请看参观须知');
      return { outcome, now: undefined };
    };
    return { recordId: row.RecordId, decide };
  }
  const found = decisionKinds.find(({ name }) => name === kind);
  const page = await found?.oldest(client, by(host), 50);
  const row = page?.items.find(({ state }) => state === 'waiting');
  if (row === undefined) throw new Error(`none of ${kind} waits`);
  const decide = (decision: Decision, userId = host) => decideOnce(by(userId), row, decision, '请补充');
  return { recordId: row.RecordId, decide };
}

/** What another person does between the last look at a row and the decision about it. */
function between(collection: string, act: () => Promise<unknown>): void {
  let isDone = false;
  phone.answerInstead(async ({ path, body }) => {
    if (path !== `update/${collection}` || body.userId !== host || isDone) return undefined;
    isDone = true;
    await act();
    return undefined;
  });
}
/** As its author writes it. */
const change = (collection: string, RecordId: string, setValue: Row) =>
  phone.call(`updateByCondition/${collection}`, {
    condition: { RecordId, ExhibitionId: exhibitionId },
    setValue,
  });
const stored = async (collection: string, recordId: string) =>
  (await phone.rows(collection, exhibitionId)).find((row) => row['RecordId'] === recordId);

describe('one decision about a row of any kind', () => {
  it.each(decisions)(
    'to $decision ($kind) whose answer is lost was made once, and is done',
    async ({ kind, collection, decision }) => {
      const { decide } = await seen(kind);
      await phone.fault({ name: 'replyLostAfterCommit', path: `update/${collection}`, times: 1 });
      expect(await decide(decision)).toMatchObject({ outcome: 'done' });
      expect(await decide(decision)).toMatchObject({ outcome: 'done' });
      expect(written(collection)).toBe(1);
    },
  );

  it.each(decisions)(
    'to $decision ($kind) that a colleague has made alike is the colleague’s, before and after the look',
    async ({ kind, collection, decision }) => {
      for (const when of ['before', 'between']) {
        const { decide, recordId } = await seen(kind);
        if (when === 'before') await decide(decision, administrator);
        else between(collection, () => decide(decision, administrator));
        const { outcome, now } = await decide(decision);
        expect(outcome, when).toBe('changed');
        // A question is read again by its list.
        expect(now?.decided ?? colleague).toMatchObject(colleague);
        expect(written(collection), when).toBe(when === 'before' ? 0 : 1);
        expect(await stored(collection, recordId)).toMatchObject({ ReviewedBy: administrator });
        phone = openPhone();
      }
    },
  );

  it.each(decisions)(
    'to $decision ($kind) that a colleague has made otherwise is not overwritten, before and after the look',
    async ({ kind, collection, decision }) => {
      for (const when of ['before', 'between']) {
        const { decide, recordId } = await seen(kind);
        if (when === 'before') await decide(other[decision], administrator);
        else between(collection, () => decide(other[decision], administrator));
        const before = when === 'before' ? await stored(collection, recordId) : undefined;
        const { outcome, now } = await decide(decision);
        expect(outcome, when).toBe('changed');
        expect(now?.decided ?? colleague).toMatchObject(colleague);
        expect(await stored(collection, recordId)).toMatchObject({ ReviewedBy: administrator, ...before });
        phone = openPhone();
      }
    },
  );

  it.each(changed)(
    'about a row of $kind that its author has changed is not sent',
    async ({ kind, collection, field }) => {
      const { decide, recordId } = await seen(kind);
      await change(collection, recordId, { [field]: '另一种说明' });
      expect(await decide('approve')).toMatchObject({ outcome: 'changed', now: { state: 'waiting' } });
      expect(written(collection)).toBe(0);
    },
  );

  it.each(withdrawable)(
    'about a row of $kind that its author has withdrawn is not sent',
    async ({ kind, collection, withdrawn }) => {
      const { decide, recordId } = await seen(kind);
      await change(collection, recordId, withdrawn ?? {});
      expect(await decide('approve')).toMatchObject({ outcome: 'changed', now: { state: 'withdrawn' } });
      expect(written(collection)).toBe(0);
    },
  );

  it.each(kinds)('about a row of $kind that was deleted is not sent', async ({ kind, collection }) => {
    const { decide, recordId } = await seen(kind);
    await phone.call(`delete/${collection}`, { recordId });
    expect(await decide('approve')).toMatchObject({ outcome: 'gone' });
    expect(written(collection)).toBe(0);
  });

  it.each(kinds)(
    'about a row of $kind is refused to an account that lost its role',
    async ({ kind, collection }) => {
      const { decide, recordId } = await seen(kind);
      const before = await stored(collection, recordId);
      const asked = await decide('approve', 'user000000000000idlehost');
      expect(asked).toMatchObject({ outcome: 'notOrganiser' });
      expect(await stored(collection, recordId)).toEqual(before);
    },
  );

  it.each(kinds)(
    'about a row of $kind that the server refuses otherwise says so',
    async ({ kind, collection }) => {
      const { decide } = await seen(kind);
      phone.answerInstead(({ path }) =>
        path === `update/${collection}`
          ? Response.json({ resCode: 9999, resMsg: '', result: [] })
          : undefined,
      );
      expect(await decide('approve')).toMatchObject({ outcome: 'refused' });
    },
  );

  it.each(kinds)('about a row of $kind does not leave without a network', async ({ kind, collection }) => {
    const { decide } = await seen(kind);
    phone.takePaths();
    vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    expect(await decide('approve')).toMatchObject({ outcome: 'notSent' });
    expect(phone.takePaths()).toEqual([]);
    expect(written(collection)).toBe(0);
  });

  it.each(decisions)(
    'to $decision ($kind) in two tabs is done in both, and the other one afterwards is not made',
    async ({ kind, collection, decision }) => {
      const { decide, recordId } = await seen(kind);
      const both = await Promise.all([decide(decision), decide(decision)]);
      expect(both.map(({ outcome }) => outcome)).toEqual(['done', 'done']);
      const made = await stored(collection, recordId);
      expect(made).toMatchObject({ ReviewedBy: host });
      expect(await decide(other[decision])).toMatchObject({ outcome: 'changed' });
      expect(await stored(collection, recordId)).toEqual(made);
    },
  );
});
