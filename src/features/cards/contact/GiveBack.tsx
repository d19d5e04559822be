import { useTranslation } from 'react-i18next';
import { editCardPath } from '#entities/card/rules/cardPaths.ts';
import { fieldsOf } from '#entities/card/rules/businessCard.ts';
import type { CardContact } from '#entities/card/rules/contact.ts';
import { givenCardOf } from '#entities/card/rules/ownCard.ts';
import type { MessageOwner } from '#entities/message/rules/message.ts';
import { sendCard } from '#entities/card/sendCard.ts';
import { useOwnCard } from '#entities/card/useOwnCard.ts';
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
