import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { CodeView } from '#ui/codes/CodeView.tsx';
import { Button } from '#ui/controls/Button.tsx';
import css from './send.module.css';

interface ListCodesProps {
  readonly values: readonly string[];
  readonly onScanned: () => void;
}

/** One code, or several that are read one after the other. */
export function ListCodes({ values, onScanned }: ListCodesProps) {
  const { t } = useTranslation('sharedList');
  const [at, setAt] = useState(0);
  const count = values.length;
  const position = { number: at + 1, count };
  const [shown, setShown] = useState<ReadonlySet<number>>(() => new Set([0]));

  function go(step: number) {
    const next = (at + step + count) % count;
    setAt(next);
    setShown(new Set([...shown, next]));
  }
  return (
    <>
      <div className={css['code']}>
        <CodeView value={values[at] ?? ''} label={t('code', position)} />
      </div>
      {count > 1 && (
        <div className={css['steps']}>
          <Button kind="secondary" onClick={() => go(-1)}>
            {t('previousCode')}
          </Button>
          <p className={css['position']} data-announce="">
            {t('codeOf', position)}
          </p>
          <Button kind="secondary" onClick={() => go(1)}>
            {t('nextCode')}
          </Button>
        </div>
      )}
      <p className={css['hint']}>{count > 1 ? t('codesText', { count }) : t('codeText')}</p>
      {/* A phone cannot see that its code was read, and a code that is on the screen is no proof. */}
      {shown.size === count && (
        <div className={css['scanned']}>
          <Button kind="quiet" onClick={onScanned}>
            {t('scanned')}
          </Button>
        </div>
      )}
    </>
  );
}
