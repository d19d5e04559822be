import { useCallback } from 'react';
import { useTranslation } from 'react-i18next';
import { myCardPath } from '#entities/card/rules/cardPaths.ts';
import { type GivenCard, isNotDelivered, isStuck } from '#entities/card/rules/givenCard.ts';
import type { MessageOwner } from '#entities/message/rules/message.ts';
import { discardGiven, withdrawCard } from '#entities/card/sendCard.ts';
import { sendAgain } from '#entities/message/messageQueue.ts';
import { languageOf } from '#language/language.ts';
import { Button } from '#ui/controls/Button.tsx';
import { LinkButton } from '#ui/controls/LinkButton.tsx';
import { useOneAtATime } from '#ui/controls/useOneAtATime.ts';
import { Icon } from '#ui/icons/Icon.tsx';
import { VirtualRows } from '#ui/list/VirtualRows.tsx';
import { askConfirm, renderToast } from '#ui/overlay/appToast.tsx';
import { Notice } from '#ui/page/Notice.tsx';
import { EmptyState } from '#ui/states/EmptyState.tsx';
import { emptyCards } from '#ui/states/scenes/emptyCards.tsx';
import { formatVenueMoment, venueIsoTime } from '#ui/values/formatVenueMoment.ts';
import css from './given.module.css';

export interface GivenListProps {
  readonly owner: MessageOwner;
  readonly given: readonly GivenCard[];
}

const keyOf = ({ id }: GivenCard) => id;

export function GivenList({ owner, given }: GivenListProps) {
  const { t } = useTranslation('cards');
  const { exhibitionId, visitorId } = owner;
  const listed = given.filter((one) => !isNotDelivered(one));
  const render = useCallback(
    (one: GivenCard) => (
      <div className={css['entryBox']}>
        <div className={css['entry']}>
          <Given owner={{ exhibitionId, visitorId }} given={one} />
        </div>
      </div>
    ),
    [exhibitionId, visitorId],
  );
  return (
    <>
      {given.filter(isNotDelivered).map((one) => (
        <Refused key={one.id} owner={owner} given={one} />
      ))}
      {listed.length === 0 && (
        <EmptyState
          scene={emptyCards}
          title={t('givenNone')}
          text={t('givenNoneText')}
          action={<LinkButton to={myCardPath(owner.exhibitionId)}>{t('mine')}</LinkButton>}
        />
      )}
      <div className={css['list']}>
        <VirtualRows
          rows={listed}
          keyOf={keyOf}
          render={render}
          label={t('scannedMe')}
          estimatedRowRem={9}
          initialOffsetRem={14}
        />
      </div>
    </>
  );
}

/** This card was not given: the server has refused its message. */
function Refused({ owner, given }: GivenProps) {
  const { t } = useTranslation('cards');
  const { isBusy, run } = useOneAtATime();
  const { id, to } = given;
  const name = <span className="x-hidden">{to?.name ?? ''}</span>;
  return (
    <Notice kind="error" title={t('givenRefused', { name: to?.name ?? '' })}>
      <Button kind="secondary" busy={isBusy} onClick={() => void run(() => sendAgain(id))}>
        {t('givenAgain')} {name}
      </Button>
      <Button kind="quiet" onClick={() => void run(() => discardGiven(owner, id))}>
        {t('givenDiscard')} {name}
      </Button>
    </Notice>
  );
}

interface GivenProps {
  readonly owner: MessageOwner;
  readonly given: GivenCard;
}

function Given({ owner, given }: GivenProps) {
  const { t, i18n } = useTranslation('cards');
  const { way, to, fields, atMs, withdrawnAtMs, delivery, request } = given;
  const isRequestStuck = isStuck(request?.delivery);
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
        {withdrawnAtMs === undefined && delivery !== undefined && (
          <p className={css['note']}>{t(delivery === 'waiting' ? 'givenWaiting' : 'givenUnsure')}</p>
        )}
        {isRequestStuck && (
          <p className={css['note']} data-announce="">
            {request?.delivery === 'refused'
              ? t('requestRefused', { name: to?.name ?? '' })
              : t('requestUnsure')}
          </p>
        )}
        {withdrawnAtMs !== undefined && !isRequestStuck && (
          <p className={css['withdrawn']} data-announce="">
            <Icon name="check" sizeRem={1} /> {t('withdrawn', { time: momentOf(withdrawnAtMs) })}
          </p>
        )}
        {way === 'sent' && (withdrawnAtMs === undefined || isRequestStuck) && (
          <Withdraw owner={owner} given={given} />
        )}
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
