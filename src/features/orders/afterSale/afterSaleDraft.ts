import { useEffect, useState } from 'react';
import { draftKey, type FoundDraft } from '#device/drafts/draftStore.ts';
import type { FoundEntry } from '#sending/kept/outbox.ts';
import type { Answers, FormDefinition } from '#domain/form/formDefinition.ts';
import type { OrderKey } from '#entities/order/orderQueries.ts';
import { localStores } from '#session/localStores.ts';
import { services } from '#session/services.ts';
import { findEarlierEntry } from '#sending/outboxEntry.ts';
import { formUploads } from '#flows/uploads/formUploads.ts';

/** What the phone holds of a request that was begun, or sent without an answer. */
export interface AfterSaleStart {
  readonly draft: FoundDraft | undefined;
  readonly unfinished: FoundEntry | undefined;
}

function keyOf({ exhibitionId, visitorId, orderId }: OrderKey): string {
  const { tenantId = '' } = services().device.getState();
  return draftKey({ tenantId, exhibitionId, channelId: '', personId: `order-${orderId}-${visitorId}` });
}

/** Undefined until the phone has been asked. */
export function useAfterSaleStart({ exhibitionId, visitorId, orderId }: OrderKey) {
  const [start, setStart] = useState<AfterSaleStart>();
  useEffect(() => {
    let isCancelled = false;
    async function look(): Promise<AfterSaleStart> {
      const { drafts } = await localStores();
      const [draft, unfinished] = await Promise.all([
        drafts.find(keyOf({ exhibitionId, visitorId, orderId })),
        findEarlierEntry(exhibitionId, [{ kind: 'afterSale', visitorId, orderId }]),
      ]);
      return { draft, unfinished };
    }
    void look().then((found) => {
      if (!isCancelled) setStart(found);
    });
    return () => {
      isCancelled = true;
    };
  }, [exhibitionId, visitorId, orderId]);
  return start;
}

export async function saveAfterSaleDraft(
  key: OrderKey,
  answers: Answers,
  form: FormDefinition,
): Promise<void> {
  if (services().device.getState().isPersonGone) return;
  const draft = { answers, identity: {}, step: '', formVersion: form.version };
  await (await localStores()).drafts.save(keyOf(key), draft, form.fields);
}

export async function removeAfterSaleDraft(key: OrderKey): Promise<void> {
  const { drafts, pendingUploads } = await localStores();
  await Promise.all([drafts.remove(keyOf(key)), pendingUploads.removeForm(keyOf(key))]);
}

export const afterSaleUploads = (key: OrderKey) =>
  formUploads({
    id: `${key.exhibitionId}/order/${key.orderId}`,
    owner: key.visitorId,
    draftKey: () => keyOf(key),
  });
