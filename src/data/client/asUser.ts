import type { ApiClient } from './apiClient.ts';

/**
 * The client of one user, also when another person is logged in by the time of a call.
 * @param userId '' for none; undefined for who is logged in
 */
export function asUser(client: ApiClient, userId: string | undefined): ApiClient {
  if (userId === undefined) return client;
  return {
    ...client,
    read: (path, params, call) => client.read(path, params, { userId, ...call }),
    write: (path, params, call) => client.write(path, params, { userId, ...call }),
  };
}
