import { useTranslation } from 'react-i18next';
import { useServerQuery } from '#data/queries/useServerQuery.ts';
import { latestNoticeQuery } from '#entities/message/latestNoticeQuery.ts';
import { conversationPath } from '#entities/message/rules/messagePaths.ts';
import { type MessageOwner, wordsOf } from '#entities/message/rules/message.ts';
import { languageOf } from '#language/language.ts';
import { useOwnVisitorId } from '#session/acting/useOwnVisitorId.ts';
import { useExhibitionId } from '#session/visit/useExhibitionId.ts';
import { Cell } from '#ui/cells/Cell.tsx';
import { CellGroup } from '#ui/cells/CellGroup.tsx';
import { Icon } from '#ui/icons/Icon.tsx';
import { organiserText } from '#ui/text/organiserText.tsx';
import { formatVenueMoment } from '#ui/values/formatVenueMoment.ts';

/** The organiser's newest notice for this visitor, as a link to all of them; nothing where there is none. */
export function LatestNotice() {
  const exhibitionId = useExhibitionId();
  const visitorId = useOwnVisitorId();
  return visitorId === undefined ? null : <Newest owner={{ exhibitionId, visitorId }} />;
}

function Newest({ owner }: { readonly owner: MessageOwner }) {
  const { t, i18n } = useTranslation('exhibitionHome');
  const language = languageOf(i18n.language);
  const { data: notice } = useServerQuery(latestNoticeQuery(owner));
  if (notice === undefined || notice === null) return null;
  const { title, text } = wordsOf(notice);
  return (
    <CellGroup title={t('notice')}>
      <Cell
        icon={<Icon name="message" />}
        title={organiserText(title.zh === '' ? text : title, language)}
        note={notice.atMs === 0 ? undefined : formatVenueMoment(notice.atMs, 'dayTime', language)}
        to={conversationPath(owner.exhibitionId, notice.partner)}
      />
    </CellGroup>
  );
}
