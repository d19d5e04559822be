// @vitest-environment jsdom
import { IDBFactory } from 'fake-indexeddb';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { contactBucket } from '#device/drafts/contactBucket.ts';
import { createDatabase } from '#device/storage/database.ts';
import type { FieldDefinition } from '#domain/form/formDefinition.ts';
import type { DraftAddress } from '#entities/registration/registrationDraft.ts';
import { dumpDatabase } from '#tests/device/fakePhone.ts';
import { openPhone, openTab, type Phone, startServer, stopServer, type Tab } from '#tests/flows/openPhone.ts';

const label = { zh: '', en: '' };
const fields: readonly FieldDefinition[] = [
  { key: 'Job', type: 'text', label, required: false },
  { key: 'BackupMobile', type: 'mobile', label, required: false },
  { key: 'IdDocument', type: 'idDocument', label, required: false },
];
const answers = {
  Job: '设备主管',
  BackupMobile: '13900002222',
  IdDocument: { type: 'mainlandId', number: '11010119900307002X' },
} as const;
let phone: Phone;
let tab: Tab;

beforeAll(startServer);
afterAll(stopServer);
beforeEach(async () => {
  phone = openPhone();
  tab = await openTab();
});
afterEach(() => tab.kill());

const address = (value = '13900001111', exhibitionId = 'open00000000000000000001'): DraftAddress => ({
  exhibitionId,
  channelId: 'visitor00000000000000001',
  contact: { kind: 'mobile', value },
});
const identityOf = (contact: string) => ({ name: '周闻溪', company: '南麓食品', contact });

async function reload(): Promise<void> {
  tab.kill();
  tab = await openTab();
}

describe('a registration’s draft', () => {
  it('comes back after a reload, with the parts of both screens', async () => {
    await tab.saveRegistrationDraft(address(), { identity: identityOf('13900001111'), step: 'register' }, []);
    await tab.saveRegistrationDraft(address(), { answers, step: 'information', formVersion: '1' }, fields);
    await reload();
    expect(await tab.findRegistrationDraft(address())).toMatchObject({
      draft: { answers, identity: identityOf('13900001111'), step: 'information', formVersion: '1' },
      needsRetyping: [],
    });
  });

  it('is added to after a reload, not begun again', async () => {
    await tab.saveRegistrationDraft(address(), { identity: identityOf('13900001111') }, []);
    await reload();
    await tab.saveRegistrationDraft(address(), { answers: { Job: '经理' }, step: 'information' }, fields);
    const found = await tab.findRegistrationDraft(address());
    expect(found?.draft).toMatchObject({ identity: { name: '周闻溪' }, answers: { Job: '经理' } });
  });

  it('is found for any tenant the phone has met since', async () => {
    await tab.saveRegistrationDraft(address(), { identity: identityOf('13900001111') }, []);
    tab.device.getState().set('tenantId', 'another-organiser');
    expect((await tab.findRegistrationDraft(address()))?.draft.identity.name).toBe('周闻溪');
  });

  it('is not found with another proven number', { tags: ['D12'] }, async () => {
    await tab.saveRegistrationDraft(address(), { identity: identityOf('13900001111') }, []);
    expect(await tab.findRegistrationDraft(address('13900001112'))).toBeUndefined();
  });

  it('is not shown to a person whose number shares its mark', { tags: ['D12'] }, async () => {
    const other = '13007494975';
    expect(contactBucket(other)).toBe(contactBucket('13900001111'));
    await tab.saveRegistrationDraft(address(), { identity: identityOf('13900001111') }, []);
    expect(await tab.findRegistrationDraft(address(other))).toBeUndefined();
  });

  it('belongs to one exhibition', async () => {
    await tab.saveRegistrationDraft(address(), { identity: identityOf('13900001111') }, []);
    expect(
      await tab.findRegistrationDraft(address('13900001111', 'soon00000000000000000001')),
    ).toBeUndefined();
  });

  it('is gone once it is removed, also for this page', async () => {
    await tab.saveRegistrationDraft(address(), { identity: identityOf('13900001111'), answers }, fields);
    await tab.removeRegistrationDraft(address());
    expect(await tab.findRegistrationDraft(address())).toBeUndefined();
    await tab.saveRegistrationDraft(address(), { step: 'register' }, []);
    expect((await tab.findRegistrationDraft(address()))?.draft).toMatchObject({ answers: {}, identity: {} });
  });

  it('is gone when the system has emptied the phone between two visits, and the form starts empty', {
    tags: ['D09'],
  }, async () => {
    await tab.saveRegistrationDraft(address(), { identity: identityOf('13900001111'), answers }, fields);
    tab.kill();
    localStorage.clear();
    sessionStorage.clear();
    vi.stubGlobal('indexedDB', new IDBFactory());
    tab = await openTab();
    expect(await tab.findRegistrationDraft(address())).toBeUndefined();
    await tab.saveRegistrationDraft(address(), { step: 'register' }, []);
    expect((await tab.findRegistrationDraft(address()))?.draft).toMatchObject({ answers: {}, identity: {} });
  });

  it('is not written after a logout in another tab', { tags: ['D11'] }, async () => {
    window.dispatchEvent(new StorageEvent('storage', { key: null, storageArea: localStorage }));
    expect(await tab.saveRegistrationDraft(address(), { identity: identityOf('13900001111') }, [])).toBe(
      false,
    );
    await reload();
    expect(await tab.findRegistrationDraft(address())).toBeUndefined();
  });

  it('never lies in localStorage with a number, and a document number lies nowhere in the clear', async () => {
    await tab.saveRegistrationDraft(address(), { identity: identityOf('13900001111'), answers }, fields);
    const database = await dumpDatabase(createDatabase({ indexedDB, name: 'exhibition-visitor' }));
    expect(database).toContain('设备主管');
    for (const number of ['13900001111', '13900002222', '11010119900307002X'])
      expect(phone.storedText()).not.toContain(number);
    expect(database).not.toContain('11010119900307002X');
  });
});
