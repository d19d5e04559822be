import { useTranslation } from 'react-i18next';
import { useAppointmentEntry } from '#entities/appointment/useAppointmentEntry.ts';
import { FavouriteButton } from '#entities/favourite/FavouriteButton.tsx';
import { ActionNote, ActionPlace } from '#flows/content/detail/ActionBar.tsx';
import { conversationPath } from '#entities/message/rules/messagePaths.ts';
import { languageOf } from '#language/language.ts';
import { useExhibitionId } from '#session/visit/useExhibitionId.ts';
import { LinkButton } from '#ui/controls/LinkButton.tsx';
import { formatVenueMoment } from '#ui/values/formatVenueMoment.ts';
import { summaryOf } from '../rules/summaryOf.ts';

export interface ExhibitorFootProps {
  readonly row: Parameters<typeof summaryOf>[0] & { readonly ExhibitorId: string };
}

/** What a visitor does with an exhibitor: save it, write to it, meet it. The most that is possible is the filled one. */
export function ExhibitorFoot({ row }: ExhibitorFootProps) {
  const { t, i18n } = useTranslation(['exhibitors', 'content']);
  const exhibitionId = useExhibitionId();
  const { ExhibitorId } = row;
  const entry = useAppointmentEntry(ExhibitorId);
  return (
    <>
      <FavouriteButton kind="exhibitor" id={ExhibitorId} summary={summaryOf(row)} />
      <LinkButton
        kind={entry.kind === 'none' ? 'primary' : 'secondary'}
        to={conversationPath(exhibitionId, { kind: 'exhibitor', id: ExhibitorId })}
      >
        {t('content:sendMessage')}
      </LinkButton>
      {entry.kind === 'awaited' && <ActionPlace />}
      {entry.kind === 'ask' && <LinkButton to={entry.to}>{t('content:appointmentEntry')}</LinkButton>}
      {entry.kind === 'standing' && (
        <LinkButton to={entry.to}>
          {t('content:appointmentStanding')}
          <ActionNote>{formatVenueMoment(entry.startMs, 'nearTime', languageOf(i18n.language))}</ActionNote>
        </LinkButton>
      )}
    </>
  );
}
