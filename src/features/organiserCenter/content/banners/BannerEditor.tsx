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
import css from '#features/organiserCenter/review/ReviewCard.module.css';
import { moveInOrder } from '#features/organiserCenter/rules/moveInOrder.ts';
import type { RowStart } from '#flows/rowForm/rowDraft.ts';
import { Button } from '#ui/controls/Button.tsx';
import { StoredImage } from '#ui/media/StoredImage.tsx';
import { Card } from '#ui/page/Card.tsx';
import { ContentEditor } from '../editor/ContentEditor.tsx';
import type { ContentChanger } from '../editor/useContentChanging.ts';
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
  const placeOf = ({ RecordId, Sort = 0 }: OrganisedBanner) =>
    Sort === (row.Sort ?? 0)
      ? all.indexOf(row)
      : all.filter((one) => one.RecordId !== RecordId && (one.Sort ?? 0) < Sort).length;
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
            label: t('banner_place'),
            text: t('banner_placeOf', { at: placeOf(now) + 1, count: all.length }),
          },
          { key: 'link', label: t('headline_link'), text: toldLink(now.Link) },
        ]}
        affected={t('bannerAffected')}
        renderMore={(changer) => <Order row={row} all={all} changer={changer} />}
      />
    </>
  );
}

interface OrderProps extends Pick<BannerEditorProps, 'row' | 'all'> {
  readonly changer: ContentChanger;
}

/** Moves the picture one place up or down. */
function Order({ row, all, changer }: OrderProps) {
  const { t } = useTranslation('organiserContent');
  const sorts = all.map(({ Sort }) => Sort ?? 0);
  const moves = [
    { name: 'up', step: -1 },
    { name: 'down', step: 1 },
  ] as const;
  const buttons = moves.map(({ name, step }) => {
    const Sort = moveInOrder(sorts, all.indexOf(row), step);
    if (Sort === undefined) return null;
    const move = () =>
      void changer.change({
        name,
        setValue: { Sort },
        question: t(`banner_${name}Question`),
        told: [t('bannerAffected')],
        yes: t(`banner_${name}`),
        done: t('bannerMoved'),
      });
    return (
      <Button key={name} kind="secondary" busy={changer.running === name} onClick={move}>
        {t(`banner_${name}`)}
      </Button>
    );
  });
  return (
    <Card title={t('banner_place')}>
      <div className={css['answers']}>{buttons}</div>
    </Card>
  );
}
