import { useIsFetching } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { queryClient } from '#data/queries/queryClient.ts';
import { rereadQueries } from '#data/queries/rereadQueries.ts';
import { useExhibitionId } from '#session/visit/useExhibitionId.ts';
import { Button } from '#ui/controls/Button.tsx';
import { figuresKey } from '../queries/figureQueries.ts';
import { useMomentText } from '#ui/values/useMomentText.ts';
import css from './RefreshFigures.module.css';

/** How old the oldest of the figures is, and a way to newer ones. */
export function RefreshFigures() {
  const exhibitionId = useExhibitionId();
  const { t } = useTranslation('organiserCenter');
  const moment = useMomentText();
  const queryKey = figuresKey(exhibitionId);
  const client = queryClient();
  const isBusy = useIsFetching({ queryKey }, client) > 0;
  const times = client
    .getQueryCache()
    .findAll({ queryKey, type: 'active' })
    .map(({ state }) => state.dataUpdatedAt)
    .filter((timeMs) => timeMs > 0);
  return (
    <div className={css['foot']}>
      {times.length > 0 && (
        <p className={css['age']}>{t('asOf', { time: moment(Math.min(...times), 'dayTime') })}</p>
      )}
      <Button kind="secondary" busy={isBusy} onClick={() => void rereadQueries({ queryKey })}>
        {t('refresh')}
      </Button>
    </div>
  );
}
