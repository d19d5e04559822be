import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { useServerQuery } from '#data/queries/useServerQuery.ts';
import { conferencePath, livePath } from '#domain/address/homePaths.ts';
import { filesQuery } from '#entities/download/downloadQueries.ts';
import { downloadPath } from '#entities/download/rules/downloadPaths.ts';
import { useExhibitorNames } from '#entities/exhibitor/useExhibitorNames.ts';
import { exhibitorPath } from '#entities/exhibitor/rules/exhibitorPaths.ts';
import { useMarksRead } from '#entities/favourite/useMarksRead.ts';
import type { MessageOwner } from '#entities/message/rules/message.ts';
import { productPath } from '#entities/product/rules/productPaths.ts';
import { useFollowed, useStillFollowed } from '#entities/unread/came/useFollowed.ts';
import { useLook } from '#entities/unread/came/useLook.ts';
import { type Came, nothingCame, type WhatCame } from '#entities/unread/came/whatCame.ts';
import { newCame, openedAtMs, seatRows } from '#entities/unread/rules/newRows.ts';
import { noteShownRows, useChangedRows, useShownRows } from '#entities/unread/seenRows.ts';
import { languageOf } from '#language/language.ts';
import { useFairNow } from '#session/clock/useFairNow.ts';
import { localize } from '#ui/text/localize.ts';
import { useMomentText } from '#ui/values/useMomentText.ts';
import { cameQuery } from './cameQuery.ts';
import type { NewsItem, NewsPart } from './newsItem.ts';

/** What exhibitors that the visitor has saved have added, files that may be had now, and seats that are free again. */
export function useCameParts(owner: MessageOwner): readonly NewsPart[] {
  const { i18n } = useTranslation();
  const language = languageOf(i18n.language);
  useMarksRead('favourites');
  const { saved, followed } = useFollowed();
  const isAsked = followed.exhibitorIds.length + followed.sessionIds.length > 0;
  const query = useServerQuery({ ...cameQuery(owner, followed), enabled: isAsked });
  const came = useStillFollowed(query.data, followed);
  const nameNow = useExhibitorNames(saved.map(({ id }) => ({ ExhibitorId: id })));
  const nameOf = (exhibitorId: string) => {
    const kept = saved.find(({ id }) => id === exhibitorId)?.summary?.name;
    const name = nameNow(exhibitorId) ?? kept;
    return name === undefined ? '' : localize(name, language);
  };
  return [
    useSeatNews(owner, came, query.dataUpdatedAt),
    useFileNews(owner, followed.exhibitorIds),
    { ...useAddedNews(owner, came, nameOf), ...(isAsked && { query }) },
  ];
}

function useSeatNews({ exhibitionId }: MessageOwner, { sessions }: WhatCame, readAtMs: number): NewsPart {
  const { t, i18n } = useTranslation('whatsNew');
  const language = languageOf(i18n.language);
  const nowMs = useFairNow();
  const rows = useMemo(() => seatRows(sessions, nowMs), [sessions, nowMs]);
  // What is full is known without being looked at: the next free seat is news again.
  useShownRows(
    'seats',
    useMemo(() => rows.filter(({ isOwnStep }) => isOwnStep), [rows]),
    readAtMs,
  );
  const items = useChangedRows('seats', rows, readAtMs).map(({ id }) => {
    const session = sessions.find((one) => one.id === id);
    return {
      kind: 'seats' as const,
      id,
      title: session === undefined ? '' : localize(session.title, language),
      note: t('seatsFree', { count: session?.seatsLeft ?? 0 }),
      to: conferencePath(exhibitionId, id),
      onOpen: () =>
        noteShownRows(
          'seats',
          exhibitionId,
          rows.filter((row) => row.id === id),
          readAtMs,
        ),
    };
  });
  return { items, readAll: () => noteShownRows('seats', exhibitionId, rows, readAtMs) };
}

function useFileNews({ exhibitionId }: MessageOwner, savedIds: readonly string[]): NewsPart {
  const { t, i18n } = useTranslation('whatsNew');
  const language = languageOf(i18n.language);
  const moment = useMomentText();
  const nowMs = useFairNow();
  const { look, open, readAll } = useLook();
  const query = useServerQuery(filesQuery(exhibitionId));
  const { files } = newCame({ ...nothingCame, files: query.data ?? [], savedIds, look, nowMs });
  return {
    items: files.map((file) => ({
      kind: 'file',
      id: file.id,
      title: localize(file.name, language),
      note: t('fileOpen', { time: moment(openedAtMs(file), 'dayTime') }),
      to: downloadPath(exhibitionId, file.id),
      onOpen: () => open([file.id]),
    })),
    query,
    readAll: () => readAll(Math.max(0, ...files.map((file) => openedAtMs(file) ?? 0))),
  };
}

function useAddedNews(
  { exhibitionId }: MessageOwner,
  came: WhatCame,
  nameOf: (exhibitorId: string) => string,
): NewsPart {
  const { t, i18n } = useTranslation('whatsNew');
  const language = languageOf(i18n.language);
  const moment = useMomentText();
  const nowMs = useFairNow();
  const { look, open, readAll } = useLook();
  const { lives, products } = newCame({ ...came, files: [], savedIds: [], look, nowMs });
  return {
    items: [
      ...lives.map((live) => ({
        kind: 'live' as const,
        id: live.id,
        title: localize(live.name, language),
        note: [nameOf(live.exhibitorId), live.startMs === undefined ? '' : moment(live.startMs, 'dayTime')]
          .filter((text) => text !== '')
          .join(' · '),
        to: livePath(exhibitionId, live.id),
        onOpen: () => open([live.id]),
      })),
      ...Array.from(products).map(([exhibitorId, rows]) => productsItem(exhibitorId, rows)),
    ],
    readAll: () => readAll(Math.max(0, ...[...came.lives, ...came.products].map(({ atMs }) => atMs))),
  };

  function productsItem(exhibitorId: string, rows: readonly Came[]): NewsItem {
    const [first] = rows;
    const names = rows.map(({ name }) => localize(name, language)).join(t('between'));
    return {
      kind: 'product',
      id: exhibitorId,
      title: nameOf(exhibitorId) || names,
      note: t('productsAdded', { count: rows.length, names }),
      to:
        rows.length === 1 && first !== undefined
          ? productPath(exhibitionId, first.id)
          : exhibitorPath(exhibitionId, exhibitorId),
      onOpen: () => open(rows.map(({ id }) => id)),
    };
  }
}
