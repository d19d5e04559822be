// @ts-check

/**
 * @typedef {import('#data/collections/definition.ts').AnyDefinition} AnyDefinition
 * @typedef {import('./allCollections.ts').Described} Described
 */

export const startMarker = '<!-- collections: written by node scripts/writeDataApi.mjs -->';
export const endMarker = '<!-- end of collections -->';

/** @type {Readonly<Record<string, string>>} */
const kindWords = {
  id: 'id',
  text: 'text',
  number: 'number',
  flag: 'yes or no',
  code: 'short code',
  time: '`YYYY-MM-DD HH:mm:ss`',
  day: '`YYYY-MM-DD`',
  clock: '`HH:mm`',
  moment: 'epoch milliseconds',
  address: 'address of a picture, file or page',
  richText: 'HTML',
  list: 'list',
  object: 'object',
};

/** @type {Readonly<Record<string, string>>} */
const knownWords = { stated: 'known', seen: 'seen elsewhere', assumed: 'assumed' };

/**
 * All collections, and then their fields one by one, as two tables of Markdown.
 * @param {readonly Described[]} all
 * @param {(file: string) => string} sourceOf
 */
export function collectionsTable(all, sourceOf) {
  const collections = all.map(({ collection, file }) => [
    `\`${collection.name}\``,
    wayIn(collection),
    knownWords[collection.known] ?? '',
    `\`${file}\``,
  ]);
  const fields = all.flatMap(({ collection, file }) => {
    const meanings = meaningsIn(sourceOf(file), collection.name);
    return Object.keys(collection.fields).map((field) => [
      `\`${collection.name}.${field}\``,
      [whatItIs(collection, field), meanings.get(field)].filter(Boolean).join('. '),
      knownWords[howKnown(collection, field)] ?? '',
    ]);
  });
  const named = table(['collection', 'how it is asked', 'how well known', 'where to change it'], collections);
  return `${named}\n\n${table(['field', 'what it is', 'how well known'], fields)}`;
}

/**
 * Not padded: one longer cell would change every line.
 * @param {string[]} head
 * @param {string[][]} rows
 */
function table(head, rows) {
  return [head, head.map(() => '---'), ...rows].map((cells) => `| ${cells.join(' | ')} |`).join('\n');
}

/** @param {AnyDefinition} collection @param {string} field */
function howKnown({ known, knownOtherwise = {} }, field) {
  const other = Object.entries(knownOtherwise).find(([, fields]) => fields.includes(field));
  return other ? other[0] : known;
}

/** @param {AnyDefinition} collection */
function wayIn({ via, askedBy, personal, tenant, name }) {
  const asked = `\`data/${via ?? 'queryList'}/${name}\`${tenant === 'system' ? ' on the system tenant' : ''}; asked for by ${listed(askedBy)}`;
  return personal ? `${asked}; about people, so never without ${listed(personal, ' or ')}` : asked;
}

/** @param {AnyDefinition} collection @param {string} field */
function whatItIs({ fields, references = {} }, field) {
  const spec = fields[field] ?? 'text';
  const kind = kindWords[spec.replace('?', '')] ?? spec;
  const target = references[field];
  return `${kind}${target ? ` of \`${target}\`, or its row` : ''}${spec.endsWith('?') ? ', may be missing' : ''}`;
}

/** @param {readonly string[]} names */
function listed(names, last = ', ') {
  return names.map((name) => `\`${name}\``).join(last);
}

/**
 * What is written above the fields of a collection in its definition.
 * @param {string} source
 * @param {string} name
 */
function meaningsIn(source, name) {
  const start = source.indexOf(`name: '${name}'`);
  const end = source.indexOf('defineCollection({', start);
  const own = start < 0 ? source : source.slice(start, end < 0 ? undefined : end);
  const found = own.matchAll(/\/\*\* ([^*]*(?:\*(?!\/)[^*]*)*)\*\/\s*(\w+): '/g);
  return new Map(
    Array.from(found, ([, meaning = '', field = '']) => [
      field,
      meaning
        .replace(/\s*\n\s*\*?\s*/g, ' ')
        .trim()
        .replace(/\.$/, ''),
    ]),
  );
}
