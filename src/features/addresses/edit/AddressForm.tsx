import type { VisitorKey } from '#domain/person/visitorKey.ts';
import { type FormEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { saveAddress, type SaveOutcome } from '#entities/address/addressWrites.ts';
import { addressesPath } from '#entities/order/rules/orderPaths.ts';
import { checkDelivery, type DeliveryAddress } from '#entities/address/rules/deliveryAddress.ts';
import { rereadAddresses } from '#entities/address/addressesQuery.ts';
import { useBack } from '#flows/navigation/useBack.ts';
import { services } from '#session/services.ts';
import { Button } from '#ui/controls/Button.tsx';
import { useOneAtATime } from '#ui/controls/useOneAtATime.ts';
import { renderToast } from '#ui/overlay/appToast.tsx';
import { focusControl } from '#ui/page/ErrorSummary.tsx';
import { Notice } from '#ui/page/Notice.tsx';
import { PageFoot } from '#ui/page/PageFoot.tsx';
import { AddressFields } from './AddressFields.tsx';
import { PasteAddress } from './PasteAddress.tsx';
import { useAddressDraft } from './useAddressDraft.ts';

type Failure = Exclude<SaveOutcome, 'done' | 'wasThere'>;

const sentences = {
  refused: 'changeRefused',
  failed: 'changeFailed',
  notDefault: 'savedNotDefault',
} as const;

export interface AddressFormProps {
  readonly owner: VisitorKey;
  /** Undefined for a new one. */
  readonly address: DeliveryAddress | undefined;
}

export function AddressForm({ owner, address }: AddressFormProps) {
  const { t } = useTranslation('addresses');
  const { draft, change, forget } = useAddressDraft(owner, address?.RecordId, address);
  const [wasTried, setTried] = useState(false);
  const [failed, setFailed] = useState<Failure>();
  const { isBusy, run } = useOneAtATime();
  const back = useBack(addressesPath(owner.exhibitionId));
  const problems = checkDelivery(draft);

  async function save(): Promise<void> {
    setFailed(undefined);
    const outcome = await saveAddress(await services().client(), owner, draft, address?.RecordId);
    if (outcome !== 'done' && outcome !== 'wasThere') {
      setFailed(outcome);
      return outcome === 'notDefault' ? rereadAddresses(owner) : undefined;
    }
    forget();
    await rereadAddresses(owner);
    renderToast(t(outcome === 'done' ? 'saved' : 'wasThere'), { outlivesNavigation: true });
    back();
  }
  function submit(event: FormEvent) {
    event.preventDefault();
    setTried(true);
    const [first] = problems;
    if (first !== undefined) return focusControl(`address-${first.field}`);
    void run(save);
  }

  return (
    <form onSubmit={submit} noValidate>
      {address === undefined && <PasteAddress draft={draft} onChange={change} />}
      <AddressFields draft={draft} problems={wasTried ? problems : []} onChange={change} />
      {failed !== undefined && (
        <Notice kind="error" live>
          {t(sentences[failed])}
        </Notice>
      )}
      <PageFoot>
        <Button type="submit" busy={isBusy}>
          {t('save')}
        </Button>
      </PageFoot>
    </form>
  );
}
