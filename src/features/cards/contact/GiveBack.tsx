import { useTranslation } from 'react-i18next';
import { editCardPath } from '#domain/address/card/cardPaths.ts';
import { fieldsOf } from '#domain/card/businessCard.ts';
import type { CardContact } from '#domain/card/contact.ts';
import { givenCardOf } from '#domain/card/ownCard.ts';
import type { MessageOwner } from '#domain/message/message.ts';
import { sendCard } from '#flows/cards/sendCard.ts';
import { useOwnCard } from '#flows/cards/useOwnCard.ts';
import { Cell } from '#ui/cells/Cell.tsx';
import { CellGroup } from '#ui/cells/CellGroup.tsx';
import { Button } from '#ui/controls/Button.tsx';
import { useOneAtATime } from '#ui/controls/useOneAtATime.ts';
import { Icon } from '#ui/icons/Icon.tsx';
import { renderToast } from '#ui/overlay/appToast.tsx';
import { PageFoot } from '#ui/page/PageFoot.tsx';

export interface GiveBackProps {
  readonly owner: MessageOwner;
  readonly contact: CardContact;
}

/** Sends the own card as a message; says first what it would give. */
export function GiveBack({ owner, contact }: GiveBackProps) {
  const { t } = useTranslation('cards');
  const { isBusy, run } = useOneAtATime();
  const own = useOwnCard(owner);
  if (own === undefined) return null;
  const card = givenCardOf(own, owner.visitorId);
  const { name } = card.texts;
  const fields = fieldsOf(card).map((field) => t(`field_${field}`));

  async function give() {
    try {
      const to = { visitorId: contact.visitorId, name: contact.texts.name };
      await sendCard({ owner, card, to, title: t('messageTitle', { name }) });
    } catch {
      renderToast(t('notKept'));
    }
  }

  return (
    <>
      <CellGroup title={t('giveBack')}>
        <Cell
          icon={<Icon name="card" />}
          title={name === '' ? t('edit') : fields.join(t('comma'))}
          note={t('giveBackText')}
          to={editCardPath(owner.exhibitionId)}
        />
      </CellGroup>
      {name !== '' && (
        <PageFoot>
          <Button busy={isBusy} onClick={() => void run(give)}>
            {t('giveBackAction')}
          </Button>
        </PageFoot>
      )}
    </>
  );
}
