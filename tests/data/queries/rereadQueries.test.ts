// @vitest-environment jsdom
import { QueryObserver } from '@tanstack/react-query';
import { afterEach, expect, it } from 'vitest';
import { queryClient } from '#data/queries/queryClient.ts';
import { rereadQueries } from '#data/queries/rereadQueries.ts';

afterEach(() => queryClient().clear());

it('rows that are read again come from after the change, also where the first read had not ended', async () => {
  const answers: ((rows: string) => void)[] = [];
  const observer = new QueryObserver(queryClient(), {
    queryKey: ['cart'],
    queryFn: () => new Promise<string>((answer) => answers.push(answer)),
  });
  const stop = observer.subscribe(() => {});
  expect(answers).toHaveLength(1);
  const reread = rereadQueries({ queryKey: ['cart'] });
  await expect.poll(() => answers.length).toBe(2);
  answers[0]?.('before');
  answers[1]?.('after');
  await reread;
  expect(observer.getCurrentResult()).toMatchObject({ status: 'success', data: 'after' });
  stop();
});
