import { changeOwnRow, type OwnChangeFailure } from '../ownRows/changeOwnRow.ts';
import { useAction } from '#flows/content/useAction.ts';
import { tellGone } from '../tellGone.ts';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { boothLivePath } from '#domain/address/exhibitorCenter/exhibitorCenterPaths.ts';
import { livePath } from '#domain/address/homePaths.ts';
import type { BoothKey } from '#entities/exhibitor/rules/boothKey.ts';
import { missingAddress, nextMark, ownLiveState } from '#entities/live/rules/ownLiveState.ts';
import { useFairNow } from '#session/clock/useFairNow.ts';
import { languageOf } from '#language/language.ts';
import type { SheetAction } from '#ui/overlay/ActionSheet.tsx';
import { localize } from '#ui/text/localize.ts';
import { liveKind, withdrawnFlag } from './liveKind.ts';
import { type OwnLive, invalidateLives, liveRows } from './liveQueries.ts';
import { useTakeAway } from '../rowForm/useTakeAway.ts';
import { OwnRowCard } from '../rowList/OwnRowCard.tsx';
import { factsOfLive } from './factsOfLive.ts';
import { OwnLiveFace } from './OwnLiveFace.tsx';

interface OwnLiveCardProps {
  readonly booth: BoothKey;
  readonly row: OwnLive;
  readonly mayChange: boolean;
}

/** A live of the booth: a tap corrects it, the button beside it puts it on air, ends it or withdraws it. */
export function OwnLiveCard({ booth, row, mayChange }: OwnLiveCardProps) {
  const { t, i18n } = useTranslation(['boothLives', 'exhibitorCenter']);
  const language = languageOf(i18n.language);
  const nowMs = useFairNow();
  const state = ownLiveState(factsOfLive(row), nowMs);
  const missing = missingAddress(factsOfLive(row), nowMs);
  const { actions, failed } = useLiveActions(booth, row, {
    missing,
    next: nextMark(factsOfLive(row), nowMs),
  });
  const room = livePath(booth.exhibitionId, row.RecordId);
  const edit = boothLivePath(booth.exhibitionId, row.RecordId);
  const refusal = {
    title: t('refusedTitle'),
    text: row.ReviewReason === '' ? t('noReason') : t('reason', { reason: row.ReviewReason }),
  };
  return (
    <OwnRowCard
      name={localize({ zh: row.Title, en: row.TitleEn }, language)}
      to={mayChange ? edit : row.notShown === undefined ? room : undefined}
      actions={mayChange ? actions : []}
      refusal={state === 'refused' ? refusal : undefined}
      failed={failed && t(`exhibitorCenter:rowFailed_${failed}`)}
    >
      <OwnLiveFace row={row} language={language} state={state} missing={missing} />
    </OwnRowCard>
  );
}

interface ToDo {
  readonly missing: ReturnType<typeof missingAddress>;
  readonly next: ReturnType<typeof nextMark>;
}

function useLiveActions(booth: BoothKey, row: OwnLive, { missing, next }: ToDo) {
  const { t } = useTranslation('boothLives');
  const navigate = useNavigate();
  const mark = useLiveMark(booth, row);
  const { takeAway, bringBack, failed } = useTakeAway(booth, row, {
    kind: liveKind,
    flag: withdrawnFlag,
    taken: t('withdrawn'),
    back: t('shownAgain'),
  });
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
    row.notShown === 'withdrawn'
      ? { key: 'back', text: t('showAgain'), onSelect: bringBack }
      : { key: 'withdraw', text: t('withdraw'), danger: true, onSelect: takeAway },
  ];
  return { actions, failed: mark.failed ?? failed };
}

type Mark = NonNullable<ReturnType<typeof nextMark>>;

/** Puts a live on air, or ends it, where no colleague has done so since; asked first, as visitors see it within seconds. */
function useLiveMark(booth: BoothKey, row: OwnLive) {
  const { t } = useTranslation(['boothLives', 'exhibitorCenter']);
  const action = useAction<OwnChangeFailure>((outcome) => {
    tellGone(outcome, t('exhibitorCenter:rowFailed_gone'));
    return invalidateLives(booth).catch(() => {});
  });
  const set = ({ name, code }: Mark) =>
    void action.run({
      name,
      question: { title: t(`${name}Title`), body: t(`${name}Text`), yes: t(name), no: t('notNow') },
      act: () =>
        changeOwnRow(booth, liveRows, {
          recordId: row.RecordId,
          setValue: { State: code },
          isAsSeen: (now) => now.State === row.State,
          isDone: (now) => now.State === code,
        }),
      done: t(`${name}Done`),
    });
  return { set, failed: action.failed };
}
