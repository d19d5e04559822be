import { useTranslation } from 'react-i18next';
import { Button } from '#ui/controls/Button.tsx';
import { Notice } from '#ui/page/Notice.tsx';
import { PageHeading } from '#ui/page/PageHeading.tsx';

/** The address names a person who was removed, or is registered by now. */
export function MemberGone({ onBack }: { readonly onBack: () => void }) {
  const { t } = useTranslation('group');
  return (
    <>
      <PageHeading>{t('memberTitle')}</PageHeading>
      <Notice kind="info">{t('gone')}</Notice>
      <Button onClick={onBack}>{t('back')}</Button>
    </>
  );
}
