import { ToPoster } from '../rowList/ToPoster.tsx';
import { useTranslation } from 'react-i18next';
import { boothHelpPath } from '#domain/address/exhibitorCenter/boothHelpPath.ts';
import { boothConversationPath } from '#domain/address/exhibitorCenter/exhibitorCenterPaths.ts';
import type { BoothKey } from '#entities/exhibitor/rules/boothKey.ts';
import { CenterGate } from '#entities/booth/CenterGate.tsx';
import { boothOwner } from '#entities/booth/boothOwner.ts';
import { useConversations } from '#entities/message/useConversations.ts';
import { useServerQuery } from '#data/queries/useServerQuery.ts';
import { useExhibitionId } from '#session/visit/useExhibitionId.ts';
import { languageOf } from '#language/language.ts';
import { Cell } from '#ui/cells/Cell.tsx';
import { CellGroup } from '#ui/cells/CellGroup.tsx';
import { Icon } from '#ui/icons/Icon.tsx';
import { ListSkeleton } from '#ui/list/ListSkeleton.tsx';
import { Notice } from '#ui/page/Notice.tsx';
import { PageHeading } from '#ui/page/PageHeading.tsx';
import { joinQueries } from '#ui/query/joinQueries.ts';
import { QueryView } from '#ui/query/QueryView.tsx';
import { EmptyState } from '#ui/states/EmptyState.tsx';
import { emptyFavourites } from '#ui/states/scenes/emptyFavourites.tsx';
import { Money } from '#ui/values/Money.tsx';
import { formatVenueMoment } from '#ui/values/formatVenueMoment.ts';
import { ownBoothQuery } from '../ownRows/boothQueries.ts';
import { type Helper, helpersQuery } from './helpQueries.ts';

/** Who has helped the booth, how often and with what. */
export default function BoothHelpScreen() {
  const id = useExhibitionId();
  const { t } = useTranslation('boothHelp');
  return (
    <CenterGate back={boothHelpPath(id)} title={t('title')}>
      {(booth) => <BoothHelp booth={booth} />}
    </CenterGate>
  );
}

function BoothHelp({ booth }: { readonly booth: BoothKey }) {
  const { t } = useTranslation('boothHelp');
  const query = joinQueries({
    helpers: useServerQuery(helpersQuery(booth)),
    row: useServerQuery(ownBoothQuery(booth)),
  });
  return (
    <QueryView
      query={query}
      failedTitle={t('failed')}
      skeleton={<ListSkeleton rows={3} hasHeading />}
      renderHeading={() => <PageHeading lead={t('lead')}>{t('title')}</PageHeading>}
    >
      {({ helpers, row }) => (
        <>
          {row?.IsOpenHelp !== true && <Notice kind="info">{t('closed')}</Notice>}
          <CellGroup>
            <Cell title={t('helpers')} value={t('count', { count: row?.HelpNumber ?? helpers.length })} />
            {row?.HelpMoneyTotal !== undefined && (
              <Cell title={t('sum')} value={<Money cents={row.HelpMoneyTotal} />} />
            )}
          </CellGroup>
          <Helpers booth={booth} helpers={helpers} />
        </>
      )}
    </QueryView>
  );
}

interface HelpersProps {
  readonly booth: BoothKey;
  readonly helpers: readonly Helper[];
}

/** Only who has written to the booth is thanked by a message: a conversation tells the name that help does not give. */
function Helpers({ booth, helpers }: HelpersProps) {
  const { t, i18n } = useTranslation('boothHelp');
  const language = languageOf(i18n.language);
  const { list } = useConversations(boothOwner(booth), true);
  const hasWritten = (visitorId: string) =>
    list.some(({ partner }) => partner.kind === 'visitor' && partner.id === visitorId);
  if (helpers.length === 0)
    return (
      <EmptyState scene={emptyFavourites} title={t('none')} text={t('noneText')} action={<ToPoster />} />
    );
  return (
    <CellGroup title={t('list')}>
      {helpers.map(({ visitorId, name, atMs }) => (
        <Cell
          key={visitorId}
          icon={<Icon name="like" />}
          title={name || t('visitor')}
          note={atMs === undefined ? undefined : formatVenueMoment(atMs, 'dayTime', language)}
          {...(hasWritten(visitorId) && {
            value: t('thank'),
            to: boothConversationPath(booth.exhibitionId, 'visitor', visitorId),
          })}
        />
      ))}
    </CellGroup>
  );
}
