// @ts-check
import { sharedFiles } from './sharedFiles.mjs';

/** @typedef {import('./screenNames.mjs').ScreenNames} ScreenNames */

/** @param {ScreenNames} names */
export const detailAddress = ({ area, name }) => `/${area}/:id/${name}/:itemId`;

const words = {
  zh: {
    kind: '详情',
    failed: '内容没有打开',
    gone: '没有找到这项内容',
    toHome: '返回展会首页',
    introduction: '简介',
  },
  en: {
    kind: 'Details',
    failed: 'This page could not be loaded',
    gone: 'This item cannot be found',
    toHome: 'Back to the home page',
    introduction: 'About',
  },
};

/**
 * The files of a page about one row, each by its path.
 * @param {ScreenNames} names
 * @returns {Record<string, string>}
 */
export function detailFiles(names) {
  const { area, name, component, journey } = names;
  return {
    [`src/features/${area}/${name}/${component}Screen.tsx`]: screenFile(names),
    ...sharedFiles(names, detailAddress(names), words),
    [`tests/journeys/${journey}.spec.ts`]: journeyFile(names),
  };
}

/** @param {ScreenNames} names */
const screenFile = ({ name, component }) => `import { useTranslation } from 'react-i18next';
import { useParams } from 'react-router-dom';
import { homePath } from '#domain/address/paths.ts';
import { detailQuery } from '#flows/content/detailQuery.ts';
import { DetailScreen } from '#flows/content/DetailScreen.tsx';
import { useServerQuery } from '#flows/queries/useServerQuery.ts';
import { StoredImage } from '#ui/media/StoredImage.tsx';
import { localize } from '#ui/text/localize.ts';
import { organiserText, otherLanguage } from '#ui/text/organiserText.tsx';
import { useFieldTexts } from '#ui/text/useFieldTexts.ts';
import { ${name}Collection } from '../api/${name}Collections.ts';

export default function ${component}Screen() {
  const { t } = useTranslation('${name}');
  const { language } = useFieldTexts();
  const { id = '', itemId = '' } = useParams();
  const query = useServerQuery(detailQuery(${name}Collection, { ExhibitionId: id, RecordId: itemId }));
  return (
    <DetailScreen
      exhibitionId={id}
      kind={t('kind')}
      backTo={homePath(id)}
      query={query}
      failedTitle={t('failed')}
      gone={{ title: t('gone'), toList: t('toHome') }}
      page={({ Name, NameEn, Image, Introduction, IntroductionEn }) => {
        const name = { zh: Name, en: NameEn };
        return {
          title: localize(name, language),
          titleLang: otherLanguage(name, language),
          picture: <StoredImage src={Image} alt="" width={72} height={72} />,
          sections: [
            {
              key: 'introduction',
              title: t('introduction'),
              content: <p>{organiserText({ zh: Introduction, en: IntroductionEn }, language)}</p>,
            },
          ],
        };
      }}
    />
  );
}
`;

/** @param {ScreenNames} names */
const journeyFile = ({ area, name, collection }) => `import { plainId } from '#sandbox/seed/plainRows.ts';
import { ${name}Path } from '#features/${area}/${name}/route.ts';
import { stories } from './support/stories.ts';
import { walkContent } from './support/walkContent.ts';

const pathOf = (number: number) => ${name}Path(stories.open, plainId('${collection}', stories.open, number));

walkContent({
  screen: 'the page ${name}',
  filled: { path: pathOf(1), shows: () => '001' },
  gone: { path: pathOf(9_999), shows: (say) => say('${name}', 'gone') },
  failed: { call: 'queryList/${collection}', shows: (say) => say('${name}', 'failed') },
});
`;
