// @ts-check
/** @typedef {import('./screenNames.mjs').ScreenNames} ScreenNames */

/**
 * What a list and a page about one row have alike: collection, route, and words with their types.
 * @param {ScreenNames} names
 * @param {string} address
 * @param {{ zh: Record<string, string>, en: Record<string, string> }} words
 * @returns {Record<string, string>} texts by path
 */
export function sharedFiles(names, address, words) {
  const { area, name } = names;
  const folder = `src/features/${area}/${name}`;
  return {
    [`src/features/${area}/api/${name}Collections.ts`]: collectionFile(names),
    [`${folder}/route.ts`]: routeFile(names, address),
    [`${folder}/words/zh.json`]: wordsFile(words.zh),
    [`${folder}/words/en.json`]: wordsFile(words.en),
    [`${folder}/words/namespace.d.ts`]: namespaceFile(names),
  };
}

/** @param {Record<string, string>} words */
const wordsFile = (words) => `${JSON.stringify(words, null, 2)}\n`;

/** @param {ScreenNames} names */
const collectionFile = ({
  name,
  collection,
}) => `import { defineCollection } from '#api/collections/defineCollection.ts';

export const ${name}Collection = defineCollection({
  name: '${collection}',
  known: 'assumed',
  fields: {
    ExhibitionId: 'id',
    Name: 'text',
    NameEn: 'text?',
    Image: 'address?',
    Introduction: 'text?',
    IntroductionEn: 'text?',
    Sort: 'number?',
  },
  references: { ExhibitionId: 'Exhibition' },
  askedBy: ['RecordId', 'ExhibitionId'],
});
`;

/** @param {ScreenNames} names */
const namespaceFile = ({ name }) => `import type ${name} from './zh.json';

declare module '#language/areaWords.ts' {
  interface AreaWords {
    ${name}: typeof ${name};
  }
}
`;

/**
 * @param {ScreenNames} names
 * @param {string} address
 */
const routeFile = (
  { name, component },
  address,
) => `import { definePath } from '#domain/address/definePath.ts';
import type { ScreenRoute } from '#flows/navigation/screenRoute.ts';

export const ${name}Path = /* @__PURE__ */ definePath('${address}');

export const route: ScreenRoute = {
  path: ${name}Path.pattern,
  load: () => import('./${component}Screen.tsx'),
  namespaces: ['${name}', 'content', 'fields', 'problems'],
  scope: 'exhibition',
  page: 'inner',
  tab: 'home',
};
`;
