import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { FormDefinition } from '#domain/form/formDefinition.ts';
import { organisedBanners } from '#entities/organiser/api/organiserRows.ts';
import type { Organiser } from '#entities/organiser/rules/organiser.ts';
import {
  isWrongAddress,
  linkAnswers,
  linkFields,
  urlIn,
} from '#features/organiserCenter/rules/linkAnswers.ts';
import { placeInOrder } from '#features/organiserCenter/rules/moveInOrder.ts';
import type { RowStart } from '#flows/rowForm/rowDraft.ts';
import { StoredImage } from '#ui/media/StoredImage.tsx';
import { ContentEditor } from '../editor/ContentEditor.tsx';
import { MoveInOrder } from '../editor/MoveInOrder.tsx';
import { isLink, useLinkWords } from '../editor/useLinkWords.ts';
import { type OrganisedBanner, rereadBanners } from './bannerQueries.ts';

export interface BannerEditorProps {
  readonly organiser: Organiser;
  readonly row: OrganisedBanner;
  /** The pictures of the same place, in their order. */
  readonly all: readonly OrganisedBanner[];
  readonly start: RowStart;
}

/** Where a tap on a picture of the home leads, and its place among the others. */
export function BannerEditor({ organiser, row, all, start }: BannerEditorProps) {
  const { t } = useTranslation(['organiserContent', 'organiserNotices']);
  const without = row.ProductId === '' ? undefined : t('banner_product');
  const { pathOf, choices, toldLink } = useLinkWords(without);
  const [form] = useState((): FormDefinition => {
    const text = (key: 'link' | 'address') => ({ zh: t(`headline_${key}`), en: t(`headline_${key}`) });
    return { version: '1', provenBy: 'mobileOrEmail', fields: linkFields(text, choices) };
  });
  const order = { sorts: all.map(({ Sort }) => Sort ?? 0), at: all.indexOf(row) };
  return (
    <>
      <StoredImage src={row.Name} alt="" width={240} height={120} />
      <ContentEditor
        organiser={organiser}
        part="banners"
        row={row}
        collection={organisedBanners}
        reread={() => rereadBanners(organiser.exhibitionId)}
        form={form}
        start={start}
        answersOf={({ Link }) => linkAnswers(Link, pathOf)}
        changesOf={(answers, { Link }) => {
          const said = urlIn(answers, pathOf);
          return said === Link ? {} : { Link: said };
        }}
        wrongIn={(answers, { Link }) =>
          isWrongAddress(answers, Link, isLink)
            ? { key: 'address', text: t('organiserNotices:missing_address') }
            : undefined
        }
        factsOf={(now) => [
          {
            key: 'place',
            label: t('order_place'),
            text: t('order_placeOf', { at: placeInOrder(all, row, now) + 1, count: all.length }),
          },
          { key: 'link', label: t('headline_link'), text: toldLink(now.Link) },
        ]}
        affected={t('bannerAffected')}
        renderMore={(changer) => (
          <MoveInOrder kind="banner" {...order} affected={t('bannerAffected')} changer={changer} />
        )}
      />
    </>
  );
}
