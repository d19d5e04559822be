import type { ApiClient } from '#data/client/apiClient.ts';
import { Aborted } from '#data/client/problems.ts';
import type { Sender } from '../rules/sender.ts';
import { mayLeave } from './mayLeave.ts';

/**
 * The client of one sender, whose writes leave only while that person acts. An attempt looks, or keeps what it sends, before it writes, and
 * another person may log in meanwhile: the write would leave with their login.
 */
export const whileActing = (client: ApiClient, sender: Sender): ApiClient => ({
  ...client,
  write(path, ...call) {
    if (mayLeave(sender)) return client.write(path, ...call);
    return Promise.reject(new Aborted(`${path}: another person acts by now`));
  },
});
