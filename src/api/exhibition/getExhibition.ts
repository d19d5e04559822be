import { exhibitionWithFormRequest } from '#domain/exhibition/entryRequest.ts';
import { type Exhibition, readExhibition } from '#domain/exhibition/exhibition.ts';
import type { FieldDefinition, FormDefinition } from '#domain/form/formDefinition.ts';
import { proofWindow } from '#domain/time/proofWindow.ts';
import { parseVenueTime } from '#domain/time/formatVenueTime.ts';
import { accepted } from '#data/client/accepted.ts';
import type { ApiClient, ReadOptions } from '#data/client/apiClient.ts';
import { readFormConfiguration } from './readFormConfiguration.ts';
import { objectsOf } from '#data/collections/rows.ts';

export interface ExhibitionWithForm {
  readonly exhibition: Exhibition | undefined;
  /** Undefined when the answer holds no readable form; a form without fields asks nothing. */
  readonly form: FormDefinition | undefined;
}

/** An exhibition and the form that this channel asks for. @throws ApiProblem */
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
  const form = row && readFormConfiguration(row['CustomBasic'], client.warn);
  return { exhibition, form: form && withProofWindows(form, parseVenueTime(exhibition?.StartTime)) };
}

/** Says when proofs of health can be submitted, and are required. Where the start of the meeting is unknown they always can. */
function withProofWindows(form: FormDefinition, startMs: number | undefined): FormDefinition {
  if (startMs === undefined) return form;
  return { ...form, fields: form.fields.map((field) => withProofWindow(field, startMs)) };
}

function withProofWindow(field: FieldDefinition, startMs: number): FieldDefinition {
  if (!field.within48Hours) return field;
  const window = { ...field, required: false, proofWindow: proofWindow(startMs) };
  return field.required ? { ...window, isProofDemanded: true } : window;
}
