// @ts-check

/**
 * @typedef {import('./screenNames.mjs').ScreenNames} ScreenNames
 * @typedef {object} UsedCollection
 * @property {string} file path from the root
 * @property {string} variable the name under which it is exported
 */

/** @param {string} text */
const lower = (text) => text.slice(0, 1).toLowerCase() + text.slice(1);

/**
 * The collection of a screen whose rows nobody has described yet.
 * @param {ScreenNames} names
 * @returns {UsedCollection}
 */
export const writtenCollection = ({ area, collection }) => ({
  file: `src/features/${area}/api/${lower(collection)}Collections.ts`,
  variable: `${lower(collection)}Rows`,
});

/** @param {UsedCollection} used */
export const importOf = ({ file, variable }) =>
  `import { ${variable} } from '#${file.replace(/^src\//, '')}';`;

/** @param {ScreenNames} names */
export const collectionFile = (
  names,
) => `import { defineCollection } from '#data/collections/defineCollection.ts';

export const ${writtenCollection(names).variable} = defineCollection({
  name: '${names.collection}',
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
export const routeRecord = ({ area, name, component }) => `  {
    path: ${name}Path.pattern,
    load: () => import('./${name}/${component}Screen.tsx'),
    namespaces: ['${area}', 'content', 'fields', 'problems'],
    scope: 'exhibition',
    page: 'inner',
    tab: 'home',
  },
`;

/**
 * The routes of the area with one more.
 * @param {string | undefined} text
 * @param {ScreenNames} names
 * @param {string} record
 */
export function routesFile(text, { name }, record) {
  const own = `import { ${name}Path } from './paths.ts';\n`;
  if (text === undefined)
    return `import type { ScreenRoute } from '#flows/navigation/screenRoute.ts';
${own}
export const routes: readonly ScreenRoute[] = [
${record}];
`;
  const present = /import \{ ([^}]*) \} from '\.\/paths\.ts';\n/.exec(text);
  const withPath =
    present === null
      ? text.replace(/\n\n/, `\n${own}\n`)
      : text.replace(present[0], `import { ${present[1]}, ${name}Path } from './paths.ts';\n`);
  return withPath.replace(/\];\n$/, `${record}];\n`);
}

/**
 * The addresses of the area with one more.
 * @param {string | undefined} text
 * @param {ScreenNames} names
 * @param {string} address
 */
export function pathsFile(text, { name }, address) {
  const head = text ?? `import { definePath } from '#domain/address/definePath.ts';\n`;
  return `${head}\nexport const ${name}Path = /* @__PURE__ */ definePath('${address}');\n`;
}

/** The tag by which the first journey of an area counts as its main way. @param {string} area @param {boolean} isNewArea */
export const wayTag = (area, isNewArea) => (isNewArea ? `, tag: '@way-${area}'` : '');
