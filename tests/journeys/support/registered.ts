import { type APIRequestContext, expect } from '@playwright/test';
import { stories } from './stories.ts';
import { newMobile, person } from './visitor.ts';

/** The mobile number of a visitor who has registered before, as the sandbox keeps them; each journey has its own person. */
export async function registered(request: APIRequestContext, document?: object): Promise<string> {
  const mobile = newMobile();
  const record = {
    ExhibitionId: stories.open,
    ChannelId: 'visitor00000000000000001',
    Name: person.name,
    CompanyName: person.company,
    Mob: mobile,
    ...(document ? { Document: document } : {}),
  };
  const answer = await request.post('/v2/data/insert/VisitorExhibitionInfo', {
    headers: { authorization: 'Bearer sandbox-credential' },
    data: { tenantId: 'sys', params: { record } },
  });
  expect(((await answer.json()) as { resCode: number }).resCode).toBe(0);
  return mobile;
}
