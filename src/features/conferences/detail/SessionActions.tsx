import { useTranslation } from 'react-i18next';
import { selectPath } from '../../../domain/address/paths.ts';
import { entryOf } from '../../../domain/programme/session.ts';
import { RememberButton } from '../../../flows/schedule/RememberButton.tsx';
import { holdsChannelVoucher } from '../../../flows/vouchers/holdsVoucher.ts';
import { LinkButton } from '../../../ui/controls/LinkButton.tsx';
import css from './detail.module.css';
import type { SessionProps } from './SessionCells.tsx';

/** To sign up where the session has a channel for it, and to put it into the visitor's schedule. */
export function SessionActions({ exhibitionId, row, session, phase }: SessionProps) {
  const { t } = useTranslation('conferences');
  const entry = entryOf(exhibitionId, session);
  const channelId = row?.ChannelId ?? '';
  const isOver = phase === 'over';
  const isSignedUp = channelId !== '' && holdsChannelVoucher(exhibitionId, channelId);
  const isFull = session.seatsLeft === 0;
  const maySignUp = channelId !== '' && !isSignedUp && !isFull && !isOver;
  const told = isOver
    ? t('overText')
    : isSignedUp
      ? t('signedUp')
      : isFull && channelId !== ''
        ? t('fullText')
        : '';
  return (
    <>
      {told !== '' && <p className={css['told']}>{told}</p>}
      {maySignUp && <LinkButton to={selectPath(exhibitionId, channelId)}>{t('signUp')}</LinkButton>}
      {entry !== undefined && (
        <RememberButton exhibitionId={exhibitionId} entry={entry} isQuiet={maySignUp || isOver} />
      )}
    </>
  );
}
