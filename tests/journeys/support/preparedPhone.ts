import type { Page } from '@playwright/test';
import { contactBucket } from '#device/drafts/contactBucket.ts';
import { draftKey } from '#device/drafts/draftStore.ts';
import { ownNames } from '#device/storage/deviceKeys.ts';
import type { ProvenContact } from '#device/drafts/provenContact.ts';
import type { StoredDraft } from '#device/drafts/storedDraft.ts';
import { stories } from './stories.ts';

/** The first channel of the exhibitions whose forms journeys begin in the middle. */
const channelOf = {
  open: 'visitor00000000000000001',
  longForm: 'mainlong0000000000000001',
  delegate: 'maindelegate000000000001',
} as const;

export type PreparedStory = keyof typeof channelOf;

export const placeOf = (story: PreparedStory) => `${stories[story]}/${channelOf[story]}`;

/** The contact was proven on this phone a moment ago. */
export function provenContact(story: PreparedStory, contact: string): readonly [string, ProvenContact] {
  const kind = contact.includes('@') ? 'email' : 'mobile';
  return [`provenContact/${stories[story]}`, { kind, value: contact, provenAtMs: Date.now() }];
}

/** The short form, filled in as `fillShortForm` does, and left before the review. */
export function finishedDraft(
  contact: string,
  who: { readonly name: string; readonly company: string },
): readonly [string, StoredDraft] {
  const key = draftKey({
    tenantId: 'sys',
    exhibitionId: stories.open,
    channelId: channelOf.open,
    personId: contactBucket(contact),
  });
  return [
    `draft/${key}`,
    {
      version: 1,
      savedAtMs: Date.now(),
      step: 'information',
      formVersion: '',
      identity: { ...who, contact },
      plain: {
        VisitorCategory: 'integrator',
        Interests: ['robots', 'vision'],
        Job: '采购经理',
        PrivacyAgreed: true,
      },
      contact: {},
      contactKeys: ['contact'],
      secretKeys: [],
    },
  ];
}

/** Puts entries into the phone's database and opens an address as the first of this tab. */
export async function openPrepared(
  page: Page,
  address: string,
  entries: readonly (readonly [string, unknown])[],
): Promise<void> {
  const before = '/prepare-this-phone';
  await page.route(`**${before}`, (route) =>
    route.fulfill({ contentType: 'text/html', body: '<!doctype html><title>Prepare</title>' }),
  );
  await page.goto(before);
  await page.evaluate(
    ({ name, values }) =>
      new Promise<void>((resolve, reject) => {
        const opening = indexedDB.open(name);
        opening.addEventListener('error', () => reject(new Error('the database cannot be opened')));
        opening.addEventListener('upgradeneeded', () => opening.result.createObjectStore('values'));
        opening.addEventListener('success', () => {
          const writing = opening.result.transaction('values', 'readwrite');
          for (const [key, value] of values) writing.objectStore('values').put(value, key);
          writing.addEventListener('abort', () => reject(new Error('the database cannot be written')));
          writing.addEventListener('complete', () => {
            opening.result.close();
            resolve();
          });
        });
      }),
    { name: ownNames.database, values: entries },
  );
  await page.unroute(`**${before}`);
  await page.evaluate((next) => location.replace(next), address);
}
