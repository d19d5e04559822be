// @vitest-environment jsdom
import { act, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { idleSubmission, preparedInsert } from '#sending/rules/newStates.ts';
import type { SubmissionState } from '#sending/rules/submissionState.ts';
import { waitingTimes } from '#domain/time/waitingTimes.ts';
import { incompleteCode } from '#sending/submissionGateway.ts';
import type { PanelSubmission } from '#sending/SubmissionPanel.tsx';
import { SubmissionPanel } from '#sending/SubmissionPanel.tsx';
import { createViewStore } from '#sending/submissionView.ts';
import { isOnItsWay } from '#sending/useSubmission.ts';
import { renderInLanguage } from '../ui/renderInLanguage.tsx';

interface Row {
  readonly RecordId: string;
}

const prepared = preparedInsert(0);
const progress = prepared.at === 'prepared' ? prepared.progress : undefined!;
const polling = { fromMs: 0, lastMs: null, absentMs: null };
const refusal = { resCode: 1102, message: 'full' };
const lost = { ...progress, sends: 1, unanswered: 1 };

function submissionAt(state: SubmissionState, part: Partial<PanelSubmission<Row>> = {}) {
  const resume = vi.fn(async () => {});
  const giveUp = vi.fn(async () => {});
  const submission = { reference: '4F7K', resume, store: createViewStore<Row>(state) } as never;
  const sending: PanelSubmission<Row> = {
    submission,
    state,
    other: undefined,
    elsewhere: false,
    isSending: isOnItsWay(state),
    hasStayed: false,
    giveUp,
    ...part,
  };
  return { sending, resume, giveUp };
}

const text = () => document.body.textContent ?? '';

afterEach(() => void vi.useRealTimers());

describe('the panel of a submission', () => {
  it('keeps the reference of what is being checked when the line is slow', { tags: ['N04'] }, async () => {
    vi.useFakeTimers();
    const { sending } = submissionAt({ at: 'checking', polling, progress: lost, refusal: null });
    await renderInLanguage(<SubmissionPanel sending={sending}>form</SubmissionPanel>);
    const reference = screen.getByText(/4F7K/);
    await act(async () => vi.advanceTimersByTime(waitingTimes.stillTryingMs + 1));
    expect(screen.getByText(/仍在加载/)).toBeTruthy();
    expect(reference.isConnected).toBe(true);
    expect(text()).not.toContain('form');
  });

  it.each([
    ['while nothing is sent', idleSubmission],
    ['on its way', { at: 'sending', progress }],
    [
      'refused, while one lookup decides whether the refusal is true',
      { at: 'checking', polling, progress: lost, refusal },
    ],
  ] as const)('shows what was typed %s', async (_, state) => {
    await renderInLanguage(<SubmissionPanel sending={submissionAt(state).sending}>form</SubmissionPanel>);
    expect(text()).toBe('form');
  });

  it('says "checking" once the lookup after a refusal has failed', async () => {
    const failed = { ...polling, lastMs: 1 };
    const { sending } = submissionAt({ at: 'checking', polling: failed, progress: lost, refusal });
    await renderInLanguage(<SubmissionPanel sending={sending}>form</SubmissionPanel>);
    expect(text()).toContain('正在确认提交结果');
  });

  it('offers to check again, and nothing else, where it may have arrived', async () => {
    const { sending, resume } = submissionAt({ at: 'parked', because: 'noAnswer', progress: lost });
    await renderInLanguage(<SubmissionPanel sending={sending}>form</SubmissionPanel>);
    expect(screen.getAllByRole('button')).toHaveLength(1);
    await userEvent.click(screen.getByRole('button', { name: '继续确认' }));
    expect(resume).toHaveBeenCalledOnce();
  });

  it('offers to send or to change where nothing was sent', async () => {
    const { sending, giveUp } = submissionAt({ at: 'parked', because: 'notSent', progress });
    const onEdit = vi.fn();
    await renderInLanguage(
      <SubmissionPanel sending={sending} onEdit={onEdit}>
        form
      </SubmissionPanel>,
    );
    expect(screen.getByRole('button', { name: '现在提交' })).toBeTruthy();
    await userEvent.click(screen.getByRole('button', { name: '返回修改' }));
    expect([giveUp.mock.calls.length, onEdit.mock.calls.length]).toEqual([1, 1]);
  });

  it('says what a refusal means, with the offer that fits it, above what was typed', async () => {
    const { sending } = submissionAt({ at: 'rejected', refusal });
    const onChoose = vi.fn();
    await renderInLanguage(
      <SubmissionPanel
        sending={sending}
        describeRefusal={() => '满额'}
        offerFor={() => ({ label: '另选', onChoose })}
      >
        form
      </SubmissionPanel>,
    );
    expect(screen.getByRole('alert').textContent).toContain('满额');
    await userEvent.click(screen.getByRole('button', { name: '另选' }));
    expect(onChoose).toHaveBeenCalledOnce();
    expect(text()).toContain('form');
  });

  it('brings a refusal into view, since the button that was tapped may be screens below it', async () => {
    const scrolled = vi.fn();
    Object.assign(Element.prototype, { scrollIntoView: scrolled });
    const { sending } = submissionAt({ at: 'rejected', refusal });
    await renderInLanguage(<SubmissionPanel sending={sending}>form</SubmissionPanel>);
    expect(scrolled).toHaveBeenCalledOnce();
    await renderInLanguage(
      <SubmissionPanel inCard sending={sending}>
        form
      </SubmissionPanel>,
    );
    expect(scrolled).toHaveBeenCalledOnce();
    Reflect.deleteProperty(Element.prototype, 'scrollIntoView');
  });

  it('gives the sentence of the server where it knows no better one', async () => {
    const { sending } = submissionAt({ at: 'rejected', refusal: { resCode: 1, message: 'no such thing' } });
    await renderInLanguage(<SubmissionPanel sending={sending}>form</SubmissionPanel>);
    expect(screen.getByRole('alert').textContent).toContain('no such thing');
  });

  it('leads back to what could not be kept on the phone, and offers no sending without it', async () => {
    const { sending } = submissionAt({ at: 'rejected', refusal: { resCode: incompleteCode, message: '' } });
    await renderInLanguage(<SubmissionPanel sending={sending}>form</SubmissionPanel>);
    expect(text()).not.toContain('form');
    expect(screen.getByRole('button', { name: '返回修改' })).toBeTruthy();
  });
});
