import { useTranslation } from 'react-i18next';
import { useServerQuery } from '#data/queries/useServerQuery.ts';
import { groupPath, registerPath } from '#domain/address/paths.ts';
import type { Exhibition } from '#domain/exhibition/exhibition.ts';
import { exhibitionState, registrationState } from '#domain/exhibition/registrationState.ts';
import { useFairNow } from '#session/clock/useFairNow.ts';
import { Cell } from '#ui/cells/Cell.tsx';
import { CellGroup } from '#ui/cells/CellGroup.tsx';
import { organiserText } from '#ui/text/organiserText.tsx';
import { useFieldTexts } from '#ui/text/useFieldTexts.ts';
import { channelsQuery } from './channelsQuery.ts';

export interface OtherChannelsProps {
  readonly exhibition: Exhibition;
  /** The one that is closed. */
  readonly channelId: string | undefined;
  readonly isForGroup: boolean;
}

/** The channels through which one can register now; nothing where there is none, or no answer. */
export function OtherChannels({ exhibition, channelId, isForGroup }: OtherChannelsProps) {
  const { t } = useTranslation('identity');
  const { language } = useFieldTexts();
  const nowMs = useFairNow();
  const exhibitionId = exhibition.RecordId;
  const mayBeOpen = exhibitionState(exhibition, nowMs).state === 'open';
  const { data = [] } = useServerQuery({ ...channelsQuery(exhibitionId), enabled: mayBeOpen });
  const open = data
    .map(({ value }) => value)
    .filter((channel) => channel.RecordId !== channelId)
    .filter((channel) => registrationState(exhibition, channel, nowMs).state === 'open');
  if (!mayBeOpen || open.length === 0) return null;
  const path = isForGroup ? groupPath : registerPath;
  return (
    <CellGroup title={t('closedOthers')}>
      {open.map(({ RecordId, Name, NameEn, Description }) => (
        <Cell
          key={RecordId}
          title={organiserText({ zh: Name, en: NameEn }, language) || RecordId}
          note={organiserText(Description, language) || undefined}
          to={path(exhibitionId, RecordId)}
        />
      ))}
    </CellGroup>
  );
}
