// @ts-check
import { importOf, wayTag } from './sharedFiles.mjs';

/**
 * @typedef {import('./screenNames.mjs').ScreenNames} ScreenNames
 * @typedef {import('./sharedFiles.mjs').UsedCollection} UsedCollection
 */

/** @param {ScreenNames} names */
export const detailAddress = ({ area, name }) => `/${area}/:id/${name}/:itemId`;

/** @param {ScreenNames} names */
export const detailWords = ({ name }) => ({
  zh: {
    [`${name}Kind`]: '详情',
    [`${name}Failed`]: '内容没有打开',
    [`${name}Gone`]: '没有找到这项内容',
    [`${name}ToHome`]: '返回展会首页',
    [`${name}Introduction`]: '简介',
  },
  en: {
    [`${name}Kind`]: 'Details',
    [`${name}Failed`]: 'This page could not be loaded',
    [`${name}Gone`]: 'This item cannot be found',
    [`${name}ToHome`]: 'Back to the home page',
    [`${name}Introduction`]: 'About',
  },
});

/** @param {ScreenNames} names @param {UsedCollection} used */
export const detailScreen = (
  { area, name, component },
  used,
) => `import { useTranslation } from 'react-i18next';
import { useParams } from 'react-router-dom';
import { homePath } from '#domain/address/paths.ts';
import { detailQuery } from '#flows/content/detailQuery.ts';
import { DetailScreen } from '#flows/content/DetailScreen.tsx';
import { useServerQuery } from '#data/queries/useServerQuery.ts';
import { useExhibitionId } from '#session/visit/useExhibitionId.ts';
import { StoredImage } from '#ui/media/StoredImage.tsx';
import { localize } from '#ui/text/localize.ts';
import { organiserText, otherLanguage } from '#ui/text/organiserText.tsx';
import { useFieldTexts } from '#ui/text/useFieldTexts.ts';
${importOf(used)}

export default function ${component}Screen() {
  const { t } = useTranslation('${area}');
  const { language } = useFieldTexts();
  const exhibitionId = useExhibitionId();
  const { itemId = '' } = useParams();
  const query = useServerQuery(detailQuery(${used.variable}, { ExhibitionId: exhibitionId, RecordId: itemId }));
  return (
    <DetailScreen
      kind={t('${name}Kind')}
      backTo={homePath(exhibitionId)}
      query={query}
      failedTitle={t('${name}Failed')}
      gone={{ title: t('${name}Gone'), toList: t('${name}ToHome') }}
      page={({ Name, NameEn, Image, Introduction, IntroductionEn }) => {
        const name = { zh: Name, en: NameEn };
        return {
          title: localize(name, language),
          titleLang: otherLanguage(name, language),
          picture: <StoredImage src={Image} alt="" width={72} height={72} />,
          sections: [
            {
              key: 'introduction',
              title: t('${name}Introduction'),
              content: <p>{organiserText({ zh: Introduction, en: IntroductionEn }, language)}</p>,
            },
          ],
        };
      }}
    />
  );
}
`;

/** @param {ScreenNames} names @param {boolean} isNewArea */
export const detailJourney = (
  { area, name, collection },
  isNewArea,
) => `import { plainId } from '#sandbox/seed/plainRows.ts';
import { ${name}Path } from '#features/${area}/paths.ts';
import { stories } from './support/stories.ts';
import { walkContent } from './support/walkContent.ts';

const pathOf = (number: number) => ${name}Path(stories.open, plainId('${collection}', stories.open, number));

walkContent({
  screen: 'the page ${name}',
  filled: { path: pathOf(1), shows: () => '001' },
  gone: { path: pathOf(9_999), shows: (say) => say('${area}', '${name}Gone') },
  failed: { call: 'queryList/${collection}', shows: (say) => say('${area}', '${name}Failed')${wayTag(area, isNewArea)} },
});
`;
