import { lineAt, type Sources, walk } from './sources.ts';

const chinese = /[\u3400-\u9fff]/;
const pluralEnding = /_(zero|one|two|few|many|other)$/;

/** Words by path: 'select.title' -> 'Choose a channel'. Lists count by their position. */
function flatten(tree: unknown, path = ''): Record<string, unknown> {
  if (typeof tree !== 'object' || tree === null) return { [path]: tree };
  const inside = Object.entries(tree).map(([key, value]) =>
    flatten(value, path === '' ? key : `${path}.${key}`),
  );
  return Object.assign({}, ...inside) as Record<string, unknown>;
}

/** What keeps two languages from saying the same, one sentence each. English may have plurals where Chinese has none. */
export function compareLanguages(zh: unknown, en: unknown): string[] {
  const [chineseWords, englishWords] = [flatten(zh), flatten(en)];
  return [
    ...missingIn('zh', chineseWords, englishWords),
    ...missingIn('en', englishWords, chineseWords),
    ...Object.entries(chineseWords).flatMap(([path, value]) => checkWords('zh', path, value)),
    ...Object.entries(englishWords).flatMap(([path, value]) => checkWords('en', path, value)),
    ...Object.entries(englishWords).flatMap(([path, value]) =>
      comparePlaceholders(path, value, chineseWords),
    ),
  ];
}

/** One term for one thing: what each language says instead stands in GLOSSARY.md. */
const bannedTerms: readonly (readonly [language: 'zh' | 'en', banned: RegExp, instead: string])[] = [
  ['zh', /报名/, '登记'],
  ['zh', /凭证|入场码/, '参观码'],
  ['zh', /登录注册/, '登录 or 登记'],
  ['zh', /没能取得|正在取得|取不到/, '加载'],
  ['zh', /先不了/, '取消'],
  ['zh', /你(?!们)/, '您'],
  ['zh', /「[^」]*$|^[^「]*」/, 'a pair of quotation marks'],
  ['en', /\bsign(ed|s|ing)?[ -]?in(s|to)?\b/i, 'check in (on site) or log in (account)'],
  ['en', /\bvouchers?\b|\bentry codes?\b/i, 'ticket'],
  ['en', /\be-mails?\b/i, 'email'],
  ['en', /\bgo on\b|\bgoes on\b/i, 'continue, resume or keep …ing'],
  ['en', /\banew\b|\bsomebody\b|\bwhoever\b/i, 'plain English'],
  ['en', /\blog ?in (success|error)\b/i, 'logged in, login failed'],
  ['en', /[“"]\s|\s[”]/, 'quotation marks without a space inside'],
  ['en', /'/, 'the apostrophe ’'],
  ['en', /[a-z]\.[A-Z][a-z]/, 'a space between sentences'],
];

/** Terms that this product does not use, one sentence each. `allowed` names paths that the server's contract words. */
export function findBannedTerms(
  language: 'zh' | 'en',
  words: unknown,
  allowed: ReadonlySet<string> = new Set(),
): string[] {
  return Object.entries(flatten(words)).flatMap(([path, value]) =>
    allowed.has(path)
      ? []
      : bannedTerms
          .filter(([of, banned]) => of === language && banned.test(String(value)))
          .map(([, banned, instead]) => `${path} says ${banned.exec(String(value))?.[0]}: ${instead}`),
  );
}

const singular = (path: string) => path.replace(pluralEnding, '');

function missingIn(
  language: string,
  words: Record<string, unknown>,
  others: Record<string, unknown>,
): string[] {
  const there = new Set(Object.keys(words).map(singular));
  const missing = Object.keys(others)
    .map(singular)
    .filter((path) => !there.has(path));
  return [...new Set(missing)].map((path) => `${path} is missing in ${language}`);
}

function checkWords(language: 'zh' | 'en', path: string, value: unknown): string[] {
  if (typeof value !== 'string' || value.trim() === '') return [`${path} says nothing in ${language}`];
  if (language === 'en' && chinese.test(value)) return [`${path} is Chinese in en`];
  return [];
}

function comparePlaceholders(path: string, value: unknown, chineseWords: Record<string, unknown>): string[] {
  const other = chineseWords[path] ?? chineseWords[singular(path)] ?? chineseWords[`${singular(path)}_other`];
  // 'One day left' needs no number.
  if (other === undefined || /_(zero|one|two)$/.test(path)) return [];
  const [inEnglish, inChinese] = [placeholdersIn(value), placeholdersIn(other)];
  return inEnglish === inChinese ? [] : [`${path} fills in ${inEnglish} in en, but ${inChinese} in zh`];
}

/** The names between braces, sorted: '{max} {used}'. One pair of braces or two. */
function placeholdersIn(text: unknown): string {
  const names = [...String(text).matchAll(/\{\{?\s*(\w+)[^}]*\}/g)].map(([, name]) => `{${name}}`);
  return [...new Set(names)].sort().join(' ') || 'nothing';
}

/** Chinese texts written into the program instead of the language files: 'src/a.tsx:3 "提交"'. */
export function findChineseTexts(sources: Sources): string[] {
  return Object.entries(sources).flatMap(([path, source]) => {
    const found: string[] = [];
    const note = (text: unknown, start: number) => {
      if (typeof text === 'string' && chinese.test(text))
        found.push(`${path}:${lineAt(source, start)} "${text.trim()}"`);
    };
    walk(path, source, {
      Literal: (node) => note(node.value, node.start),
      TemplateElement: (node) => note(node.value.cooked, node.start),
      JSXText: (node) => note(node.value, node.start),
    });
    return found;
  });
}
