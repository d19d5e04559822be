import { useTranslation } from 'react-i18next';
import { useExhibitionId } from '#session/visit/useExhibitionId.ts';
import { conversationPath, type MessageAbout } from './rules/messagePaths.ts';
import type { Partner } from './rules/message.ts';
import { Cell } from '#ui/cells/Cell.tsx';
import { Icon } from '#ui/icons/Icon.tsx';

export interface MessageCellProps {
  readonly partner: Partner;
  readonly about?: MessageAbout;
}

/** A row of a group: leads to the conversation with the partner that a page is about. */
export function MessageCell({ partner, about }: MessageCellProps) {
  const exhibitionId = useExhibitionId();
  const { t } = useTranslation('content');
  return (
    <Cell
      icon={<Icon name="message" />}
      title={t(about?.product === undefined ? 'sendMessage' : 'sendMessageAbout')}
      to={conversationPath(exhibitionId, partner, about)}
    />
  );
}
