import type { ApiClient, ApiPath, CallOptions } from '../client/apiClient.ts';
import type { Envelope } from '../client/envelope.ts';

/** A server function by its name. Not repeated, as some of them change something. @throws ApiProblem */
export function custom(
  client: ApiClient,
  name: string,
  params: object,
  options?: CallOptions,
): Promise<Envelope> {
  const path: ApiPath = `/data/custom/${encodeURIComponent(name)}`;
  return client.write(path, params, options);
}
