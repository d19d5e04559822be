import type { Page } from '@playwright/test';

/** Whether the phone's database has a value whose key begins with `prefix` and contains `part`. */
export const isKept = (page: Page, prefix: string, part: string): Promise<boolean> =>
  page.evaluate(
    (wanted) =>
      new Promise<boolean>((resolve) => {
        const opening = indexedDB.open('exhibition-visitor');
        opening.addEventListener('success', () => {
          const all = opening.result.transaction('values').objectStore('values').getAllKeys();
          all.addEventListener('success', () => {
            opening.result.close();
            resolve(
              all.result
                .map(String)
                .some((key) => key.startsWith(wanted.prefix) && key.includes(wanted.part)),
            );
          });
        });
      }),
    { prefix, part },
  );
