import type { APIRequestContext, Page } from '@playwright/test';
import { callApi } from './onSite.ts';
import type { StoredRow } from './records.ts';
import { stories } from './stories.ts';
import { newMobile } from './visitor.ts';

/** A phone that is used by a visitor who has registered for this journey only; `more` are fields of their row. */
export async function registerPhone(
  page: Page,
  request: APIRequestContext,
  more: Readonly<Record<string, string>> = {},
): Promise<string> {
  const record = {
    ExhibitionId: stories.open,
    ChannelId: 'visitor00000000000000001',
    Name: '林小满',
    CompanyName: '江海精工有限公司',
    Mob: newMobile(),
    ...more,
  };
  const row: StoredRow = await callApi(request, 'insert/VisitorExhibitionInfo', { record });
  const visitorId = String(row['VisitorId']);
  await page.context().addInitScript((id) => {
    if (location.protocol.startsWith('http')) localStorage.setItem('visitorId', id);
  }, visitorId);
  return visitorId;
}
