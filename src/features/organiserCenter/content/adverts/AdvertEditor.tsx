import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { FormDefinition } from '#domain/form/formDefinition.ts';
import { organisedAdverts, organisedCloudAdverts } from '#entities/organiser/api/organiserRows.ts';
import type { Organiser } from '#entities/organiser/rules/organiser.ts';
import {
  isWrongAddress,
  linkAnswers,
  linkFields,
  urlIn,
} from '#features/organiserCenter/rules/linkAnswers.ts';
import { placeInOrder } from '#features/organiserCenter/rules/moveInOrder.ts';
import { advertState, linkFieldOf, linkOf } from '#features/organiserCenter/rules/organisedAdvert.ts';
import type { RowStart } from '#flows/rowForm/rowDraft.ts';
import { useFairNow } from '#session/clock/useFairNow.ts';
import { Button } from '#ui/controls/Button.tsx';
import { StoredImage } from '#ui/media/StoredImage.tsx';
import { Card } from '#ui/page/Card.tsx';
import type { ContentCollection } from '../editor/changeContent.ts';
import { ContentEditor } from '../editor/ContentEditor.tsx';
import { MoveInOrder } from '../editor/MoveInOrder.tsx';
import type { ContentChanger } from '../editor/useContentChanging.ts';
import { isLink, useLinkWords } from '../editor/useLinkWords.ts';
import { type OrganisedAdvert, rereadAdverts } from './advertQueries.ts';

export interface AdvertEditorProps {
  readonly organiser: Organiser;
  readonly row: OrganisedAdvert;
  /** Those of the same order. */
  readonly all: readonly OrganisedAdvert[];
  readonly start: RowStart;
}

/** Where a tap on an advertisement leads, whether it is shown, and its place among the others of its page. */
export function AdvertEditor({ organiser, row, all, start }: AdvertEditorProps) {
  const { t } = useTranslation(['organiserContent', 'organiserNotices']);
  const { pathOf, choices, toldLink } = useLinkWords();
  const nowMs = useFairNow();
  const [form] = useState((): FormDefinition => {
    const text = (key: 'link' | 'address') => ({ zh: t(`headline_${key}`), en: t(`headline_${key}`) });
    return { version: '1', provenBy: 'mobileOrEmail', fields: linkFields(text, choices) };
  });
  const collection: ContentCollection<OrganisedAdvert> =
    'Slot' in row ? organisedCloudAdverts : organisedAdverts;
  const affected = t('advertAffected');
  const order = { sorts: all.map(({ Sort }) => Sort ?? 0), at: all.indexOf(row) };
  return (
    <>
      <StoredImage src={'Slot' in row ? row.Picture : row.Image} alt="" width={240} height={120} />
      <ContentEditor
        organiser={organiser}
        part="adverts"
        row={row}
        collection={collection}
        reread={() => rereadAdverts(organiser.exhibitionId)}
        form={form}
        start={start}
        answersOf={(now) => linkAnswers(linkOf(now), pathOf)}
        changesOf={(answers, now) => {
          const said = urlIn(answers, pathOf);
          return said === linkOf(now) ? {} : { [linkFieldOf(now)]: said };
        }}
        wrongIn={(answers, now) =>
          isWrongAddress(answers, linkOf(now), isLink)
            ? { key: 'address', text: t('organiserNotices:missing_address') }
            : undefined
        }
        factsOf={(now) => [
          { key: 'state', label: t('advertState'), text: t(`advert_${advertState(now, nowMs)}`) },
          {
            key: 'place',
            label: t('order_place'),
            text: t('order_placeOf', { at: placeInOrder(all, row, now) + 1, count: all.length }),
          },
          { key: 'link', label: t('headline_link'), text: toldLink(linkOf(now)) },
        ]}
        affected={affected}
        renderMore={(changer) => (
          <>
            <HideOrShow isHidden={row.IsHidden} affected={affected} changer={changer} />
            <MoveInOrder kind="advert" {...order} affected={affected} changer={changer} />
          </>
        )}
      />
    </>
  );
}

interface HideOrShowProps {
  readonly isHidden: boolean;
  readonly affected: string;
  readonly changer: ContentChanger;
}

/** Takes an advertisement off its page, or puts it back. */
function HideOrShow({ isHidden, affected, changer }: HideOrShowProps) {
  const { t } = useTranslation('organiserContent');
  const turn = () =>
    void changer.change({
      name: 'hide',
      setValue: { IsHidden: !isHidden },
      question: t(isHidden ? 'advertShowQuestion' : 'advertHideQuestion'),
      told: [affected],
      yes: t(isHidden ? 'advertShow' : 'advertHide'),
      done: t(isHidden ? 'advertIsShown' : 'advertIsHidden'),
    });
  return (
    <Card title={t('advertTurn')}>
      <p>{t(isHidden ? 'advertShowText' : 'advertHideText')}</p>
      <Button kind="secondary" busy={changer.running === 'hide'} onClick={turn}>
        {t(isHidden ? 'advertShow' : 'advertHide')}
      </Button>
    </Card>
  );
}
