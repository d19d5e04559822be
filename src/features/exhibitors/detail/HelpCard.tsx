import { useId, useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { RegisterSheet } from '#entities/favourite/RegisterSheet.tsx';
import { setMark, useIsMarked, useMarkCount } from '#entities/favourite/useMark.ts';
import { useMarksRead } from '#entities/favourite/useMarksRead.ts';
import { useExhibitionId } from '#session/visit/useExhibitionId.ts';
import { Button } from '#ui/controls/Button.tsx';
import { Icon } from '#ui/icons/Icon.tsx';
import { Card } from '#ui/page/Card.tsx';
import { useIsOffline } from '#ui/query/useIsOffline.ts';
import { HelpNumbers } from './HelpNumbers.tsx';
import css from './HelpCard.module.css';

export interface HelpCardProps {
  readonly readAtMs: number;
  readonly row: {
    readonly ExhibitorId: string;
    readonly HelpNumber: number | undefined;
    readonly HelpMoneyTotal: number | undefined;
  };
}

/** How much an exhibitor was helped, and the visitor's own help: once, and not taken back. */
export function HelpCard({ readAtMs, row }: HelpCardProps) {
  const { t } = useTranslation('exhibitors');
  const exhibitionId = useExhibitionId();
  const id = useId();
  const [isAsking, setIsAsking] = useState(false);
  const { ExhibitorId, HelpNumber, HelpMoneyTotal = 0 } = row;
  const mark = useMemo(
    () => ({ kind: 'help' as const, id: ExhibitorId, exhibitorId: ExhibitorId }),
    [ExhibitorId],
  );
  const isHelped = useIsMarked(mark);
  const helpers = useMarkCount(mark, HelpNumber, readAtMs);
  const isOffline = useIsOffline();
  useMarksRead('helps');
  return (
    <Card title={t('helpTitle')}>
      <div className={css['line']}>
        <HelpNumbers helpers={helpers} cents={HelpMoneyTotal} />
        {!isHelped && (
          <Button
            data-next-focus={id}
            onClick={() => {
              if (!setMark(exhibitionId, mark, true)) setIsAsking(true);
            }}
          >
            {t('help')}
          </Button>
        )}
      </div>
      <p
        className={isHelped ? css['done'] : css['note']}
        id={id}
        tabIndex={-1}
        data-announce={isHelped ? '' : undefined}
      >
        {isHelped && <Icon name="check" sizeRem={1.125} />}
        {isHelped ? t(isOffline ? 'helpedOffline' : 'helped') : t('helpText')}
      </p>
      {isAsking && <RegisterSheet mark={mark} onClose={() => setIsAsking(false)} />}
    </Card>
  );
}
