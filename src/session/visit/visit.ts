import { useStore } from 'zustand';
import { createStore } from 'zustand/vanilla';
import { type Channel, chooseChannel, openChannels, readChannel } from '#domain/exhibition/channel.ts';
import { channelsIn, exhibitionIn, isAnswer, type ReadRow } from '#domain/exhibition/entryAnswers.ts';
import { channelRequest, exhibitionRequest } from '#domain/exhibition/entryRequest.ts';
import { type Exhibition, readExhibition } from '#domain/exhibition/exhibition.ts';
import { problemKey } from '#language/problemKey.ts';
import { forgetExhibition } from './currentExhibitionId.ts';
import { services } from '../services.ts';
import { askEntry } from './askEntry.ts';

/** What a look-up has brought so far. `missing`: the server answered and has none. `failed`: no usable answer. */
export type Loadable<T> =
  | { readonly kind: 'loading' }
  | { readonly kind: 'found'; readonly value: T }
  | { readonly kind: 'missing' }
  | { readonly kind: 'failed'; readonly cause: unknown };

/** The exhibition and channel of the address in use. */
export interface Visit {
  readonly exhibitionId: string | undefined;
  readonly exhibition: Loadable<Exhibition>;
  /** As the server wrote the exhibition. The phone keeps one such row, and another tab may be at another exhibition. */
  readonly exhibitionRow: unknown;
  readonly channel: Loadable<Channel>;
  /** The open channels in the organiser's order, as far as they have been asked for. */
  readonly offered: readonly ReadRow<Channel>[];
  /** Something has failed or takes long, and is still being tried. */
  readonly isRetrying: boolean;
  /** The latest failure; undefined where it only takes long. */
  readonly failureReason: unknown;
}

const loading = { kind: 'loading' } as const;
const nothing: Visit = {
  exhibitionId: undefined,
  exhibition: loading,
  exhibitionRow: undefined,
  channel: loading,
  offered: [],
  isRetrying: false,
  failureReason: undefined,
};

export const visitStore = createStore<Visit>()(() => nothing);

export function useVisit<T>(selector: (visit: Visit) => T): T {
  return useStore(visitStore, selector);
}

/** The channel that is asked for now, '' for none; the response to an earlier query must not overwrite it. */
let visiting = '';
let resolving: Promise<string | undefined> = Promise.resolve(undefined);
let lookingUp: Promise<void> = Promise.resolve();

const entryListener = {
  onSlow: () => visitStore.setState({ isRetrying: true }),
  onAttemptFailed: (cause: unknown) => visitStore.setState({ isRetrying: true, failureReason: cause }),
};

function updateChannel(key: string, part: Pick<Visit, 'channel'> | Pick<Visit, 'offered'>): void {
  if (key === visiting) visitStore.setState(part);
}

function updateExhibition(exhibitionId: string, part: Partial<Visit>): void {
  if (visitStore.getState().exhibitionId === exhibitionId) visitStore.setState(part);
}

async function findExhibition(exhibitionId: string): Promise<void> {
  const { device, systemTenant } = services();
  try {
    const answer = await askEntry(exhibitionRequest(exhibitionId, systemTenant), entryListener);
    const found = exhibitionIn(answer, exhibitionId);
    if (found === undefined && !isAnswer(answer)) throw new Error('The exhibition was not answered');
    if (found === undefined) {
      // One that was found before is not unknown, even if this response says so.
      if (device.getState().exhibitionId !== exhibitionId) forgetExhibition(device, exhibitionId);
      return updateExhibition(exhibitionId, { exhibition: { kind: 'missing' } });
    }
    // An answer that comes after the visitor has gone on must not set the other exhibition's tenant either.
    if (visitStore.getState().exhibitionId !== exhibitionId) return;
    const { set } = device.getState();
    set('exhibitionInfo', found.row);
    set('exhibitionId', found.value.RecordId);
    if (found.value.TenantId !== '') set('tenantId', found.value.TenantId);
    updateExhibition(exhibitionId, {
      exhibition: { kind: 'found', value: found.value },
      exhibitionRow: found.row,
    });
  } catch (cause) {
    // What the phone remembers of this exhibition is better than an empty page.
    if (visitStore.getState().exhibition.kind !== 'found')
      updateExhibition(exhibitionId, { exhibition: { kind: 'failed', cause } });
  }
}

async function askChannels(exhibitionId: string, channelId?: string): Promise<ReadRow<Channel>[]> {
  const wanted = channelId === undefined ? { exhibitionId } : { recordId: channelId };
  return channelsIn(
    await askEntry(channelRequest(wanted, services().systemTenant), entryListener),
    exhibitionId,
  );
}

function keepChannel(key: string, { row, value }: ReadRow<Channel>): string {
  if (key === visiting) {
    const { set } = services().device.getState();
    set('channelId', value.RecordId);
    set('channel', row);
  }
  updateChannel(key, { channel: { kind: 'found', value } });
  return value.RecordId;
}

/** The channel whose record the phone keeps; it counts only if it belongs to this exhibition. */
function storedChannel(exhibitionId: string): ReadRow<Channel> | undefined {
  const row = services().device.getState().channel;
  const value = readChannel(row);
  return row !== undefined && value?.ExhibitionId === exhibitionId ? { row, value } : undefined;
}

/** The channel of which the phone keeps the id alone; where the two differ, the record counts. */
async function channelOfStoredId(exhibitionId: string): Promise<ReadRow<Channel> | undefined> {
  const { channelId } = services().device.getState();
  return channelId === undefined ? undefined : (await askChannels(exhibitionId, channelId))[0];
}

/** Supplied id first, then the stored channel of this exhibition, then the default or first of the open ones. */
async function findChannel(
  key: string,
  exhibitionId: string,
  supplied: string | undefined,
): Promise<string | undefined> {
  try {
    if (supplied !== undefined) {
      const named = (await askChannels(exhibitionId, supplied))[0];
      if (named !== undefined) return keepChannel(key, named);
    }
    const remembered = storedChannel(exhibitionId);
    const asked = remembered === undefined ? await channelOfStoredId(exhibitionId) : undefined;
    const stored = remembered ?? asked;
    if (stored !== undefined) keepChannel(key, stored);
    const rows = await askChannels(exhibitionId);
    const open = openChannels(rows.map(({ value }) => value));
    const rowOf = (channel: Channel | undefined) => rows.find(({ value }) => value === channel);
    updateChannel(key, { offered: open.map(rowOf).filter((row) => row !== undefined) });
    const wanted = stored?.value.RecordId;
    const current = rows.find(({ value }) => value.RecordId === wanted && value.HasOpen) ?? asked;
    if (current !== undefined) return keepChannel(key, current);
    if (wanted !== undefined) {
      // Not among the open ones any more: it may have closed, and then its record says why.
      const closed = (await askChannels(exhibitionId, wanted))[0];
      if (closed !== undefined) return keepChannel(key, closed);
    }
    const chosen = rowOf(chooseChannel(open));
    if (chosen !== undefined) return keepChannel(key, chosen);
    updateChannel(key, { channel: { kind: 'missing' } });
  } catch (cause) {
    const stored = storedChannel(exhibitionId);
    if (stored !== undefined) return keepChannel(key, stored);
    updateChannel(key, { channel: { kind: 'failed', cause } });
    // A 403 has its own page, and an alert would cover the only link there.
    if (problemKey(cause) === 'problemForbidden') return undefined;
  }
  // An exhibition that does not exist says so itself.
  await lookingUp;
  const isMissing = visitStore.getState().exhibition.kind === 'missing';
  if (key === visiting && !isMissing) services().alertChannelFailed();
  return undefined;
}

/** After a 403: the row of the exhibition has been removed from the phone, and its tenant and channel too. */
const isForgotten = () =>
  visitStore.getState().exhibition.kind === 'found' &&
  services().device.getState().exhibitionInfo === undefined;

export interface VisitAddress {
  readonly exhibitionId: string;
  readonly channelId: string | undefined;
  /** False where a screen needs no channel: then none is asked for, and none can fail. */
  readonly asksChannels?: boolean;
}

/** Called before each navigation; cheap when nothing changed. Answers the channel's id, undefined for none. Never rejects. */
export function openVisit({
  exhibitionId,
  channelId,
  asksChannels = true,
}: VisitAddress): Promise<string | undefined> {
  const state = visitStore.getState();
  const channel = state.channel.kind === 'found' ? state.channel.value.RecordId : undefined;
  const isSameExhibition =
    state.exhibitionId === exhibitionId && state.exhibition.kind !== 'failed' && !isForgotten();
  if (!asksChannels) {
    if (!isSameExhibition) startExhibition(exhibitionId);
    return Promise.resolve(undefined);
  }
  const isAnswered = visiting !== '' && state.channel.kind !== 'failed';
  if (isSameExhibition && isAnswered && (channelId === undefined || channelId === channel)) return resolving;
  startExhibition(exhibitionId);
  return startChannel(exhibitionId, channelId);
}

export function reopenVisit(): void {
  const { exhibitionId } = visitStore.getState();
  if (exhibitionId === undefined) return;
  const askedChannels = visiting !== '';
  startExhibition(exhibitionId);
  if (askedChannels) void startChannel(exhibitionId, undefined);
}

function startExhibition(exhibitionId: string): void {
  visiting = '';
  visitStore.setState({ channel: loading, isRetrying: false, failureReason: undefined });
  const before = visitStore.getState();
  if (before.exhibitionId === exhibitionId && before.exhibition.kind === 'found' && !isForgotten()) return;
  const row = services().device.getState().exhibitionInfo;
  const remembered = readExhibition(row);
  const exhibition = remembered?.RecordId === exhibitionId ? remembered : undefined;
  visitStore.setState({
    exhibitionId,
    exhibition: exhibition === undefined ? loading : { kind: 'found', value: exhibition },
    exhibitionRow: exhibition && row,
    offered: [],
  });
  lookingUp = findExhibition(exhibitionId);
}

function startChannel(exhibitionId: string, channelId: string | undefined): Promise<string | undefined> {
  visiting = `${exhibitionId}/${channelId ?? ''}`;
  resolving = findChannel(visiting, exhibitionId, channelId);
  return resolving;
}

export function pickChannel(channel: ReadRow<Channel>): void {
  resolving = Promise.resolve(keepChannel(visiting, channel));
}
