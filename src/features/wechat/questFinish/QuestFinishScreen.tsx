import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { services } from '#flows/session/services.ts';
import { pagesBack, switchPerson, takeReturn, type WechatReturn } from './wechatReturn.ts';
import { Waiting } from '#ui/page/Waiting.tsx';
import { CompletingLogin } from './CompletingLogin.tsx';
import { leaveReturn, stepBack } from './leaveReturn.ts';
import { LoginFailed } from './LoginFailed.tsx';
import { OtherPerson } from './OtherPerson.tsx';

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
