import { useTranslation } from 'react-i18next';
import { contactOrganiserPath } from '../../../domain/address/homePaths.ts';
import { HelpLine } from '../../../flows/assist/HelpLine.tsx';
import { Cell } from '../../../ui/cells/Cell.tsx';
import { CellGroup } from '../../../ui/cells/CellGroup.tsx';
import { Icon } from '../../../ui/icons/Icon.tsx';

export function ContactLinks({ exhibitionId }: { readonly exhibitionId: string }) {
  const { t } = useTranslation('exhibitionHome');
  return (
    <>
      <CellGroup>
        <Cell
          icon={<Icon name="email" />}
          title={t('contactTitle')}
          note={t('contactNote')}
          to={contactOrganiserPath(exhibitionId)}
        />
      </CellGroup>
      <HelpLine exhibitionId={exhibitionId} />
    </>
  );
}
