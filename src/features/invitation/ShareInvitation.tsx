import { useTranslation } from 'react-i18next';
import { invitationPath } from '#domain/address/invitationPath.ts';
import type { Invitation } from '#entities/invitation/rules/invitation.ts';
import { PageShare } from '#flows/content/PageShare.tsx';
import { usePageContent } from '#flows/content/usePageContent.ts';
import { BarAction } from '#flows/navigation/BarAction.tsx';
import { languageOf } from '#language/language.ts';
import { localize } from '#ui/text/localize.ts';

/** The bar's way to pass the invitation on; the host's own menu sends it as well. */
export function ShareInvitation({ invitation }: { readonly invitation: Invitation }) {
  const { t, i18n } = useTranslation('invitation');
  const { exhibitionId, RecordId, company, boothNo, logo } = invitation;
  const name = localize(company, languageOf(i18n.language));
  const content = usePageContent({
    path: invitationPath(exhibitionId, RecordId),
    picture: logo,
    title: t(boothNo === '' ? 'shareTitle' : 'shareTitleAt', { company: name, booth: boothNo }),
  });
  return (
    content && (
      <BarAction>
        <PageShare content={content} />
      </BarAction>
    )
  );
}
