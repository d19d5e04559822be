import { useTranslation } from 'react-i18next';
import { myCardPath } from '#entities/card/rules/cardPaths.ts';
import type { GivenCard } from '#entities/card/rules/givenCard.ts';
import type { MessageOwner } from '#entities/message/rules/message.ts';
import { withdrawCard } from '#entities/card/sendCard.ts';
import { languageOf } from '#language/language.ts';
import { Button } from '#ui/controls/Button.tsx';
import { LinkButton } from '#ui/controls/LinkButton.tsx';
import { useOneAtATime } from '#ui/controls/useOneAtATime.ts';
import { Icon } from '#ui/icons/Icon.tsx';
import { askConfirm, renderToast } from '#ui/overlay/appToast.tsx';
import { EmptyState } from '#ui/states/EmptyState.tsx';
import { formatVenueMoment, venueIsoTime } from '#ui/values/formatVenueMoment.ts';
import css from './given.module.css';

export interface GivenListProps {
  readonly owner: MessageOwner;
  readonly given: readonly GivenCard[];
}

export function GivenList({ owner, given }: GivenListProps) {
  const { t } = useTranslation('cards');
  if (given.length === 0)
    return (
      <EmptyState
        drawing="locked"
        title={t('givenNone')}
        text={t('givenNoneText')}
        action={<LinkButton to={myCardPath(owner.exhibitionId)}>{t('mine')}</LinkButton>}
      />
    );
  return (
    <ul className={css['list']}>
      {given.map((one) => (
        <li key={one.id} className={css['entry']}>
          <Given owner={owner} given={one} />
        </li>
      ))}
    </ul>
  );
}

interface GivenProps {
  readonly owner: MessageOwner;
  readonly given: GivenCard;
}

function Given({ owner, given }: GivenProps) {
  const { t, i18n } = useTranslation('cards');
  const { way, to, fields, atMs, withdrawnAtMs, isUnsure } = given;
  const momentOf = (ms: number) => formatVenueMoment(ms, 'dayTime', languageOf(i18n.language));
  return (
    <>
      <span className={css['icon']}>
        <Icon name={way === 'sent' ? 'send' : 'pass'} />
      </span>
      <div className={css['words']}>
        <p className={css['to']}>
          {way === 'sent' ? t('way_sent', { name: to?.name ?? '' }) : t(`way_${way}`)}
        </p>
        <p className={css['note']}>{fields.map((field) => t(`field_${field}`)).join(t('comma'))}</p>
        <p className={css['note']}>
          <time dateTime={venueIsoTime(atMs)}>{momentOf(atMs)}</time>
        </p>
        {isUnsure === true && <p className={css['note']}>{t('givenUnsure')}</p>}
        {withdrawnAtMs !== undefined && (
          <p className={css['withdrawn']} data-announce="">
            <Icon name="check" sizeRem={1} /> {t('withdrawn', { time: momentOf(withdrawnAtMs) })}
          </p>
        )}
        {way === 'sent' && withdrawnAtMs === undefined && <Withdraw owner={owner} given={given} />}
      </div>
    </>
  );
}

function Withdraw({ owner, given }: GivenProps) {
  const { t } = useTranslation('cards');
  const { isBusy, run } = useOneAtATime();
  const name = given.to?.name ?? '';

  async function withdraw() {
    const yes = await askConfirm({
      title: t('withdrawTitle', { name }),
      body: t('withdrawText'),
      yes: t('withdrawYes'),
      no: t('cancel', { ns: 'content' }),
    });
    if (!yes) return;
    try {
      await withdrawCard(owner, given, t('withdrawMessage'));
    } catch {
      renderToast(t('notKept'));
    }
  }

  return (
    <div className={css['withdraw']}>
      <Button kind="quiet" busy={isBusy} onClick={() => void run(withdraw)}>
        {t('withdraw')} <span className="x-hidden">{name}</span>
      </Button>
    </div>
  );
}
