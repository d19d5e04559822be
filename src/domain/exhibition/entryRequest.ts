/**
 * The landing page's requests. The boot script and the API layer must send exactly the same, so both use these. No
 * imports: this is inlined into the HTML.
 */
export interface EntryRequest<Params extends object = object> {
  readonly path: `/data/register/${string}`;
  readonly body: { readonly tenantId: string; readonly params: Params };
}

/** Beside the error of an early request. */
export interface EarlyFailure {
  /** Epoch milliseconds; 0 where a retry need not wait. */
  readonly failedAtMs?: number;
}

/** JSON omits undefined, and a request without the id would match every row. */
function present(id: string): string {
  if (!id) throw new Error('an id is missing in a request');
  return id;
}

export function exhibitionRequest(exhibitionId: string, systemTenant: string) {
  return {
    path: '/data/register/queryList/Exhibition',
    body: {
      tenantId: systemTenant,
      params: {
        condition: { RecordId: present(exhibitionId) },
        properties: ['OrganizationId.Organization.___all'],
      },
    },
  } satisfies EntryRequest;
}

export function channelRequest(
  wanted: { readonly recordId: string } | { readonly exhibitionId: string },
  systemTenant: string,
) {
  const condition =
    'recordId' in wanted
      ? { RecordId: present(wanted.recordId) }
      : { ExhibitionId: present(wanted.exhibitionId), HasOpen: true };
  return {
    path: '/data/register/queryList/Channel',
    body: { tenantId: systemTenant, params: { condition, options: { sort: { Sort: 1 } } } },
  } satisfies EntryRequest;
}

export function exhibitionWithFormRequest(exhibitionId: string, channelId: string, systemTenant: string) {
  return {
    path: '/data/register/getExhibition',
    body: {
      tenantId: systemTenant,
      params: { ExhibitionId: present(exhibitionId), ChannelId: present(channelId) },
    },
  } satisfies EntryRequest;
}
