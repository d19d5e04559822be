import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { AddressDraft } from '#entities/address/rules/deliveryAddress.ts';
import { fillIn } from '#entities/address/rules/fillIn.ts';
import { takeApart } from '#entities/address/rules/takeApart.ts';
import { Button } from '#ui/controls/Button.tsx';
import { useOneAtATime } from '#ui/controls/useOneAtATime.ts';
import { TextField } from '#ui/fields/TextField.tsx';
import { renderToast } from '#ui/overlay/appToast.tsx';
import { Card } from '#ui/page/Card.tsx';
import { Notice } from '#ui/page/Notice.tsx';
import { loadRegions } from './useRegions.ts';

export interface PasteAddressProps {
  readonly draft: AddressDraft;
  readonly onChange: (part: Partial<AddressDraft>) => void;
}

interface Left {
  readonly unused: readonly string[];
  readonly isAreaOpen: boolean;
}

/** A whole address, copied from a chat, fills the fields that it says; what it says besides stays in sight. */
export function PasteAddress({ draft, onChange }: PasteAddressProps) {
  const { t } = useTranslation('addresses');
  const [text, setText] = useState('');
  const [left, setLeft] = useState<Left>();
  const { isBusy, run } = useOneAtATime();
  // What was typed while the regions were loaded is not replaced unseen.
  const latest = useRef(draft);
  useEffect(() => {
    latest.current = draft;
  }, [draft]);

  async function read() {
    const table = await loadRegions().catch(() => undefined);
    if (table === undefined) return renderToast(t('areaFailed'));
    const filled = fillIn(latest.current, takeApart(text, table));
    if (filled === undefined) return renderToast(t('nothingFound'));
    const { change, replaced, ...open } = filled;
    onChange(change);
    setLeft(open);
    setText((now) => (now === text ? '' : now));
    const undo = () => {
      onChange(replaced);
      setText(text);
      setLeft(undefined);
    };
    const isReplaced = Object.keys(replaced).length > 0;
    renderToast(t('takenApart'), isReplaced ? { action: { label: t('undo'), act: undo } } : {});
  }
  const isAreaOpen = left?.isAreaOpen === true && draft.area === '';
  const unused = left?.unused ?? [];
  return (
    <Card>
      <TextField
        id="address-paste"
        label={t('paste')}
        hint={t('pasteHint')}
        isLong
        autoComplete="off"
        value={text}
        onText={setText}
      />
      {text.trim() !== '' && (
        <Button kind="secondary" busy={isBusy} onClick={() => void run(read)}>
          {t('takeApart')}
        </Button>
      )}
      {(isAreaOpen || unused.length > 0) && (
        <Notice kind="warn" live>
          {isAreaOpen && <p>{t('areaOpen')}</p>}
          {unused.length > 0 && <p>{t('notUsed', { texts: unused.join(t('textSeparator')) })}</p>}
        </Notice>
      )}
    </Card>
  );
}
