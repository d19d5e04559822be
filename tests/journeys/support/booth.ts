import type { APIRequestContext, Page } from '@playwright/test';
import { callApi } from './onSite.ts';
import { stories } from './stories.ts';

export interface OwnBooth {
  /** The address of its centre. */
  readonly center: string;
  readonly exhibitorId: string;
  readonly userId: string;
  /** The `RecordId` of its exhibition info. */
  readonly info: string;
}

/** An exhibitor of this journey only, who is logged in. */
export async function ownBooth(
  page: Page,
  request: APIRequestContext,
  exhibitionId: string = stories.stand,
): Promise<OwnBooth> {
  const exhibitor = await callApi(request, 'insert/Exhibitor', {
    record: { CompanyName: '青禾夹具有限公司' },
  });
  const exhibitorId = String(exhibitor['RecordId']);
  const user = await callApi(request, 'insert/User', {
    record: { Type: '1', ExhibitorRecordId: exhibitorId, Name: '沈一禾' },
  });
  const info = await callApi(request, 'insert/ExhibitorExhibitionInfo', {
    record: {
      ExhibitionId: exhibitionId,
      ExhibitorId: exhibitorId,
      CompanyName: '青禾夹具有限公司',
      MasterService: '夹具',
      BoothNo: '5B07',
      Banners: [],
      LinkList: [],
      ApproveState: '2',
    },
  });
  const ids = { exhibitorId, exhibitorUserId: String(user['RecordId']) };
  await page.addInitScript((kept) => {
    for (const [key, value] of Object.entries(kept)) localStorage.setItem(key, value);
  }, ids);
  return {
    center: `/exhibitor-center/${exhibitionId}`,
    exhibitorId,
    userId: ids.exhibitorUserId,
    info: String(info['RecordId']),
  };
}
