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
import {
  pictureAnswers,
  pictureChanges,
  pictureFields,
} from '#features/organiserCenter/rules/pictureAnswers.ts';
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

const both = (text: string) => ({ zh: text, en: text });

/** What a picture of the home shows, for those who do not see it, where a tap on it leads, and its place among the others. */
export function BannerEditor({ organiser, row, all, start }: BannerEditorProps) {
  const { t } = useTranslation(['organiserContent', 'organiserNotices']);
  const without = row.ProductId === '' ? undefined : t('banner_product');
  const { pathOf, choices, toldLink } = useLinkWords(without);
  const [form] = useState((): FormDefinition => {
    const text = (key: 'link' | 'address') => both(t(`headline_${key}`));
    const fields = [
      ...pictureFields((key) => both(t(`banner_${key}`)), both(t('banner_hint'))),
      ...linkFields(text, choices),
    ];
    return { version: '1', provenBy: 'mobileOrEmail', fields };
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
        answersOf={(now) => ({ ...pictureAnswers(now), ...linkAnswers(now.Link, pathOf) })}
        changesOf={(answers, now) => {
          const said = urlIn(answers, pathOf);
          return { ...pictureChanges(answers, now), ...(said === now.Link ? {} : { Link: said }) };
        }}
        wrongIn={(answers, { Link }) =>
          isWrongAddress(answers, Link, isLink)
            ? { key: 'address', text: t('organiserNotices:missing_address') }
            : undefined
        }
        factsOf={(now) => [
          { key: 'title', label: t('banner_Title'), text: now.Title },
          { key: 'titleEn', label: t('banner_TitleEn'), text: now.TitleEn },
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
