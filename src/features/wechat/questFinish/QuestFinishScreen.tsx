import { useOneAtATime } from '#ui/controls/useOneAtATime.ts';
import { focusHeading } from '#ui/page/focusHeading.ts';
import { PageHeading } from '#ui/page/PageHeading.tsx';
import { Card } from '#ui/page/Card.tsx';
import { Button } from '#ui/controls/Button.tsx';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { services } from '#session/services.ts';
import { pagesBack, switchPerson, takeReturn, type WechatReturn } from './wechatReturn.ts';
import { Waiting } from '#ui/page/Waiting.tsx';
import { CompletingLogin } from './CompletingLogin.tsx';
import { leaveReturn, stepBack } from './leaveReturn.ts';
import { LoginFailed } from './LoginFailed.tsx';

/** The return from WeChat: goes on after a login, or says why it failed. */
export default function QuestFinishScreen() {
  const { t } = useTranslation('accounts');
  // In the first drawing, not after it: nothing may run in between.
  const [taken] = useState(takeReturn);
  const [result, setResult] = useState<WechatReturn>();

  useEffect(() => {
    void taken.then((found) => {
      setResult(found);
      if (found.kind === 'back') stepBack(found.pages);
    });
    // Where a page cannot be replaced, this one is still there on the way back.
    const onShow = ({ persisted }: PageTransitionEvent) => persisted && stepBack(pagesBack());
    window.addEventListener('pageshow', onShow);
    return () => window.removeEventListener('pageshow', onShow);
  }, [taken]);

  if (result === undefined) return <Waiting isScreen />;
  if (result.kind === 'in') return <CompletingLogin />;
  if (result.kind !== 'other') return <LoginFailed kind={result.kind} />;
  const { identity } = result;
  return (
    <OtherPerson
      before={services().device.getState().wechatName ?? t('wechatSomebody')}
      after={identity.name || t('wechatSomebody')}
      onSwitch={async () => setResult(await switchPerson(identity))}
      onStay={() => void leaveReturn()}
    />
  );
}

interface OtherPersonProps {
  readonly before: string;
  readonly after: string;
  readonly onSwitch: () => Promise<unknown>;
  readonly onStay: () => void;
}

/** A code that is gone at the gate is worse than one question: asks before the last person's things go. */
function OtherPerson({ before, after, onSwitch, onStay }: OtherPersonProps) {
  const { t } = useTranslation('accounts');
  const { isBusy, run } = useOneAtATime();
  return (
    <>
      <PageHeading ref={focusHeading}>{t('otherTitle')}</PageHeading>
      <Card>
        <p>{t('otherText', { before, after })}</p>
        <Button onClick={onStay}>{t('otherStay')}</Button>
        <Button kind="secondary" busy={isBusy} onClick={() => void run(onSwitch)}>
          {t('otherSwitch')}
        </Button>
      </Card>
    </>
  );
}
