import { describe, expect, it } from 'vitest';
import {
  headlineAnswers,
  headlineChanges,
  isOneLanguageOnly,
  wrongHeadline,
} from '#features/organiserCenter/rules/headlineForm.ts';

const pathOf = (choice: string) => (choice === 'news' ? '/news/x' : '');
const row = { Title: '开馆', TitleEn: '', Url: '/news/x' };

describe('the answers about a headline', () => {
  it('name the screen that its link leads to, an address as it is, and none for a headline without one', () => {
    expect(headlineAnswers(row, pathOf)).toMatchObject({ link: 'news', address: '' });
    expect(headlineAnswers({ ...row, Url: '' }, pathOf)).toMatchObject({ link: 'none' });
    const Url = 'https://example.com/plan';
    expect(headlineAnswers({ ...row, Url }, pathOf)).toMatchObject({ link: 'address', address: Url });
  });

  it('change what they make something else, and nothing where they say what the row says', () => {
    const answers = headlineAnswers(row, pathOf);
    expect(headlineChanges(answers, row, pathOf)).toEqual({});
    expect(headlineChanges({ ...answers, link: 'none' }, row, pathOf)).toEqual({ Url: '' });
    expect(
      headlineChanges({ ...answers, link: 'address', address: ' https://example.com/a ' }, row, pathOf),
    ).toEqual({ Url: 'https://example.com/a' });
  });

  it('are wrong without text in either language, and with a new address that does not open', () => {
    const answers = headlineAnswers(row, pathOf);
    const never = () => false;
    expect(wrongHeadline(answers, row, never)).toBeUndefined();
    expect(wrongHeadline({ ...answers, Title: ' ' }, row, never)).toBe('Title');
    expect(wrongHeadline({ ...answers, Title: '', TitleEn: 'Open' }, row, never)).toBeUndefined();
    const typed = { ...answers, link: 'address', address: 'javascript:alert(1)' };
    expect(wrongHeadline(typed, row, never)).toBe('address');
    expect(wrongHeadline(typed, row, () => true)).toBeUndefined();
    expect(wrongHeadline(typed, { ...row, Url: 'javascript:alert(1)' }, never)).toBeUndefined();
  });

  it('change one language only where the other one has a text that stays', () => {
    const both = { ...row, TitleEn: 'Open' };
    const answers = headlineAnswers(both, pathOf);
    expect(isOneLanguageOnly(answers, both)).toBe(false);
    expect(isOneLanguageOnly({ ...answers, Title: '闭馆' }, both)).toBe(true);
    expect(isOneLanguageOnly({ ...answers, Title: '闭馆', TitleEn: 'Closed' }, both)).toBe(false);
    expect(isOneLanguageOnly({ ...answers, Title: '闭馆', TitleEn: '' }, row)).toBe(false);
  });
});
