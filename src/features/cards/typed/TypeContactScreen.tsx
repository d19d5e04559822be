import { useTranslation } from 'react-i18next';
import { typeContactPath } from '#entities/card/rules/cardPaths.ts';
import { useExhibitionId } from '#session/visit/useExhibitionId.ts';
import { PageHeading } from '#ui/page/PageHeading.tsx';
import { CardGate } from '../CardGate.tsx';
import { TypeContactForm } from './TypeContactForm.tsx';

/** A contact off a paper card. */
export default function TypeContactScreen() {
  const id = useExhibitionId();
  const { t } = useTranslation('cards');
  const heading = <PageHeading lead={t('typedLead')}>{t('typedTitle')}</PageHeading>;
  return (
    <CardGate back={typeContactPath(id)} heading={heading}>
      {(owner) => (
        <>
          {heading}
          <TypeContactForm owner={owner} />
        </>
      )}
    </CardGate>
  );
}
