/**
 * The requests that decide what an entry page shows. The early fetch in the page's head and the data layer
 * must ask in exactly the same words, so both take them from here. No imports: this goes into the inline script.
 */
export interface EntryRequest<Params extends object = object> {
  /** After the API's prefix. */
  readonly path: `/data/register/${string}`;
  readonly body: { readonly tenantId: string; readonly params: Params };
}

/** What the error of an early fetch says beside its cause. */
export interface EarlyFailure {
  /** Epoch milliseconds; 0 where the next attempt need not wait. */
  readonly failedAtMs?: number;
}

/** JSON drops a missing id, and the request would then match every record: better no request at all. */
function present(id: string): string {
  if (!id) throw new Error('an id is missing in a request');
  return id;
}

/** One exhibition, with its organisation written in place of `OrganizationId`. */
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

/** One channel by its id, or every open channel of an exhibition in the organiser's order. */
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

/** An exhibition together with the form that one of its channels asks for. */
export function exhibitionWithFormRequest(exhibitionId: string, channelId: string, systemTenant: string) {
  return {
    path: '/data/register/getExhibition',
    body: {
      tenantId: systemTenant,
      params: { ExhibitionId: present(exhibitionId), ChannelId: present(channelId) },
    },
  } satisfies EntryRequest;
}
