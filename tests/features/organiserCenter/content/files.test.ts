// @vitest-environment jsdom
import { screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import type { Answers } from '#domain/form/formDefinition.ts';
import { fileChanges, fileDoubts, wrongFile } from '#features/organiserCenter/rules/fileForm.ts';
import { downloadId } from '#sandbox/seed/downloads/downloadSeeds.ts';
import { openApp } from '#tests/app/openApp.ts';
import type { Phone } from '#tests/flows/openPhone.ts';
import { answer, fill, tap } from './contentSteps.ts';
import { exhibitionId, host, openOrganiserPhones } from '../organiserPhone.ts';

const fileId = downloadId(exhibitionId, 1);
const page = `/organiser-center/${exhibitionId}/content/files/${fileId}`;
let phone: Phone;

openOrganiserPhones((opened) => {
  phone = opened;
});

const stored = async () =>
  (await phone.rows('FileDownloadTask', exhibitionId)).find((row) => row['RecordId'] === fileId);
const writes = () => phone.asked.filter(({ path }) => path === 'update/FileDownloadTask');

describe('a file that an organiser opens for a time', () => {
  it('is found in the list, changed after a question, shows who changed it, and can be changed back', async () => {
    const before = (await stored())?.['Rule'];
    const app = await openApp(`/organiser-center/${exhibitionId}/content?part=files`);
    const link = await waitFor(() => {
      const found = screen.getAllByRole('link').find((one) => one.getAttribute('href') === page);
      expect(found).toBeTruthy();
      return found as HTMLElement;
    });
    await app.user.click(link);
    await app.user.click(await screen.findByRole('radio', { name: '仅在开放时间内' }, { timeout: 10_000 }));
    await tap(app, '保存');
    await screen.findByText('请填写开放时间或截止时间。');
    expect(writes()).toEqual([]);
    await fill(app, 'EndTime', '2020-01-02 18:00');
    await tap(app, '保存');
    expect(await answer(app, '保存')).toMatch(/截止时间已过，观众将不能再下载。.*所有观众在下载中心/);
    await screen.findByText(/^您于 .+ 调整$/);
    expect(await stored()).toMatchObject({
      Rule: 'window',
      EndTime: '2020-01-02 18:00:00',
      ChangedBy: host,
      Revision: 1,
    });
    await tap(app, '改回去');
    await answer(app, '改回去');
    expect((await stored())?.['Rule']).toBe(before);
    expect(writes()).toHaveLength(2);
  });

  it('that a colleague has changed meanwhile is not overwritten', async () => {
    const app = await openApp(page);
    await app.user.click(await screen.findByRole('radio', { name: '登记后' }));
    await tap(app, '保存');
    await phone.call('update/FileDownloadTask', {
      recordId: fileId,
      setValue: { Rule: 'afterCheckIn', Revision: 1 },
    });
    await answer(app, '保存');
    await screen.findAllByText(/刚刚/);
    expect(await stored()).toMatchObject({ Rule: 'afterCheckIn' });
    expect(writes()).toEqual([]);
  });
});

const row = { Rule: 'window', StartTime: '2027-03-10 09:00:00', EndTime: '' };
const said = (answers: Answers): Answers => ({ Rule: 'window', StartTime: '', EndTime: '', ...answers });

it.each([
  ['no time', {}, 'noTimes'],
  ['an end before its start', { StartTime: '2027-03-10 09:00', EndTime: '2027-03-10 08:00' }, 'endsFirst'],
  ['a start alone', { StartTime: '2027-03-10 09:00' }, undefined],
  ['another rule and no time', { Rule: 'always' }, undefined],
])('a window with %s is wrong by %s, or right', (_, answers, wrong) => {
  expect(wrongFile(said(answers))).toBe(wrong);
});

it('the times of a file stay as they are where its rule asks for none', () => {
  expect(fileChanges(said({ Rule: 'afterCheckIn' }), row)).toEqual({ Rule: 'afterCheckIn' });
  expect(fileChanges(said({ EndTime: '2027-03-11T18:00' }), row)).toEqual({
    StartTime: '',
    EndTime: '2027-03-11 18:00:00',
  });
});

it('a window that is over, or not yet open, is asked about', () => {
  const nowMs = Date.UTC(2027, 2, 10, 4);
  expect(fileDoubts(said({ EndTime: '2027-03-10 11:00' }), nowMs)).toEqual(['isOver']);
  expect(fileDoubts(said({ StartTime: '2027-03-10 13:00' }), nowMs)).toEqual(['notYet']);
  expect(fileDoubts(said({ StartTime: '2027-03-10 11:00' }), nowMs)).toEqual([]);
});
