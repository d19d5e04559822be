import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { boothLivePath } from '../../../domain/address/exhibitorCenter/exhibitorCenterPaths.ts';
import { livePath } from '../../../domain/address/homePaths.ts';
import type { BoothKey } from '../../../domain/booth/boothKey.ts';
import {
  missingAddress,
  nextMark,
  type OwnLiveState,
  ownLiveState,
} from '../../../domain/live/ownLiveState.ts';
import { useFairNow } from '../../../flows/session/useFairNow.ts';
import { RowCard } from '../../../ui/cells/RowCard.tsx';
import { RowCardLink } from '../../../ui/cells/RowCardLink.tsx';
import { languageOf } from '../../../language/language.ts';
import type { SheetAction } from '../../../ui/overlay/ActionSheet.tsx';
import { Notice } from '../../../ui/page/Notice.tsx';
import { localize } from '../../../ui/text/localize.ts';
import { liveKind, withdrawnFlag } from '../boothLive/liveKind.ts';
import type { OwnLive } from '../queries/liveQueries.ts';
import { useTakeAway } from '../rowForm/useTakeAway.ts';
import { RowActions } from '../rowList/RowActions.tsx';
import css from '../rowList/rowList.module.css';
import { factsOfLive } from './factsOfLive.ts';
import { OwnLiveFace } from './OwnLiveFace.tsx';
import { useLiveMark } from './useLiveMark.ts';

interface OwnLiveCardProps {
  readonly booth: BoothKey;
  readonly row: OwnLive;
  readonly mayChange: boolean;
}

/** A live of the stand: a tap corrects it, the button beside it puts it on air, ends it or withdraws it. */
export function OwnLiveCard({ booth, row, mayChange }: OwnLiveCardProps) {
  const { t, i18n } = useTranslation(['boothLives', 'exhibitorCenter']);
  const language = languageOf(i18n.language);
  const state = ownLiveState(factsOfLive(row), useFairNow());
  const { actions, failed } = useLiveActions(booth, row, state);
  const room = livePath(booth.exhibitionId, row.RecordId);
  const isShown = row.notShown === undefined;
  const face = <OwnLiveFace row={row} language={language} state={state} />;
  const to = mayChange ? boothLivePath(booth.exhibitionId, row.RecordId) : room;
  return (
    <>
      <RowCard>
        {mayChange || isShown ? (
          <RowCardLink className={css['body']} to={to}>
            {face}
          </RowCardLink>
        ) : (
          <div className={css['body']}>{face}</div>
        )}
        {mayChange && (
          <RowActions name={localize({ zh: row.Title, en: row.TitleEn }, language)} actions={actions} />
        )}
      </RowCard>
      {state === 'refused' && (
        <Notice kind="warn" title={t('refusedTitle')}>
          {row.ReviewReason === '' ? t('noReason') : t('reason', { reason: row.ReviewReason })}
        </Notice>
      )}
      {failed !== undefined && <Notice kind="error">{t(`exhibitorCenter:rowFailed_${failed}`)}</Notice>}
    </>
  );
}

function useLiveActions(booth: BoothKey, row: OwnLive, state: OwnLiveState) {
  const { t } = useTranslation('boothLives');
  const navigate = useNavigate();
  const mark = useLiveMark(booth, row);
  const { takeAway, bringBack, failed } = useTakeAway(booth, row, {
    kind: liveKind,
    flag: withdrawnFlag,
    taken: t('withdrawn'),
    back: t('shownAgain'),
  });
  const next = nextMark(factsOfLive(row), useFairNow());
  const missing = missingAddress(factsOfLive(row), useFairNow());
  const open = (path: string) => () => void navigate(path);
  const actions: SheetAction[] = [
    ...(next ? [{ key: next.name, text: t(next.name), onSelect: () => mark.set(next) }] : []),
    ...(missing
      ? [
          {
            key: missing,
            text: t(`add_${missing}`),
            onSelect: open(boothLivePath(booth.exhibitionId, row.RecordId)),
          },
        ]
      : []),
    ...(row.notShown === undefined
      ? [{ key: 'see', text: t('see'), onSelect: open(livePath(booth.exhibitionId, row.RecordId)) }]
      : []),
    state === 'withdrawn'
      ? { key: 'back', text: t('showAgain'), onSelect: bringBack }
      : { key: 'withdraw', text: t('withdraw'), danger: true, onSelect: takeAway },
  ];
  return { actions, failed: mark.failed ?? failed };
}
