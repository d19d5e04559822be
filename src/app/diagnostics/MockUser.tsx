import { useState } from 'react';
import { maskMobile } from '#domain/person/contact.ts';
import { services } from '#session/services.ts';
import { logInAs } from '#entities/visitor/logInAs.ts';
import { type TesterWord, useTesterWords } from '#language/useTesterWords.ts';
import { announce } from '#ui/overlay/announce.ts';
import { Button } from '#ui/controls/Button.tsx';
import styles from './diagnostics.module.css';

export function MockUser({ mobile }: { readonly mobile: string }) {
  const { t } = useTesterWords();
  const [said, setSaid] = useState<TesterWord>();
  const isBusy = said === 'busy';

  function say(word: TesterWord) {
    setSaid(word);
    announce(t(word));
  }

  async function logIn() {
    const { entranceId } = services().device.getState();
    if (entranceId === undefined) return say('noExhibition');
    setSaid('busy');
    const outcome = await logInAs(entranceId, { kind: 'mobile', value: mobile }).catch(
      () => 'unknown' as const,
    );
    say(outcome === 'unknown' ? 'failed' : outcome);
  }

  return (
    <div>
      <Button kind="secondary" busy={isBusy} busyText={t('busy')} onClick={() => void logIn()}>
        {t('logIn', { mobile: maskMobile(mobile) })}
      </Button>
      {said !== undefined && !isBusy && <p className={styles.said}>{t(said)}</p>}
    </div>
  );
}
