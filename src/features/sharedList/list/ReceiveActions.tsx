import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { scanCode } from '#entities/scan/scanCode.tsx';
import { tellPartNotLoaded } from '#flows/navigation/tellPartNotLoaded.ts';
import { Button } from '#ui/controls/Button.tsx';
import { IconAction } from '#ui/controls/IconAction.tsx';
import { IconActionRow } from '#ui/controls/IconActionRow.tsx';
import { useOneAtATime } from '#ui/controls/useOneAtATime.ts';
import { TextField } from '#ui/fields/TextField.tsx';
import { renderToast } from '#ui/overlay/appToast.tsx';
import { SheetFrame } from '#ui/overlay/SheetFrame.tsx';
import { useBackEntry } from '#ui/overlay/useBackEntry.ts';
import { linkIn } from '../kept/useReceived.ts';

/** How a list comes back: by the code on a colleague's phone, or by the link that they have sent. */
export function ReceiveActions({ children }: { readonly children?: ReactNode }) {
  const { t } = useTranslation('sharedList');
  const navigate = useNavigate();
  const { run } = useOneAtATime();
  const [isPasting, setIsPasting] = useState(false);

  async function scan() {
    try {
      const text = await scanCode();
      if (text === undefined) return;
      const path = linkIn(text);
      if (path === undefined) renderToast(t('notList'));
      else await navigate(path, { replace: true });
    } catch {
      // The scanner's part of the app has not come.
      tellPartNotLoaded();
    }
  }

  return (
    <>
      <IconActionRow>
        <IconAction icon="scan" onClick={() => void run(scan)}>
          {t('scan')}
        </IconAction>
        <IconAction icon="copy" onClick={() => setIsPasting(true)}>
          {t('paste')}
        </IconAction>
        {children}
      </IconActionRow>
      {isPasting && <PasteSheet onClose={() => setIsPasting(false)} />}
    </>
  );
}

function PasteSheet({ onClose }: { readonly onClose: () => void }) {
  const { t } = useTranslation('sharedList');
  const navigate = useNavigate();
  const [text, setText] = useState('');
  const [isMissing, setIsMissing] = useState(false);

  const { leave } = useBackEntry(onClose);

  async function read() {
    const path = linkIn(text);
    setIsMissing(path === undefined);
    if (path === undefined) return;
    await leave();
    onClose();
    await navigate(path, { replace: true });
  }

  const field = (
    <TextField
      id="shared-list-link"
      label={t('pasteLabel')}
      isLong
      autoComplete="off"
      spellCheck={false}
      value={text}
      onText={(next) => {
        setText(next);
        setIsMissing(false);
      }}
      error={isMissing ? t('pasteNone') : undefined}
    />
  );
  return (
    <SheetFrame title={t('paste')} text={field} onLeave={onClose} leavesBeside>
      <Button onClick={() => void read()}>{t('pasteRead')}</Button>
      <Button kind="quiet" onClick={onClose}>
        {t('close')}
      </Button>
    </SheetFrame>
  );
}
