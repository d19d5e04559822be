import { QueryClient } from '@tanstack/react-query';
import { describe, expect, it } from 'vitest';
import { readOwnKept } from '#data/queries/keptOwnRows.ts';

const place = { exhibitionId: 'exhibition', visitorIds: ['visitor'], name: 'orders' };
const queryKey = ['orders'];

describe('rows of one person that the phone keeps', () => {
  it('are shown as they were read before where the network is gone and the database slower than the first picture', async () => {
    const client = new QueryClient();
    const found = new Promise<{ answer: string; readAtMs: number }>((done) =>
      setTimeout(() => done({ answer: 'kept', readAtMs: 7 }), 600),
    );
    const offline = () => Promise.reject(new Error('offline'));
    await expect(readOwnKept({ client, queryKey }, place, offline, () => found)).rejects.toThrow('offline');
    expect(client.getQueryData(queryKey)).toBe('kept');
    expect(client.getQueryState(queryKey)?.dataUpdatedAt).toBe(7);
  });
});
