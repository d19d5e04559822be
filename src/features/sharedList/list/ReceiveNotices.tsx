import { useTranslation } from 'react-i18next';
import { Notice } from '#ui/page/Notice.tsx';
import type { ReceiveProblem } from '../kept/useReceived.ts';
import type { SharedLists } from '../kept/useSharedLists.ts';

interface ReceiveNoticesProps {
  readonly lists: SharedLists;
  readonly problem: ReceiveProblem | undefined;
}

/** Why a link was not read, and which codes of a list are still to come. */
export function ReceiveNotices({ lists, problem }: ReceiveNoticesProps) {
  const { t } = useTranslation('sharedList');
  const { frames } = lists.kept;
  const count = frames?.count ?? 0;
  const missing = Array.from({ length: count }, (_, at) => at + 1).filter(
    (number) => frames?.parts[number] === undefined,
  );
  return (
    <>
      {problem !== undefined && (
        <Notice kind="error" title={t(`problem_${problem}`)}>
          {t(`problem_${problem}Text`)}
        </Notice>
      )}
      {missing.length > 0 && (
        <Notice live title={t('frames', { done: count - missing.length, count })}>
          {t('framesText', { numbers: missing.join(t('comma')) })}
        </Notice>
      )}
    </>
  );
}
