import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { AddressDraft } from '#entities/address/rules/deliveryAddress.ts';
import { takeApart } from '#entities/address/rules/takeApart.ts';
import { Button } from '#ui/controls/Button.tsx';
import { TextField } from '#ui/fields/TextField.tsx';
import { renderToast } from '#ui/overlay/appToast.tsx';
import { Card } from '#ui/page/Card.tsx';
import { loadRegions } from './useRegions.ts';

export interface PasteAddressProps {
  readonly onFound: (found: Partial<AddressDraft>) => void;
}

/** A whole address, copied from a chat, fills the fields. */
export function PasteAddress({ onFound }: PasteAddressProps) {
  const { t } = useTranslation('addresses');
  const [text, setText] = useState('');
  async function read() {
    const table = await loadRegions().catch(() => []);
    const { province, city, area, ...texts } = takeApart(text, table);
    if (province === '' && texts.phone === '') return renderToast(t('nothingFound'));
    const said: Record<string, string> = {};
    for (const [key, value] of Object.entries(texts)) if (value !== '') said[key] = value;
    onFound({ ...said, ...(province !== '' && { province, city, area }) });
    setText('');
    renderToast(t('takenApart'));
  }
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
        <Button kind="secondary" onClick={() => void read()}>
          {t('takeApart')}
        </Button>
      )}
    </Card>
  );
}
