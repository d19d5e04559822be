import { useTranslation } from 'react-i18next';
import type { OwnRegistration } from '#entities/registration/api/ownRegistration.ts';
import { useFieldTexts } from '#ui/text/useFieldTexts.ts';
import { Cell } from '#ui/cells/Cell.tsx';
import { CellGroup } from '#ui/cells/CellGroup.tsx';
import { organiserText } from '#ui/text/organiserText.tsx';

export function Arranged({ own }: { readonly own: OwnRegistration }) {
  const { t } = useTranslation('mine');
  const { language } = useFieldTexts();
  const { hotel, room, conferences } = own.arranged;
  const lines = [
    { key: 'seat', text: own.registration.SeatNo },
    { key: 'hotel', text: organiserText(hotel, language) },
    { key: 'room', text: room },
    { key: 'conferences', text: organiserText(conferences, language) },
  ] as const;
  const known = lines.filter(({ text }) => text !== '');
  if (known.length === 0) return null;
  return (
    <CellGroup title={t('arranged')}>
      {known.map(({ key, text }) => (
        <Cell key={key} title={t(key)} value={text} />
      ))}
    </CellGroup>
  );
}
