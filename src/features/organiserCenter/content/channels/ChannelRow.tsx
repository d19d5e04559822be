import { useTranslation } from 'react-i18next';
import { pollWhile } from '#data/queries/pollWhile.ts';
import type { Organiser } from '#entities/organiser/rules/organiser.ts';
import { useRow } from '#flows/content/detail/useRow.ts';
import { languageOf } from '#language/language.ts';
import { organiserText } from '#ui/text/organiserText.tsx';
import { ContentRowPage } from '../editor/ContentRowPage.tsx';
import { ChannelEditor } from './ChannelEditor.tsx';
import { channelQuery } from './channelQueries.ts';

interface ChannelRowProps {
  readonly organiser: Organiser;
  readonly rowId: string;
}

const always = () => true;

/** A channel for its organiser; what colleagues change meanwhile is read. */
export function ChannelRow({ organiser, rowId }: ChannelRowProps) {
  const { t, i18n } = useTranslation('organiserContent');
  const language = languageOf(i18n.language);
  const row = useRow({ ...channelQuery(organiser, rowId), refetchInterval: pollWhile(always) }, rowId);
  return (
    <ContentRowPage
      organiser={organiser}
      part="channels"
      rowId={rowId}
      query={row}
      renderHeading={(data) =>
        data ? organiserText({ zh: data.Name, en: data.NameEn }, language) : t('channel')
      }
      lead={t('channelLead')}
    >
      {(channel, start) => <ChannelEditor organiser={organiser} row={channel} start={start} />}
    </ContentRowPage>
  );
}
