// @vitest-environment jsdom
import { render } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { organiserText, otherLanguage } from '#ui/text/organiserText.tsx';

const both = { zh: '观众登记', en: 'Visitors' };
const onlyZh = { zh: '观众登记', en: '' };
const onlyEn = { zh: '', en: 'Visitors' };

describe('an organiser’s text', () => {
  it.each([
    [both, 'zh', '观众登记'],
    [both, 'en', 'Visitors'],
    [onlyZh, 'zh', '观众登记'],
    [onlyZh, 'en', '<span lang="zh-CN">观众登记</span>'],
    [onlyEn, 'zh', '<span lang="en">Visitors</span>'],
    [{ zh: '', en: '' }, 'en', ''],
    [undefined, 'en', ''],
  ] as const)('%o is shown in %s as %s', (pair, language, html) => {
    const { container } = render(<>{organiserText(pair, language)}</>);
    expect(container.innerHTML).toBe(html);
  });

  it('has its language separately, for elements that contain text only', () => {
    expect(otherLanguage(onlyZh, 'en')).toBe('zh-CN');
    expect(otherLanguage(both, 'en')).toBeUndefined();
  });
});
