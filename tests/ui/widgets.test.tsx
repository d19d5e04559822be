// @vitest-environment jsdom
import { act, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { encode } from 'uqr';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { BarcodeView } from '#ui/codes/BarcodeView.tsx';
import { Button } from '#ui/controls/Button.tsx';
import { Card } from '#ui/page/Card.tsx';
import { CodeView } from '#ui/codes/CodeView.tsx';
import { Countdown } from '#ui/text/Countdown.tsx';
import { LinkButton } from '#ui/controls/LinkButton.tsx';
import { Notice } from '#ui/page/Notice.tsx';
import { PageHeading } from '#ui/page/PageHeading.tsx';
import { SpelledCode } from '#ui/codes/SpelledCode.tsx';
import { Steps } from '#ui/page/Steps.tsx';
import { SummaryList } from '#ui/page/SummaryList.tsx';
import { Waiting } from '#ui/page/Waiting.tsx';
import { renderInLanguage } from './renderInLanguage.tsx';

describe('a button', () => {
  it('that is busy says so, keeps its focus, and neither acts nor submits', async () => {
    const press = vi.fn();
    const submit = vi.fn((event: { preventDefault: () => void }) => event.preventDefault());
    await renderInLanguage(
      <form onSubmit={submit}>
        <Button type="submit" busy busyText="正在提交…" onClick={press}>
          提交
        </Button>
      </form>,
    );
    const button = screen.getByRole('button', { name: '正在提交…' });
    await userEvent.click(button);
    expect([press.mock.calls.length, submit.mock.calls.length]).toEqual([0, 0]);
    expect(button.getAttribute('aria-disabled')).toBe('true');
    expect(button).toHaveProperty('disabled', false);
    expect(document.activeElement).toBe(button);
  });

  it('does not submit a form unless it is told to', async () => {
    const submit = vi.fn();
    await renderInLanguage(
      <form onSubmit={submit}>
        <Button>返回</Button>
      </form>,
    );
    await userEvent.click(screen.getByRole('button'));
    expect(submit).not.toHaveBeenCalled();
  });

  it('that leads to another screen is a link', async () => {
    await renderInLanguage(
      <MemoryRouter>
        <LinkButton to="/list">报名凭证</LinkButton>
      </MemoryRouter>,
    );
    expect(screen.getByRole('link', { name: '报名凭证' }).getAttribute('href')).toBe('/list');
  });
});

describe('a notice', () => {
  it.each([
    ['error', undefined, 'alert'],
    ['info', undefined, 'note'],
    ['success', true, 'note'],
    ['error', false, 'note'],
  ] as const)('of the kind %s with live %s has the role %s', async (kind, live, role) => {
    await renderInLanguage(
      <Notice kind={kind} title="标题" {...(live !== undefined && { live })}>
        正文
      </Notice>,
    );
    expect(screen.getByRole(role).textContent).toBe('标题正文');
  });
});

describe('a page', () => {
  it('has a focusable heading, and named sections', async () => {
    await renderInLanguage(
      <>
        <PageHeading lead="一句话">核对信息</PageHeading>
        <Card title="联系方式">…</Card>
      </>,
    );
    const heading = screen.getByRole('heading', { level: 1, name: '核对信息' });
    heading.focus();
    expect(document.activeElement).toBe(heading);
    expect(screen.getByRole('region', { name: '联系方式' })).toBeTruthy();
  });

  it('shows the current step', async () => {
    await renderInLanguage(<Steps current={2} total={3} name="填写信息" />);
    expect(screen.getByText('第 2 步，共 3 步 · 填写信息')).toBeTruthy();
  });

  it('lists the answers, and each change button says what it changes', async () => {
    const change = vi.fn();
    await renderInLanguage(
      <SummaryList
        items={[
          { key: 'Name', label: '姓名', text: '林小满', onChange: change },
          { key: 'Job', label: '职务', text: '' },
        ]}
      />,
    );
    expect(screen.getAllByRole('definition').map(({ textContent }) => textContent)).toContain('未填写');
    await userEvent.click(screen.getByRole('button', { name: '修改 姓名' }));
    expect(change).toHaveBeenCalledOnce();
  });
});

describe('the time', () => {
  beforeEach(() => {
    vi.useFakeTimers({ now: 1_000_000 });
  });
  afterEach(() => {
    vi.useRealTimers();
  });
  const pass = (ms: number) =>
    act(() => {
      vi.advanceTimersByTime(ms);
    });

  const announced = () => document.querySelector('[data-announce]')?.textContent;

  it('of a wait is limited: then it says that it still tries, and offers an action', {
    tags: ['N04'],
  }, async () => {
    const retry = vi.fn();
    await renderInLanguage(<Waiting text="正在取得登记表…" stillTryingMs={10_000} onRetry={retry} />);
    pass(9_999);
    expect(announced()).toBe('正在取得登记表…');
    expect(screen.queryByRole('button')).toBeNull();
    pass(1);
    expect(announced()).toBe('还没有响应，仍在加载…');
    act(() => screen.getByRole('button', { name: '重试' }).click());
    expect(retry).toHaveBeenCalledOnce();
    expect(announced()).toBe('正在取得登记表…');
    pass(10_000);
    expect(screen.getByRole('button', { name: '重试' })).toBeTruthy();
  });

  it('of a wait that fills the screen is its heading, and only later messages are announced', async () => {
    await renderInLanguage(<Waiting isScreen text="正在取得登记表…" stillTryingMs={10_000} />);
    const heading = screen.getByRole('heading', { level: 1, name: '正在取得登记表…' });
    heading.focus();
    expect(document.activeElement).toBe(heading);
    expect(announced()).toBeUndefined();
    pass(10_000);
    expect(announced()).toBe('还没有响应，仍在加载…');
    expect(document.activeElement).toBe(heading);
  });

  it('of a countdown runs to an absolute end, silently, and ends once', async () => {
    const end = vi.fn();
    await renderInLanguage(<Countdown untilMs={1_060_000} label="可以重新获取" onEnd={end} />);
    const timer = screen.getByRole('timer', { name: '可以重新获取' });
    expect([timer.textContent, timer.getAttribute('aria-live')]).toEqual(['60 秒', 'off']);
    pass(59_000);
    expect(timer.textContent).toBe('1 秒');
    pass(5_000);
    expect(timer.textContent).toBe('0 秒');
    expect(end).toHaveBeenCalledOnce();
  });

  it.each([
    [89, '89 秒'],
    [90, '00:01:30'],
    [3_723, '01:02:03'],
    [3 * 86_400 + 5, '3 天 00:00:05'],
  ])('of %i seconds reads %s', async (seconds, text) => {
    await renderInLanguage(<Countdown untilMs={1_000_000 + seconds * 1000} label="开放" />);
    expect(screen.getByRole('timer').textContent).toBe(text);
  });
});

/** The cells that a path of `M x y h n v1 …` paints. */
function paintedCells(path: string): Set<string> {
  const cells = new Set<string>();
  for (const [, x, y, length] of path.matchAll(/M(\d+) (\d+)h(\d+)/g)) {
    for (let cell = 0; cell < Number(length); cell++) cells.add(`${Number(x) + cell} ${y}`);
  }
  return cells;
}

describe('a code', () => {
  it('paints exactly the dark modules of the QR code, black on white with a quiet zone of four', async () => {
    await renderInLanguage(<CodeView value="202612010001" label="参观码二维码" />);
    const picture = screen.getByRole('img', { name: '参观码二维码' });
    const { data } = encode('202612010001', { ecc: 'M', border: 0 });
    const dark = data.flatMap((row, y) => row.flatMap((isDark, x) => (isDark ? [`${x} ${y}`] : [])));
    const path = picture.querySelector('path');
    expect([...paintedCells(path?.getAttribute('d') ?? '')].sort()).toEqual([...dark].sort());
    expect(picture.getAttribute('viewBox')).toBe(`-4 -4 ${data.length + 8} ${data.length + 8}`);
    expect([picture.querySelector('rect')?.getAttribute('fill'), path?.getAttribute('fill')]).toEqual([
      '#ffffff',
      '#000000',
    ]);
  });

  it('as bars starts and ends as in CODE128', async () => {
    await renderInLanguage(<BarcodeView value="202612010001" label="参观码条形码" />);
    const picture = screen.getByRole('img', { name: '参观码条形码' });
    const widths = Array.from(
      picture
        .querySelector('path')
        ?.getAttribute('d')
        ?.matchAll(/M(\d+) 0h(\d+)/g) ?? [],
    );
    // Start C is 11010011100, stop is 1100011101011; 12 digits are 6 pairs, and each symbol is 11 modules wide.
    expect(widths.slice(0, 3).map(([, x, width]) => [Number(x), Number(width)])).toEqual([
      [0, 2],
      [3, 1],
      [6, 3],
    ]);
    expect(picture.getAttribute('viewBox')).toBe(`-10 -4 ${(1 + 6 + 1) * 11 + 13 + 20} 52`);
  });

  it.each(['', '参观码', 'x'.repeat(49)])('of "%s" has no bars', async (value) => {
    const { container } = await renderInLanguage(<BarcodeView value={value} label="条形码" />);
    expect(container.childElementCount).toBe(0);
  });

  it('is shown in groups and read character by character', async () => {
    const { container } = await renderInLanguage(<SpelledCode value="202612010001" />);
    expect(
      Array.from(container.querySelectorAll('.code-spelledGroup'), ({ textContent }) => textContent),
    ).toEqual(['2026', '1201', '0001']);
    expect(container.querySelector('.x-hidden')?.textContent).toBe('2 0 2 6 1 2 0 1 0 0 0 1');
  });
});
