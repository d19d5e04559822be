// @vitest-environment jsdom
import { act, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { announceChanges } from '#app/listening/announceChanges.ts';
import { waitingTimes } from '#domain/time/waitingTimes.ts';
import enShell from '#language/en/shell.json';
import { languageStore } from '#language/shellMessages.ts';
import zhShell from '#language/zh/shell.json';
import { PageHeading } from '#ui/page/PageHeading.tsx';
import type { QueryState } from '#ui/query/QueryState.ts';
import { provideShownClock } from '#ui/values/shownClock.ts';
import { QueryView } from '#ui/query/QueryView.tsx';
import { renderInLanguage } from '../renderInLanguage.tsx';

type Names = readonly string[];
const waiting: QueryState<Names> = {
  data: undefined,
  error: null,
  failureReason: null,
  isFetching: true,
  dataUpdatedAt: 0,
  retry: () => {},
};
const failed = (kind: string): QueryState<Names> => ({ ...waiting, error: { kind }, isFetching: false });
const found = (...names: string[]): QueryState<Names> => ({
  ...waiting,
  data: names,
  isFetching: false,
  dataUpdatedAt: Date.now(),
});

const view = (query: QueryState<Names>) => (
  <QueryView
    query={query}
    renderHeading={() => <PageHeading>队伍</PageHeading>}
    failedTitle="没能取得队伍"
    empty={<p>还没有队伍</p>}
  >
    {(names) => <p>{names.join('、')}</p>}
  </QueryView>
);

const text = () => document.body.textContent ?? '';

afterEach(() => vi.useRealTimers());

describe('the view of a query', () => {
  it('shows a skeleton while loading and describes it to screen readers only', async () => {
    const { container } = await renderInLanguage(view(waiting));
    expect(container.querySelectorAll('.waiting-bar')).toHaveLength(8);
    const heading = screen.getByRole('heading', { level: 1, name: zhShell.loading });
    expect(heading.className).toBe('x-hidden');
    expect(screen.queryByRole('button')).toBeNull();
  });

  it.each([
    ['serverBusy', zhShell.stillTryingBusy],
    ['offline', zhShell.stillTryingOffline],
    ['timedOut', zhShell.stillTrying],
  ])('says after an attempt that failed as %s that it is still trying', async (kind, sentence) => {
    const retry = vi.fn();
    await renderInLanguage(view({ ...waiting, failureReason: { kind }, retry }));
    const said = screen.getByText(sentence);
    expect(said.className).not.toBe('x-hidden');
    expect(said.hasAttribute('data-announce')).toBe(true);
    await userEvent.click(screen.getByRole('button', { name: zhShell.retry }));
    expect(retry).toHaveBeenCalledOnce();
    provideShownClock(() => Date.now());
  });

  it('says after the waiting time that there is no answer, and offers to start over', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true });
    await renderInLanguage(view(waiting));
    expect(screen.queryByText(zhShell.stillWaiting)).toBeNull();
    act(() => void vi.advanceTimersByTime(waitingTimes.stillTryingMs));
    expect(await screen.findByText(zhShell.stillWaiting)).toBeTruthy();
    expect(screen.getByRole('button', { name: zhShell.retry })).toBeTruthy();
  });

  it.each([
    ['serverBusy', 'problemServerBusy'],
    ['timedOut', 'problemTimedOut'],
    ['unreadable', 'problemUnreadable'],
    ['forbidden', 'problemForbidden'],
    ['refused', 'problemRefused'],
    ['offline', 'problemUnreached'],
  ] as const)('that failed as %s says what is missing, why, and retries', async (kind, sentence) => {
    const retry = vi.fn();
    await renderInLanguage(view({ ...failed(kind), retry }));
    expect(screen.getByRole('heading', { level: 1, name: '队伍' })).toBeTruthy();
    expect(screen.getByRole('alert').textContent).toBe(`没能取得队伍${zhShell[sentence]}`);
    await userEvent.click(screen.getByRole('button', { name: zhShell.retry }));
    expect(retry).toHaveBeenCalledOnce();
    provideShownClock(() => Date.now());
  });

  it('says in English too that the server is busy', async () => {
    await renderInLanguage(view(failed('serverBusy')), 'en');
    expect(screen.getByRole('alert').textContent).toContain(enShell.problemServerBusy);
  });

  it('does not repeat the connection bar offline', async () => {
    vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    await renderInLanguage(view(failed('offline')));
    expect(screen.getByRole('alert').textContent).toContain(zhShell.problemOffline);
    expect(text()).not.toContain(zhShell.offlineRead);
    expect(zhShell.offlineRead).not.toContain(zhShell.problemOffline);
  });

  it('shows the empty state for an empty answer', async () => {
    await renderInLanguage(view(found()));
    expect(text()).toBe('队伍还没有队伍');
  });

  it('shows the data', async () => {
    await renderInLanguage(view(found('骑行队', '长跑队')));
    expect(text()).toBe('队伍骑行队、长跑队');
  });

  it('keeps showing earlier data, with its age, when a refetch fails', async () => {
    languageStore.setState({ language: 'zh' });
    const retry = vi.fn();
    const stale = { ...found('骑行队'), error: { kind: 'serverBusy' }, retry };
    provideShownClock(() => Date.UTC(2026, 7, 3));
    // 2026-08-02 10:32 in China
    await renderInLanguage(view({ ...stale, dataUpdatedAt: Date.UTC(2026, 7, 2, 2, 32) }));
    const notice = screen.getByRole('note');
    expect(notice.textContent).toBe(`以下内容截至 8月2日 10:32${zhShell.problemServerBusy}${zhShell.retry}`);
    expect(notice.hasAttribute('data-announce')).toBe(true);
    expect(text()).toContain('骑行队');
    await userEvent.click(screen.getByRole('button', { name: zhShell.retry }));
    expect(retry).toHaveBeenCalledOnce();
    provideShownClock(() => Date.now());
  });

  it('is announced when it changes from loading to still trying', async () => {
    const end = announceChanges(document, () => performance.now());
    const { rerender } = await renderInLanguage(view(waiting));
    rerender(view({ ...waiting, failureReason: { kind: 'serverBusy' } }));
    const region = () => document.querySelector('[role="status"], [aria-live]');
    await vi.waitFor(() => expect(region()?.textContent).toContain(zhShell.stillTryingBusy), {
      timeout: 20_000,
    });
    end();
  });
});
