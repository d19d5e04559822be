// @ts-check
import { importOf, wayTag } from './sharedFiles.mjs';

/**
 * @typedef {import('./screenNames.mjs').ScreenNames} ScreenNames
 * @typedef {import('./sharedFiles.mjs').UsedCollection} UsedCollection
 */

/** @param {ScreenNames} names */
export const listAddress = ({ area, name }) => `/${area}/:id/${name}`;

/** @param {ScreenNames} names */
export const listWords = ({ name }) => ({
  zh: {
    [`${name}Title`]: '列表',
    [`${name}Search`]: '按名称搜索',
    [`${name}Failed`]: '列表没有打开',
    [`${name}Empty`]: '这里还没有内容',
  },
  en: {
    [`${name}Title`]: 'List',
    [`${name}Search`]: 'Search by name',
    [`${name}Failed`]: 'The list could not be loaded',
    [`${name}Empty`]: 'There is nothing here yet',
  },
});

/** @param {ScreenNames} names @param {UsedCollection} used */
export const listScreen = (
  { area, name, component },
  used,
) => `import { useTranslation } from 'react-i18next';
import type { FieldValues } from '#data/collections/readFields.ts';
import { ListScreen } from '#flows/content/ListScreen.tsx';
import { useListQuery } from '#flows/content/useListQuery.ts';
import { useExhibitionId } from '#session/visit/useExhibitionId.ts';
import { Card } from '#ui/page/Card.tsx';
import { organiserText } from '#ui/text/organiserText.tsx';
import { useFieldTexts } from '#ui/text/useFieldTexts.ts';
${importOf(used)}

export default function ${component}Screen() {
  const { t } = useTranslation('${area}');
  const exhibitionId = useExhibitionId();
  const query = useListQuery({
    collection: ${used.variable},
    condition: { ExhibitionId: exhibitionId },
    search: ['Name', 'NameEn'],
    sorts: { usual: { Sort: 1 } },
  });
  return (
    <ListScreen
      title={t('${name}Title')}
      query={query}
      failedTitle={t('${name}Failed')}
      empty={{ title: t('${name}Empty') }}
      search={t('${name}Search')}
      renderRow={renderRow}
    />
  );
}

type Row = FieldValues<typeof ${used.variable}.fields>;

const renderRow = (row: Row) => <${component}Row {...row} />;

function ${component}Row({ Name, NameEn, Introduction, IntroductionEn }: Row) {
  const { language } = useFieldTexts();
  return (
    <Card title={organiserText({ zh: Name, en: NameEn }, language)}>
      <p>{organiserText({ zh: Introduction, en: IntroductionEn }, language)}</p>
    </Card>
  );
}
`;

/** @param {ScreenNames} names @param {boolean} isNewArea */
export const listJourney = (
  { area, name, collection },
  isNewArea,
) => `import { ${name}Path } from '#features/${area}/paths.ts';
import { stories } from './support/stories.ts';
import { walkContent } from './support/walkContent.ts';

walkContent({
  screen: 'the list of ${name}',
  filled: { path: ${name}Path(stories.open), shows: () => '001' },
  empty: { path: ${name}Path(stories.soon), shows: (say) => say('${area}', '${name}Empty') },
  failed: { call: 'queryList/${collection}', shows: (say) => say('${area}', '${name}Failed')${wayTag(area, isNewArea)} },
  search: { hit: '007', finds: '007', miss: 'zzz', none: (say) => say('content', 'nothingFound') },
});
`;
