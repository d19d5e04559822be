import type { APIRequestContext } from '@playwright/test';

interface Option {
  readonly Value: string;
}

/** As when the last place goes to another person: the organiser's own system marks the choice. */
export async function markFull(
  request: APIRequestContext,
  exhibitionId: string,
  value: string,
  isFull: boolean,
) {
  const call = async (path: string, params: object) => {
    const answer = await request.post(`/v2/data/${path}`, {
      headers: { authorization: 'Bearer sandbox-credential' },
      data: { tenantId: 'sys', userId: '', params },
    });
    return (await answer.json()) as {
      result: { RecordId: string; CommonFields: { Options?: Option[] }[] }[];
    };
  };
  const [form] = (await call('queryList/CustomBasic', { condition: { ExhibitionId: exhibitionId } })).result;
  const fields = form?.CommonFields.map((field) => ({
    ...field,
    ...(field.Options && {
      Options: field.Options.map((option) => (option.Value === value ? { ...option, Full: isFull } : option)),
    }),
  }));
  await call('update/CustomBasic', { recordId: form?.RecordId, setValue: { CommonFields: fields } });
}
