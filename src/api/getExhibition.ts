import { exhibitionWithFormRequest } from '../domain/entryRequests.ts';
import { type Exhibition, readExhibition } from '../domain/exhibition.ts';
import type { FormDefinition } from '../domain/form/definition.ts';
import { accepted } from './accepted.ts';
import type { ApiClient, ReadOptions } from './client.ts';
import { readFormConfiguration } from './formConfiguration.ts';
import { objectsOf } from './rows.ts';

export interface ExhibitionWithForm {
  readonly exhibition: Exhibition | undefined;
  /** Undefined when the answer holds no readable form; a form without fields asks nothing. */
  readonly form: FormDefinition | undefined;
}

/**
 * An exhibition and the form that this channel asks for.
 * @throws ApiProblem
 */
export async function getExhibition(
  client: ApiClient,
  exhibitionId: string,
  channelId: string,
  options?: ReadOptions,
): Promise<ExhibitionWithForm> {
  const { path, body } = exhibitionWithFormRequest(exhibitionId, channelId, client.systemTenant);
  const answer = await client.read(path, body.params, { ...options, tenantId: body.tenantId });
  const row = objectsOf(accepted(answer, path).result)[0];
  const exhibition = readExhibition(row?.['Exhibition']);
  if (exhibition && exhibition.RecordId !== exhibitionId) {
    client.warn('getExhibition answered for another exhibition');
    return { exhibition: undefined, form: undefined };
  }
  return { exhibition, form: row && readFormConfiguration(row['CustomBasic'], client.warn) };
}
