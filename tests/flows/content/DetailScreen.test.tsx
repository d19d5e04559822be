// @vitest-environment jsdom
import { fireEvent, screen } from '@testing-library/react';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { appDeviceStore } from '#device/storage/appDeviceStore.ts';
import { DetailScreen } from '#flows/content/DetailScreen.tsx';
import { provideServices, type Services } from '#session/services.ts';
import { ExhibitionIdProvider } from '#session/visit/useExhibitionId.ts';
import { noonMs } from '#tests/sandbox/openSandbox.ts';
import type { QueryState } from '#ui/query/QueryState.ts';
import { renderInLanguage } from '#tests/ui/renderInLanguage.tsx';

interface Row {
  readonly name: string;
}

const retry = vi.fn();
const state = (data: Row | null | undefined, error: unknown = null): QueryState<Row | null> => ({
  data,
  error,
  failureReason: null,
  isFetching: false,
  dataUpdatedAt: 1,
  retry,
});

const fair = {
  RecordId: 'open00000000000000000001',
  ExName: '江海展',
  ExNameEn: 'Jianghai Expo',
  Place: '江海国际会展中心',
};

beforeEach(() => {
  provideServices({ now: () => noonMs, device: appDeviceStore() } as Services);
  appDeviceStore().getState().set('exhibitionInfo', fair);
});

async function draw(query: QueryState<Row | null>) {
  const detail = (
    <DetailScreen
      kind="展商"
      backTo="/exhibitors"
      query={query}
      failedTitle="展商信息加载失败"
      gone={{ title: '没有找到这家展商', toList: '查看全部展商' }}
      page={({ name }) => ({
        title: name,
        facts: [{ key: 'booth', label: '展位', text: '1A08' }],
        sections: [{ key: 'about', title: '企业简介', content: <p>五轴加工中心</p> }],
        primary: <button type="button">预约</button>,
      })}
    />
  );
  const router = createMemoryRouter([
    { path: '/', element: <ExhibitionIdProvider value={fair.RecordId}>{detail}</ExhibitionIdProvider> },
  ]);
  await renderInLanguage(<RouterProvider router={router} />);
}

const heading = () => screen.getByRole('heading', { level: 1 }).textContent;

describe('a detail page', () => {
  it('is named by its row, and shows facts, sections and one action', async () => {
    await draw(state({ name: '云津精密机械' }));
    expect(heading()).toBe('云津精密机械');
    expect(screen.getByText('1A08')).toBeDefined();
    expect(screen.getByRole('heading', { name: '企业简介' })).toBeDefined();
    expect(screen.getByRole('button', { name: '预约' })).toBeDefined();
  });

  it('says of which exhibition it is, and leads to it, also before its row is there', async () => {
    await draw(state(undefined));
    expect(screen.getByText('江海展').parentElement?.textContent).toContain('江海国际会展中心');
    expect(screen.getByRole('link', { name: '登记参观' }).getAttribute('href')).toBe(
      `/select/${fair.RecordId}`,
    );
  });

  it('says nothing of an exhibition that the phone does not know', async () => {
    appDeviceStore()
      .getState()
      .set('exhibitionInfo', { ...fair, RecordId: 'other0000000000000000001' });
    await draw(state({ name: '云津精密机械' }));
    expect(screen.queryByText('江海展')).toBeNull();
  });

  it('leads to the list where its row is gone', async () => {
    await draw(state(null));
    expect(heading()).toBe('展商');
    expect(screen.getByText('没有找到这家展商')).toBeDefined();
    expect(screen.getByRole('link', { name: '查看全部展商' }).getAttribute('href')).toBe('/exhibitors');
  });

  it('says why it could not be read, and reads it again', async () => {
    await draw(state(undefined, { kind: 'serverBusy' }));
    expect(screen.getByText('展商信息加载失败')).toBeDefined();
    fireEvent.click(screen.getByRole('button', { name: '重试' }));
    expect(retry).toHaveBeenCalledOnce();
  });

  it('keeps an earlier answer and says how old it is where a newer one cannot be had', async () => {
    await draw(state({ name: '云津精密机械' }, { kind: 'offline' }));
    expect(heading()).toBe('云津精密机械');
    expect(screen.getByText(/以下内容截至/)).toBeDefined();
  });
});
