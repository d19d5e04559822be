import { useTranslation } from 'react-i18next';
import { conferencePath } from '#domain/address/homePaths.ts';
import { useServerQuery } from '#data/queries/useServerQuery.ts';
import { sessionOfLiveQuery } from '#entities/programme/sessionOfLiveQuery.ts';
import { languageOf } from '#language/language.ts';
import { useExhibitionId } from '#session/visit/useExhibitionId.ts';
import { LinkButton } from '#ui/controls/LinkButton.tsx';
import { Notice } from '#ui/page/Notice.tsx';
import { localize } from '#ui/text/localize.ts';

interface CancelledSessionProps {
  readonly liveId: string;
}

/** That the session which the room shows was cancelled; nothing where it was not, or where that is not known. */
export function CancelledSession({ liveId }: CancelledSessionProps) {
  const { t, i18n } = useTranslation('live');
  const exhibitionId = useExhibitionId();
  const { data } = useServerQuery(sessionOfLiveQuery(exhibitionId, liveId));
  if (!data?.isCancelled) return null;
  const title = localize(data.title, languageOf(i18n.language));
  return (
    <Notice kind="warn" title={t('sessionCancelled', { title })}>
      <LinkButton to={conferencePath(exhibitionId, data.id)} kind="quiet">
        {t('toSession')}
      </LinkButton>
    </Notice>
  );
}
