// @ts-check
import { sharedFiles } from './sharedFiles.mjs';

/** @typedef {import('./screenNames.mjs').ScreenNames} ScreenNames */

/** @param {ScreenNames} names */
export const listAddress = ({ area, name }) => `/${area}/:id/${name}`;

const words = {
  zh: {
    title: '列表',
    search: '按名称搜索',
    failed: '列表没有打开',
    empty: '这里还没有内容',
  },
  en: {
    title: 'List',
    search: 'Search by name',
    failed: 'The list could not be loaded',
    empty: 'There is nothing here yet',
  },
};

/**
 * The files of a list with search, each by its path.
 * @param {ScreenNames} names
 * @returns {Record<string, string>}
 */
export function listFiles(names) {
  const { area, name, component, journey } = names;
  return {
    [`src/features/${area}/${name}/${component}Screen.tsx`]: screenFile(names),
    ...sharedFiles(names, listAddress(names), words),
    [`tests/journeys/${journey}.spec.ts`]: journeyFile(names),
  };
}

/** @param {ScreenNames} names */
const screenFile = ({ name, component }) => `import { useTranslation } from 'react-i18next';
import { useParams } from 'react-router-dom';
import type { FieldValues } from '#api/collections/readFields.ts';
import { ListScreen } from '#flows/content/ListScreen.tsx';
import { useListQuery } from '#flows/content/useListQuery.ts';
import { Card } from '#ui/page/Card.tsx';
import { organiserText } from '#ui/text/organiserText.tsx';
import { useFieldTexts } from '#ui/text/useFieldTexts.ts';
import { ${name}Collection } from '../api/${name}Collections.ts';

export default function ${component}Screen() {
  const { t } = useTranslation('${name}');
  const { id = '' } = useParams();
  const query = useListQuery({
    collection: ${name}Collection,
    condition: { ExhibitionId: id },
    search: ['Name', 'NameEn'],
    sorts: { usual: { Sort: 1 } },
  });
  return (
    <ListScreen
      title={t('title')}
      query={query}
      failedTitle={t('failed')}
      empty={{ title: t('empty') }}
      search={t('search')}
      renderRow={renderRow}
    />
  );
}

type Row = FieldValues<typeof ${name}Collection.fields>;

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

/** @param {ScreenNames} names */
const journeyFile = ({
  area,
  name,
  collection,
}) => `import { ${name}Path } from '#features/${area}/${name}/route.ts';
import { stories } from './support/stories.ts';
import { walkContent } from './support/walkContent.ts';

walkContent({
  screen: 'the list of ${name}',
  filled: { path: ${name}Path(stories.open), shows: () => '001' },
  empty: { path: ${name}Path(stories.soon), shows: (say) => say('${name}', 'empty') },
  failed: { call: 'queryList/${collection}', shows: (say) => say('${name}', 'failed') },
  search: { hit: '007', finds: '007', miss: 'zzz', none: (say) => say('content', 'nothingFound') },
});
`;
