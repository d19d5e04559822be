import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { CodeView } from '#ui/codes/CodeView.tsx';
import { Button } from '#ui/controls/Button.tsx';
import css from './send.module.css';

/** One code, or several that are read one after the other. */
export function ListCodes({ values }: { readonly values: readonly string[] }) {
  const { t } = useTranslation('sharedList');
  const [at, setAt] = useState(0);
  const count = values.length;
  const position = { number: at + 1, count };
  const go = (step: number) => setAt((at + step + count) % count);
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
    </>
  );
}
