import { useTranslation } from 'react-i18next';
import { fileType } from '#domain/file/fileType.ts';
import { storedFileRule } from '#flows/uploads/storedFileRule.ts';
import { RuledLink } from '#ui/controls/RuledLink.tsx';
import { Icon } from '#ui/icons/Icon.tsx';
import css from './bubble.module.css';

export interface FileContentProps {
  readonly address: string;
  readonly name: string;
}

/** A file in a message; a tap opens it as the host opens files. */
export function FileContent({ address, name }: FileContentProps) {
  const { t } = useTranslation('conversation');
  const type = fileType(address);
  return (
    <RuledLink className={css['card']} to={address} rule={storedFileRule}>
      <Icon name="file" sizeRem={1.5} />
      <span className={css['cardName']}>
        {name || t('attachFile')}
        {type !== 'unknown' && <span className={css['cardNote']}>{type.toUpperCase()}</span>}
      </span>
    </RuledLink>
  );
}
