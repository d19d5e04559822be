import { answerCollections } from '#entities/questionnaire/api/readQuestionnaire.ts';
import { readSources } from '#tests/architecture/sources.ts';

const sources = readSources(['src'], /\.tsx?$/);
const matches = (pattern: RegExp, text: string) =>
  Array.from(text.matchAll(pattern), ([, found = '']) => found);

/** The server's name of a collection by the name of its definition. */
const names = new Map(
  Object.values(sources).flatMap((text) =>
    Array.from(
      text.matchAll(/const (\w+) = defineCollection\(\{\s*name: '(\w+)'/g),
      ([, definition = '', name = '']) => [definition, name] as const,
    ),
  ),
);

function nameOf(definition: string, file: string): string {
  const name = names.get(definition);
  if (name === undefined) throw new Error(`${file} inserts into ${definition}, which is no collection`);
  return name;
}

const boothRows = 'src/entities/exhibitor/api/boothWrites.ts';
/** What is inserted where the name is not written in the call. */
const namedElsewhere: Readonly<Record<string, () => readonly string[]>> = {
  [boothRows]: () =>
    Object.entries(sources).flatMap(([file, text]) =>
      text.includes('BoothRows<')
        ? matches(/\bcollection: (\w+),/g, text).map((definition) => nameOf(definition, file))
        : [],
    ),
  'src/entities/questionnaire/api/questionnaireAnswers.ts': () => answerCollections,
};
/** The insert of what was handed over: of a gateway, and of `insertOnce`. */
const handedOver = ['gateway', 'collection'];
/** Where the calls themselves are made. */
const isMechanism = (file: string) => file.startsWith('src/data/collections/');

function insertedIn(file: string, text: string): readonly string[] {
  const called = matches(/\b(\w+)\.insert\(/g, text).filter((name) => !handedOver.includes(name));
  const once = text.includes('insertOnce(client') ? matches(/\bcollection: (\w+)/g, text) : [];
  const written = matches(/\/data\/insert\/([^'`]+)/g, text);
  const [open, closed] = [written.some((name) => name.startsWith('$')), /^\w+$/];
  const elsewhere = open ? namedElsewhere[file]?.() : [];
  if (elsewhere === undefined) throw new Error(`${file} inserts into a collection that nothing names`);
  return [
    ...[...called, ...once].map((definition) => nameOf(definition, file)),
    ...written.filter((name) => closed.test(name)),
    ...elsewhere,
  ];
}

/** By reading the app: the name of every collection into which it inserts. @throws where one cannot be told */
export const insertedCollections = (): ReadonlySet<string> =>
  new Set(
    Object.entries(sources)
      .filter(([file]) => !isMechanism(file))
      .flatMap(([file, text]) => insertedIn(file, text)),
  );
