import { useTranslation } from 'react-i18next';
import { type LeadOwner, useBoothPeople } from '#entities/booth/boothPeople.ts';
import type { BoothKey } from '#entities/exhibitor/rules/boothKey.ts';
import { ActionSheet } from '#ui/overlay/ActionSheet.tsx';

export interface OwnerSheetProps {
  readonly booth: BoothKey;
  readonly title: string;
  readonly onChoose: (owner: LeadOwner) => void;
  readonly onClose: () => void;
}

/** Who of the booth follows up: oneself first, then the colleagues. */
export function OwnerSheet({ booth, title, onChoose, onClose }: OwnerSheetProps) {
  const { t } = useTranslation('leads');
  const { me, colleagues } = useBoothPeople(booth);
  const actions = [
    {
      key: me.id,
      text: me.name === '' ? t('me') : t('meNamed', { name: me.name }),
      onSelect: () => onChoose(me),
    },
    ...colleagues.map((person) => ({
      key: person.id,
      text: person.name,
      onSelect: () => onChoose(person),
    })),
  ];
  return <ActionSheet title={title} actions={actions} onClose={onClose} />;
}
