// @vitest-environment jsdom
import { act, fireEvent, screen } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { Folded } from '#ui/text/Folded.tsx';
import { renderInLanguage } from '../renderInLanguage.tsx';

/** jsdom lays nothing out. */
function setHeights(content: number, shown: number) {
  vi.spyOn(Element.prototype, 'scrollHeight', 'get').mockReturnValue(content);
  vi.spyOn(Element.prototype, 'clientHeight', 'get').mockReturnValue(shown);
}
const text = (
  <Folded>
    <a href="/x">江海精工</a>
  </Folded>
);
afterEach(() => vi.restoreAllMocks());

describe('a text that may be long', () => {
  it('has no button while all of it is seen', async () => {
    setHeights(80, 80);
    await renderInLanguage(text);
    expect(screen.queryByRole('button')).toBeNull();
  });

  it('is unfolded and folded again by its button', async () => {
    setHeights(900, 184);
    await renderInLanguage(text);
    const button = screen.getByRole('button', { name: '展开全部' });
    expect(button.getAttribute('aria-expanded')).toBe('false');
    fireEvent.click(button);
    expect(screen.getByRole('button', { name: '收起' }).getAttribute('aria-expanded')).toBe('true');
    fireEvent.click(button);
    expect(screen.getByRole('button', { name: '展开全部' })).toBe(button);
  });

  it('is unfolded where the focus comes to a link of it', async () => {
    setHeights(900, 184);
    await renderInLanguage(text);
    fireEvent.focus(screen.getByRole('link'));
    expect(screen.getByRole('button', { name: '收起' })).toBeDefined();
  });

  it('keeps in sight what has the focus when it is unfolded', async () => {
    setHeights(900, 184);
    const bring = vi.fn();
    Element.prototype.scrollIntoView = bring;
    await renderInLanguage(text);
    act(() => screen.getByRole('link').focus());
    expect(bring.mock.contexts).toEqual([screen.getByRole('link')]);
    Reflect.deleteProperty(Element.prototype, 'scrollIntoView');
  });
});
