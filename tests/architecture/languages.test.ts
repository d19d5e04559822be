import { describe, expect, it } from 'vitest';
import { bootWords } from '#boot/bootWords.ts';
import { landingWords } from '#boot/landingWords.ts';
import { compareLanguages, findBannedTerms, findChineseTexts, findNeedlessExceptions } from './languages.ts';
import { readSources } from './sources.ts';

/** Chinese that is data of the server, not words for a person; and the words that are there before the language files. */
const chineseByRight: Readonly<Record<string, readonly string[] | 'all'>> = {
  'src/boot/bootWords.ts': 'all',
  'src/boot/landingWords.ts': 'all',
  // Units and weekdays, which screens write without a language file.
  'src/domain/time/writeMoment.ts': 'all',
  // Characters that begin the letters of pinyin.
  'src/entities/search/rules/groupByLetter.ts': 'all',
  // Signs on number plates.
  'src/domain/person/isVehiclePlate.ts': 'all',
  // Headers that people write above their columns.
  'src/features/registration/rules/paste/columnsOf.ts': 'all',
  'src/features/registration/rules/paste/textShapes.ts': 'all',
  'src/features/exhibitorCenter/rules/priceWords.ts': 'all',
  'src/features/exhibitorCenter/rules/table/tableColumnNames.ts': 'all',
  // What people write into a delivery address.
  'src/entities/address/rules/findRegion.ts': 'all',
  'src/entities/address/rules/pastedLabels.ts': 'all',
  'src/entities/address/rules/pastedParts.ts': 'all',
  'src/entities/address/rules/personName.ts': 'all',
  'src/entities/address/rules/regionNames.ts': 'all',
  'src/entities/address/rules/wordAfterRegion.ts': 'all',
  // What a booth writes in the visitor's language, whatever that of the page.
  'src/entities/lead/rules/usualFirstWords.ts': 'all',
  'src/entities/favourite/api/marks.ts': ['关注店铺', '收藏商品', '点赞评论'],
  'src/entities/order/api/newOrder.ts': ['商城', '商品'],
  'src/entities/product/api/productCollections.ts': ['留言板', '直播', '商城', '商品'],
  'src/api/login/login.ts': ['手机号码登录', '邮箱登录', '微信号码登录'],
  'src/api/exhibition/findShareTexts.ts': ['观众微信注册', '观众线上多渠道注册'],
  'src/api/exhibition/recordShare.ts': [
    '推荐给朋友',
    '分享到朋友圈',
    '分享QQ好友',
    '分享QQ空间',
    '分享到微博',
  ],
};
/** Said to those who read the other language. */
const forTheOthers = new Set(['eitherLanguage', 'otherLanguage', 'switchLanguage', 'switchLanguageLabel']);

function wordsOf(language: string): Record<string, unknown> {
  const shared = readSources([`src/language/${language}`], /\.json$/);
  const ofAreas = readSources(['src/features'], new RegExp(`^${language}\\.json$`));
  const files = Object.entries({ ...shared, ...ofAreas });
  return Object.fromEntries(
    files.map(([path, text]) => [path.replace(new RegExp(`/${language}\\b`), ''), readWords(text)]),
  );
}

function readWords(text: string): unknown {
  return JSON.parse(text, (key, value: unknown) => (forTheOthers.has(key) ? 'to the others' : value));
}

describe('the words of this project', () => {
  it('are the same in Chinese and English', () => {
    const [zh, en] = [wordsOf('zh'), wordsOf('en')];
    expect(Object.keys(zh).length).toBeGreaterThan(0);
    expect(compareLanguages(zh, en)).toEqual([]);
  });

  it('are the same in both languages where the landing page brings its own', () => {
    expect(compareLanguages(landingWords.zh, landingWords.en)).toEqual([]);
    expect(compareLanguages(bootWords.zh, bootWords.en)).toEqual([]);
  });

  it.each(['zh', 'en'] as const)('call one thing by one term in %s', (language) => {
    // Document titles that the specification words.
    const asSpecified = new Set(
      ['titleVouchers', 'titleLoginRegister'].map((key) => `src/language/shell.json.${key}`),
    );
    expect(findBannedTerms(language, wordsOf(language), asSpecified)).toEqual([]);
    expect(findBannedTerms(language, landingWords[language])).toEqual([]);
    expect(findBannedTerms(language, bootWords[language])).toEqual([]);
  });

  it.each(['zh', 'en'] as const)('need each exception from a banned term in %s', (language) => {
    expect(findNeedlessExceptions(language, wordsOf(language))).toEqual([]);
  });

  it('stand in the language files alone', () => {
    const texts = findChineseTexts(readSources(['src'])).filter((text) => {
      const allowed = chineseByRight[text.slice(0, text.indexOf(':'))] ?? [];
      return allowed !== 'all' && !allowed.some((phrase) => text.endsWith(`"${phrase}"`));
    });
    expect(texts).toEqual([]);
  });
});

describe('two languages differ where', () => {
  const differences: [what: string, zh: unknown, en: unknown, problem: string][] = [
    [
      'a key is missing in English',
      { a: { b: '好', c: '的' } },
      { a: { b: 'Good' } },
      'a.c is missing in en',
    ],
    ['a key is missing in Chinese', { a: '好' }, { a: 'Good', b: 'Yes' }, 'b is missing in zh'],
    ['a text is empty', { a: ' ' }, { a: 'Good' }, 'a says nothing in zh'],
    ['a text is no text', { a: '好' }, { a: null }, 'a says nothing in en'],
    ['English was left in Chinese', { a: '好' }, { a: '好' }, 'a is Chinese in en'],
    [
      'a placeholder is spelled otherwise',
      { a: '{{max}} 个' },
      { a: '{{most}} of them' },
      'a fills in {most} in en, but {max} in zh',
    ],
    [
      'a placeholder was forgotten',
      { a: '{time} 开放' },
      { a: 'opens' },
      'a fills in nothing in en, but {time} in zh',
    ],
    [
      'only the plural forgets it',
      { a: '{{n}} 天' },
      { a_one: 'a day', a_other: 'days' },
      'a_other fills in nothing in en, but {n} in zh',
    ],
  ];

  it.each(differences)('%s', (_what, zh, en, problem) => {
    expect(compareLanguages(zh, en)).toEqual([problem]);
  });

  it('they do not differ where English alone has a singular', () => {
    expect(compareLanguages({ a_other: '{{n}} 天' }, { a_one: 'one day', a_other: '{{n}} days' })).toEqual(
      [],
    );
    expect(compareLanguages({ a: '{{n}} 天' }, { a_one: 'one day', a_other: '{{n}} days' })).toEqual([]);
  });
});

describe('Chinese in the program', () => {
  const written = [
    `const a = '提交'`,
    'const a = `提交`',
    `const a = <b>提交</b>`,
    `const a = <b title="提交" />`,
  ];

  it.each(written)('is found in %s', (source) => {
    expect(findChineseTexts({ 'src/a.tsx': source })).toEqual(['src/a.tsx:1 "提交"']);
  });

  it('is no text for a person in a comment or a pattern', () => {
    expect(findChineseTexts({ 'src/a.ts': `/* 年 */ const day = /^\\d+日$/ // 月` })).toEqual([]);
  });
});

describe('a banned term', () => {
  it.each([
    ['zh', '立即报名', 'a says 报名: 登记'],
    ['en', 'Sign in at the gate', 'a says Sign in: check in (on site) or log in (account)'],
    ['en', 'Your e-mail', 'a says e-mail: email'],
    ['en', 'Show your pass', 'a says pass: ticket'],
    ['en', 'Show your code', 'a says code: ticket, QR code or verification code'],
    ['en', 'The server refused it', 'a says server: That didn’t go through. Please try again.'],
    ['zh', '服务器没有接受', 'a says 服务器: 没有成功，请稍后再试'],
    ['zh', '请联系参展商', 'a says 参展商: 展商'],
    ['en', 'replaced.You have', 'a says d.Yo: a space between sentences'],
  ] as const)('is found in %s: %s', (language, text, found) => {
    expect(findBannedTerms(language, { a: text })).toEqual([found]);
  });

  it('is not found in an ordinary sentence, nor where it is allowed', () => {
    expect(findBannedTerms('en', { a: 'Check in, then sign the form in ink.' })).toEqual([]);
    expect(findBannedTerms('en', { a: 'Scan the QR code, then show {{code}} at the booth.' })).toEqual([]);
    expect(findBannedTerms('zh', { a: '报名' }, new Set(['a']))).toEqual([]);
    expect(findBannedTerms('zh', { 'src/language/comments.json': { a: '写留言' } })).toEqual([]);
  });
});
