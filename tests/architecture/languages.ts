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

interface BannedTerm {
  readonly language: 'zh' | 'en';
  readonly banned: RegExp;
  readonly instead: string;
  /** Parts of paths under which the term is right, each with its reason. */
  readonly except: Readonly<Record<string, string>>;
}

function ban(
  language: 'zh' | 'en',
  banned: RegExp,
  instead: string,
  except: BannedTerm['except'] = {},
): BannedTerm {
  return { language, banned, instead, except };
}

const codesThatAreNoTicket = {
  'accounts.json': 'the verification code of a login',
  'identity.json': 'the verification code of a contact',
  'signposts.json.logInVisitor': 'the verification code of a login',
  'organiserDecides/words.json.field_TeamCode': 'the same field, as the organiser reads it',
  'features/teams/': 'the field is called “Team code”, and texts around it say “code”',
  'content.json.wideText': 'the code of a program',
};

/** One term for one thing: what each language says instead stands in GLOSSARY.md. */
const bannedTerms: readonly BannedTerm[] = [
  ban('zh', /报名/, '登记'),
  ban('zh', /凭证|入场码/, '参观码'),
  ban('zh', /登录注册/, '登录 or 登记'),
  ban('zh', /没能取得|正在取得|取不到|没有加载成功/, '加载, 加载失败'),
  ban('zh', /先不了/, '取消'),
  ban('zh', /你(?!们)/, '您'),
  ban('zh', /「[^」]*$|^[^「]*」/, 'a pair of quotation marks'),
  ban('zh', /["'《》]/, 'the quotation marks “”', {
    'accounts.json.privacyNotice': 'the title of a document',
  }),
  ban('zh', /职位/, '职务'),
  ban('zh', /参展商/, '展商', {
    'accounts.json': 'the log-in asks as what a person logs in',
    'features/becomeExhibitor/words': 'the way from an application to that log-in',
  }),
  ban('zh', /洽谈预约|(我的|查看|全部)预约/, '洽谈'),
  ban('zh', /留言/, '消息; 留言 is only what stands on a board', {
    'comments.json': 'the board itself',
    'features/exhibitorCenter/boothComments/words': 'what visitors wrote on the board',
    'features/exhibitorCenter/words.json.comments': 'the way to what visitors wrote on the board',
  }),
  ban('zh', /服务器|(服务|系统)(没有|不)接受/, '没有成功，请稍后再试'),
  ban('zh', /张订单/, '笔订单'),
  ban('zh', /会在这里。?$/, '会显示在这里'),
  ban('en', /\bsign(ed|s|ing)?[ -]?in(s|to)?\b/i, 'check in (on site) or log in (account)'),
  ban('en', /\bvouchers?\b|\bentry codes?\b|\bpass(es)?\b/i, 'ticket'),
  ban(
    'en',
    /(?<!\bQR |\bverification |\bpostal |\bdial |\bregion )\bcodes?\b/i,
    'ticket, QR code or verification code',
    codesThatAreNoTicket,
  ),
  ban('en', /\bstands?\b/i, 'booth'),
  ban('en', /\bfairs?\b/i, 'exhibition, in running text “the show”'),
  ban('en', /\bconferences?\b/i, 'session, Programme'),
  ban('en', /\bagenda\b/i, 'My schedule', {
    'features/conferences/words.json.agenda': 'the order of the talks within one session',
  }),
  ban('en', /\bfavou?rites?\b/i, 'Save, Saved'),
  ban('en', /\bappointments?\b/i, 'meeting'),
  ban('en', /\bmessage board\b/i, 'Q&A'),
  ban('en', /\bdemands?\b|\bsupply and\b/i, 'Wanted, Offered'),
  ban('en', /\bservers?\b|\bservice did(n’t| not)\b/i, 'That didn’t go through. Please try again.'),
  ban('en', /\be-mails?\b/i, 'email'),
  ban('en', /\bgo on\b|\bgoes on\b/i, 'continue, resume or keep …ing'),
  ban('en', /\banew\b|\bsomebody\b|\bwhoever\b/i, 'plain English'),
  ban('en', /\blog ?in (success|error)\b/i, 'logged in, login failed'),
  ban('en', /[“"]\s|\s[”]/, 'quotation marks without a space inside'),
  ban('en', /'/, 'the apostrophe ’'),
  ban('en', /[a-z]\.[A-Z][a-z]/, 'a space between sentences'),
  ban('en', /\S {2}/, 'one space'),
  ban('zh', /\S {2}/, 'one space'),
];

function isExcepted(path: string, except: BannedTerm['except']): boolean {
  return Object.keys(except).some((part) => path.includes(part));
}

/** What a person reads, without the names between braces. */
function shownText(text: unknown): string {
  return String(text).replaceAll(/\{\{?\w+\}\}?/g, '…');
}

/** Terms that this product does not use, one sentence each. `allowed` names paths that the server's contract words. */
export function findBannedTerms(
  language: 'zh' | 'en',
  words: unknown,
  allowed: ReadonlySet<string> = new Set(),
): string[] {
  const terms = bannedTerms.filter((term) => term.language === language);
  return Object.entries(flatten(words)).flatMap(([path, value]) => {
    if (allowed.has(path)) return [];
    const text = shownText(value);
    return terms
      .filter(({ banned, except }) => banned.test(text) && !isExcepted(path, except))
      .map(({ banned, instead }) => `${path} says ${banned.exec(text)?.[0]}: ${instead}`);
  });
}

/** Exceptions under which no text says the banned term any more. */
export function findNeedlessExceptions(language: 'zh' | 'en', words: unknown): string[] {
  const texts = Object.entries(flatten(words));
  return bannedTerms
    .filter((term) => term.language === language)
    .flatMap(({ banned, except }) =>
      Object.keys(except).filter(
        (part) => !texts.some(([path, value]) => path.includes(part) && banned.test(shownText(value))),
      ),
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
