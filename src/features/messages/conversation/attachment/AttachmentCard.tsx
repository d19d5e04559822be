import { useSyncExternalStore } from 'react';
import { useTranslation } from 'react-i18next';
import type { MessageOwner, Partner } from '#entities/message/rules/message.ts';
import { Button } from '#ui/controls/Button.tsx';
import { FileProgress } from '#ui/fields/uploaded/FileProgress.tsx';
import { Icon } from '#ui/icons/Icon.tsx';
import { attachButtonId } from './AttachButton.tsx';
import css from './attachment.module.css';
import { type Attachment, dropAttachment, queueAttachment } from './attachments.ts';

export interface AttachmentCardProps {
  readonly owner: MessageOwner;
  readonly partner: Partner;
  readonly attachment: Attachment;
}

/** What is being sent: how far it is, and how to take it back or try it again. */
export function AttachmentCard({ owner, partner, attachment }: AttachmentCardProps) {
  const { t } = useTranslation('conversation');
  const conversation = { owner, partner };
  const { business, name, upload, previewUrl, isStuck = false } = attachment;
  const state = useSyncExternalStore(upload.subscribe, upload.getState);
  const shown = name || t(business === 'picture' ? 'attachPicture' : 'attachFile');
  return (
    <div className={css['card']} data-next-focus={attachButtonId}>
      {previewUrl === '' ? (
        <span className={css['kind']} aria-hidden="true">
          <Icon name={business === 'picture' ? 'album' : 'file'} />
        </span>
      ) : (
        <img className={css['preview']} src={previewUrl} alt="" width={48} height={48} />
      )}
      <div className={css['progress']}>
        <p className={css['name']}>{shown}</p>
        {isStuck ? (
          <div className={css['stuck']}>
            <p className={css['problem']} data-announce="error">
              {t('attachStuck')}
            </p>
            <Button kind="quiet" onClick={() => void queueAttachment(conversation, attachment)}>
              {t('sendAgain')}
            </Button>
          </div>
        ) : (
          <FileProgress
            field={{ label: { zh: shown, en: shown } }}
            upload={upload}
            state={state}
            onRemove={() => dropAttachment(conversation)}
          />
        )}
      </div>
    </div>
  );
}
