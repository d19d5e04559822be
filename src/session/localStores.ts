import { exhibitionRowOf } from '../flows/sharing/exhibitionRowOf.ts';
import { unitIdOf } from '../entities/series/rules/series.ts';
import { readReference } from '../domain/record/serverRow.ts';
import { useSyncExternalStore } from 'react';
import { appSession, appStorage, browserDatabases } from '../device/storage/appDeviceStore.ts';
import { type CodeCountdown, createCodeCountdown } from '../device/timers/codeCountdown.ts';
import { createDatabase } from '../device/storage/database.ts';
import { createDraftStore, type DraftStore } from '../device/drafts/draftStore.ts';
import { ownNames } from '../device/storage/deviceKeys.ts';
import { localStorageLasts } from '../device/storage/localStorageLasts.ts';
import { type CardPictures, createCardPictures } from '../entities/card/kept/cardPictures.ts';
import { type CardRecords, createCardRecords } from '../entities/card/kept/cardRecords.ts';
import { createKeptThreads, type KeptThreads } from '../entities/message/kept/keptThreads.ts';
import { createOutbox, type Outbox } from '../sending/kept/outbox.ts';
import { createProvenContacts, type ProvenContacts } from '../device/drafts/provenContact.ts';
import { openSealedBox } from '../device/drafts/sealedBox.ts';
import { createSendLock, type SendLock } from '../sending/kept/sendLock.ts';
import { createTabLocks, type TabLocks } from '../sending/kept/tabLock.ts';
import { createUploadBytes } from '../sending/kept/uploadBytes.ts';
import { createPendingUploads, type PendingUploads } from '../sending/kept/pendingUploads.ts';
import type { Voucher } from '../entities/voucher/rules/voucher.ts';
import { createVoucherStore, type VoucherStore } from '../entities/voucher/kept/voucherStore.ts';
import { services } from './services.ts';

/** What the phone keeps beyond the key table: drafts, things to send, vouchers, a proven contact, files on their way. */
export interface LocalStores {
  readonly drafts: DraftStore;
  readonly outbox: Outbox;
  readonly vouchers: VoucherStore;
  readonly provenContacts: ProvenContacts;
  readonly countdown: CodeCountdown;
  readonly sendLock: SendLock;
  readonly pendingUploads: PendingUploads;
  readonly tabLocks: TabLocks;
  readonly threads: KeptThreads;
  readonly cards: CardRecords;
  readonly cardPictures: CardPictures;
}

let opening: Promise<LocalStores> | undefined;
let vouchers: VoucherStore | undefined;

function database() {
  return createDatabase({ indexedDB: browserDatabases(), name: ownNames.database });
}
let opened: ReturnType<typeof database> | undefined;
const oneDatabase = () => (opened ??= database());

/** The vouchers are known immediately, so that a code is on the screen before any database is open. */
export function voucherStore(): VoucherStore {
  vouchers ??= createVoucherStore({
    database: oneDatabase(),
    storage: appStorage(),
    now: services().now,
    events: window,
  });
  return vouchers;
}

/** What an earlier page kept there while localStorage was refused is out of date by now. */
async function removeStorageCopy(): Promise<void> {
  const keys = await oneDatabase().keys(ownNames.storageCopyPrefix);
  await Promise.all(keys.map((key) => oneDatabase().remove(key)));
}

async function open(): Promise<LocalStores> {
  const { now, times } = services();
  const sealedBox = await openSealedBox(oneDatabase());
  const drafts = createDraftStore({ database: oneDatabase(), sealedBox, storage: appStorage(), now });
  void drafts.sweep();
  const uploadBytes = createUploadBytes({
    database: oneDatabase(),
    sealedBox,
    now,
    storage: navigator.storage,
  });
  const pendingUploads = createPendingUploads({ database: oneDatabase(), sealedBox, uploadBytes, now });
  void pendingUploads.sweep();
  if (localStorageLasts()) void removeStorageCopy();
  return {
    drafts,
    outbox: createOutbox(oneDatabase(), sealedBox),
    vouchers: voucherStore(),
    provenContacts: createProvenContacts(oneDatabase(), now, seriesOf),
    countdown: createCodeCountdown({ session: appSession(), codeResendMs: times.codeResendMs, now }),
    sendLock: createSendLock({ locks: navigator.locks, storage: appStorage(), now }),
    pendingUploads,
    tabLocks: createTabLocks(navigator.locks),
    threads: createKeptThreads({ database: oneDatabase(), sealedBox, now }),
    cards: createCardRecords({ database: oneDatabase(), sealedBox }),
    cardPictures: createCardPictures({ database: oneDatabase(), sealedBox, storage: navigator.storage }),
  };
}

/** Opened at the first call; after a failure the next call tries again. */
export function localStores(): Promise<LocalStores> {
  if (opening !== undefined) return opening;
  const stores = open();
  opening = stores;
  stores.catch(() => {
    if (opening === stores) opening = undefined;
  });
  return stores;
}

/** Forgets what this page has opened, for a logout or between tests; what still writes to it is not kept any more. */
export function closeLocalStores(): void {
  opened?.end();
  opening = undefined;
  vouchers = undefined;
  opened = undefined;
}

/** The vouchers of this phone, newest first, as React state. */
export function useVouchers(): readonly Voucher[] {
  const store = voucherStore();
  return useSyncExternalStore(store.subscribe, store.list);
}

/** Tenant and unit of the exhibition in use, for what its series has in common; undefined without a series. */
function seriesOf(exhibitionId: string): string | undefined {
  const row = exhibitionRowOf(services().device.getState(), exhibitionId);
  const [tenantId, unitId] = [readReference(row?.['TenantId']), unitIdOf(row)];
  return tenantId === '' || unitId === '' ? undefined : `${tenantId}/${unitId}`;
}
