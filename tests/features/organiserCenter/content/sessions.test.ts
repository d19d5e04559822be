// @vitest-environment jsdom
import { screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { parseVenueTime } from '#domain/time/formatVenueTime.ts';
import { mainText, openApp } from '#tests/app/openApp.ts';
import type { Phone } from '#tests/flows/openPhone.ts';
import type { Row } from '#sandbox/store/store.ts';
import { answer, fill, tap } from './contentSteps.ts';
import { exhibitionId, host, openOrganiserPhones } from '../organiserPhone.ts';

const sessionId = 'sessionorganise000000005';
const editor = `/organiser-center/${exhibitionId}/content/sessions/${sessionId}`;
let phone: Phone;

openOrganiserPhones((opened) => {
  phone = opened;
});

const session = async (): Promise<Row> => {
  const rows = await phone.rows('Conference', exhibitionId);
  return rows.find(({ RecordId }) => RecordId === sessionId) ?? {};
};
const writes = () => phone.asked.filter(({ path }) => path === 'update/Conference');
const field = (name: string) => screen.findByLabelText<HTMLInputElement>(/./, { selector: `#field-${name}` });

/** A colleague's page, or another phone, has changed the session. */
const changeElsewhere = async (values: Row, former: Row) => {
  const { Revision = 0 } = await session();
  await phone.call('update/Conference', {
    recordId: sessionId,
    setValue: {
      ...values,
      Former: former,
      Revision: Number(Revision) + 1,
      ChangedAt: Date.now(),
    },
  });
};

/** A visitor of this phone has it in the schedule as it is now. */
async function plan() {
  const { Title, TitleEn, StartTime, EndTime, Place, PlaceEn } = await session();
  const startMs = parseVenueTime(String(StartTime)) ?? Number.NaN;
  const placeName = { zh: Place, en: PlaceEn };
  const entry = {
    kind: 'conference',
    id: sessionId,
    title: { zh: Title, en: TitleEn },
    placeName,
    path: `/conference/${exhibitionId}/${sessionId}`,
    startMs,
    endMs: parseVenueTime(String(EndTime)),
    knownStartMs: startMs,
    knownPlace: placeName,
    readAtMs: startMs - 1,
  };
  localStorage.clear();
  localStorage.setItem(`schedule.${exhibitionId}`, JSON.stringify([entry]));
}

describe('a session that an organiser changes', () => {
  it('asks once more, is stored with who changed it and what it was, and can be changed back', async () => {
    const before = await session();
    const app = await openApp(editor);
    await fill(app, 'Place', '三层报告厅');
    await tap(app, '保存');
    const asked = await answer(app, '保存');
    expect(asked).toContain('会议室只改了一种语言。');
    expect(asked).toContain('已把这场会议加入日程的观众会收到提示。');
    await screen.findByText(/^您于 .+ 调整$/);
    expect(await session()).toMatchObject({
      Place: '三层报告厅',
      StartTime: before['StartTime'],
      Revision: 1,
      ChangedBy: host,
      Former: { Place: before['Place'] },
    });

    await tap(app, '改回去');
    await answer(app, '改回去');
    await waitFor(() => expect(mainText()).toContain('上次调整之前'));
    await waitFor(async () => expect((await session())['Place']).toBe(before['Place']));
    expect(writes()).toHaveLength(2);
    expect((await field('Place')).value).toBe(before['Place']);
  });

  it('that ends before it starts is not sent; outside of the fair it is asked about', async () => {
    const app = await openApp(editor);
    await fill(app, 'StartTime', '2031-03-01T10:00');
    await fill(app, 'EndTime', '2031-03-01T09:00');
    await tap(app, '保存');
    await screen.findByText('结束时间早于开始时间，请修改结束时间。');
    expect(screen.queryByRole('dialog')).toBeNull();
    await fill(app, 'EndTime', '2031-03-01T11:00');
    await tap(app, '保存');
    expect(await answer(app, '先不改')).toContain('时间不在展会日期内。');
    expect(writes()).toEqual([]);
    await fill(app, 'Place', '');
    await tap(app, '保存');
    expect((await field('Place')).getAttribute('aria-invalid')).toBe('true');
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(writes()).toEqual([]);
  });

  it('that a colleague has changed meanwhile is shown as it is, and nothing of theirs is overwritten', async () => {
    // In real time: the page that asks again each moment would show the colleague's change before it is saved.
    const app = await openApp(editor, { timeFactor: 1 });
    const { StartTime } = await session();
    await fill(app, 'Place', '三层报告厅');
    await changeElsewhere({ StartTime: '2031-03-02 15:00:00', EndTime: '' }, { StartTime });
    await tap(app, '保存');
    await answer(app, '保存');
    await screen.findByText(/同事刚刚改过这一条，没有覆盖/);
    expect(writes()).toEqual([]);
    expect((await field('Place')).value).toBe('三层报告厅');
    // What was not typed follows the colleague.
    await waitFor(async () => expect((await field('StartTime')).value).toBe('2031-03-02T15:00'));
    await tap(app, '保存');
    await answer(app, '保存');
    await screen.findByText(/^您于 .+ 调整$/);
    expect(await session()).toMatchObject({ Place: '三层报告厅', StartTime: '2031-03-02 15:00:00' });
  });

  it('is not sent twice where the answer was lost', async () => {
    const app = await openApp(editor);
    await phone.fault({ name: 'replyLostAfterCommit', path: 'update/Conference', times: 1 });
    await tap(app, '取消会议');
    await answer(app, '取消会议');
    await screen.findByText('这场会议已取消，可以恢复举行。');
    expect(writes()).toHaveLength(1);
  });

  it('by an account that is no organiser any more is refused, and what was typed is kept', async () => {
    const app = await openApp(editor);
    await fill(app, 'Place', '三层报告厅');
    await phone.call('update/Exhibition', {
      recordId: exhibitionId,
      setValue: { UserId: 'somebody0000000000000001' },
    });
    await tap(app, '保存');
    await answer(app, '保存');
    await screen.findByText('您的账号已不能管理这个展会，请用主办方账号重新登录。');
    expect((await field('Place')).value).toBe('三层报告厅');
  });
});

describe('a visitor who has the session in the schedule', () => {
  it('reads its old and new time and room there and on its page, and accepts them', async () => {
    await phone.call('update/Conference', {
      recordId: sessionId,
      setValue: {
        StartTime: '2031-03-02 10:00:00',
        EndTime: '2031-03-02 11:00:00',
        Place: '一号厅',
        PlaceEn: '',
      },
    });
    await plan();
    await changeElsewhere(
      { StartTime: '2031-03-02 15:00:00', EndTime: '2031-03-02 16:00:00', Place: '二号厅' },
      { StartTime: '2031-03-02 10:00:00', EndTime: '2031-03-02 11:00:00', Place: '一号厅' },
    );
    await openApp(`/conference/${exhibitionId}/${sessionId}`);
    await screen.findByText('时间有调整，由 2031年3月2日 10:00 改为 2031年3月2日 15:00');
    expect(mainText()).toContain('地点有调整，由一号厅改为二号厅');
    const app = await openApp(`/agenda/${exhibitionId}?day=2031-03-02`);
    await screen.findByText(/时间有调整，原为 2031年3月2日 10:00；地点有调整，原为一号厅/);
    await tap(app, '知道了');
    await waitFor(() => expect(mainText()).not.toContain('有调整'));
  });

  it('reads that it was cancelled in the schedule, on its page, in the programme and in the calendar file', async () => {
    await plan();
    await changeElsewhere({ IsCancelled: true }, { IsCancelled: false });
    const day = String((await session())['StartTime']).slice(0, 10);
    await openApp(`/agenda/${exhibitionId}?day=${day}`);
    await screen.findByText(/主办方已取消/);
    const file = decodeURIComponent(
      (await screen.findByRole<HTMLAnchorElement>('link', { name: '加入手机日历' })).href,
    );
    expect(file).toContain('SEQUENCE:1\r\nSTATUS:CANCELLED');
    await openApp(`/conference/${exhibitionId}/${sessionId}`);
    await screen.findByText('主办方已取消这场会议。');
    await openApp(`/conferences/${exhibitionId}?day=${day}`);
    await waitFor(() => expect(mainText()).toContain('已取消'));
  });
});
