import { useTranslation } from 'react-i18next';
import { whatsNewPath } from '#domain/address/homePaths.ts';
import { RegisterFirst } from '#flows/content/RegisterFirst.tsx';
import { usePagePlace } from '#flows/navigation/usePagePlace.ts';
import { useLook } from '#entities/unread/came/useLook.ts';
import { isGrouped } from '#entities/unread/rules/look.ts';
import { useFairNow } from '#session/clock/useFairNow.ts';
import { useOwnVisitorId } from '#session/acting/useOwnVisitorId.ts';
import { useExhibitionId } from '#session/visit/useExhibitionId.ts';
import { Cell } from '#ui/cells/Cell.tsx';
import { CellGroup } from '#ui/cells/CellGroup.tsx';
import { Button } from '#ui/controls/Button.tsx';
import { Icon, type IconName } from '#ui/icons/Icon.tsx';
import { ListSkeleton } from '#ui/list/ListSkeleton.tsx';
import { PageHeading } from '#ui/page/PageHeading.tsx';
import { QueryView } from '#ui/query/QueryView.tsx';
import { EmptyState } from '#ui/states/EmptyState.tsx';
import { emptyNotes } from '#ui/states/scenes/emptyNotes.tsx';
import { MixedText } from '#ui/text/MixedText.tsx';
import { useMomentText } from '#ui/values/useMomentText.ts';
import { type NewsItem, newsKinds, type NewsKind } from './newsItem.ts';
import { useNews } from './useNews.ts';
import css from './whatsNew.module.css';

/** What has changed for the visitor since they have last looked. */
export default function WhatsNewScreen() {
  const { t } = useTranslation('whatsNew');
  const exhibitionId = useExhibitionId();
  const visitorId = useOwnVisitorId();
  const isKept = usePagePlace();
  return (
    <div data-in-place={isKept ? '' : undefined}>
      <PageHeading>{t('title')}</PageHeading>
      {visitorId === undefined ? (
        <RegisterFirst back={whatsNewPath(exhibitionId)} text={t('registerText')} />
      ) : (
        <OwnNews key={visitorId} exhibitionId={exhibitionId} visitorId={visitorId} />
      )}
    </div>
  );
}

interface OwnNewsProps {
  readonly exhibitionId: string;
  readonly visitorId: string;
}

function OwnNews(owner: OwnNewsProps) {
  const { t } = useTranslation('whatsNew');
  const { query, readAll } = useNews(owner);
  return (
    <QueryView
      isScreen
      query={query}
      failedTitle={t(query.data === undefined ? 'failed' : 'partMissing')}
      namesFailure
      skeleton={<ListSkeleton rows={4} />}
      empty={<EmptyState scene={emptyNotes} title={t('none')} text={t('noneText')} />}
    >
      {(items) => <Listed items={items} readAll={readAll} />}
    </QueryView>
  );
}

const icons: Readonly<Record<NewsKind, IconName>> = {
  ticket: 'ticket',
  session: 'agenda',
  appointment: 'appointment',
  message: 'message',
  answer: 'email',
  order: 'order',
  seats: 'agenda',
  file: 'file',
  live: 'live',
  product: 'product',
};

interface ListedProps {
  readonly items: readonly NewsItem[];
  readonly readAll: () => void;
}

function Listed({ items, readAll }: ListedProps) {
  const { t } = useTranslation('whatsNew');
  const moment = useMomentText();
  const nowMs = useFairNow();
  const { look } = useLook();
  const sinceMs = look?.sinceMs ?? nowMs;
  const kinds = newsKinds.filter((kind) => items.some((item) => item.kind === kind));
  return (
    <>
      <div className={css['head']}>
        <p className={css['since']}>{t('since', { time: moment(sinceMs, 'dayTime') })}</p>
        <Button kind="quiet" onClick={readAll}>
          {t('readAll')}
        </Button>
      </div>
      {isGrouped(items.length, sinceMs, nowMs) ? (
        kinds.map((kind) => (
          <Group key={kind} title={t(`kind_${kind}`)} items={items.filter((item) => item.kind === kind)} />
        ))
      ) : (
        <Group items={items} />
      )}
    </>
  );
}

interface GroupProps {
  readonly title?: string;
  readonly items: readonly NewsItem[];
}

function Group({ title, items }: GroupProps) {
  const { t } = useTranslation('whatsNew');
  return (
    <CellGroup title={title === undefined ? undefined : t('counted', { title, count: items.length })}>
      {items.map((item) => (
        <Cell
          key={`${item.kind} ${item.id}`}
          icon={<Icon name={icons[item.kind]} />}
          title={<MixedText>{item.title}</MixedText>}
          note={item.note}
          to={item.to}
          onOpen={item.onOpen}
        />
      ))}
    </CellGroup>
  );
}
