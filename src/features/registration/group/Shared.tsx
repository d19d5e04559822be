import { useTranslation } from 'react-i18next';
import { type Duplicate, mustDiffer } from '../rules/findDuplicates.ts';
import { Notice } from '#ui/page/Notice.tsx';

export const sharedWords = {
  contact: 'sharedContact',
  document: 'sharedDocument',
  name: 'sharedName',
} as const;

export interface SharedProps {
  readonly duplicates: readonly Duplicate[];
  readonly nameOf: (memberId: string) => string;
}

export function Shared({ duplicates, nameOf }: SharedProps) {
  const { t } = useTranslation('group');
  if (duplicates.length === 0) return null;
  return (
    <Notice kind="warn" live title={duplicates.some(mustDiffer) ? t('sharedTitle') : undefined}>
      {duplicates.map(({ by, ids }) => (
        <p key={`${by} ${ids.join()}`}>{t(sharedWords[by], { names: ids.map(nameOf).join(t('and')) })}</p>
      ))}
    </Notice>
  );
}
