import { describe, expect, it } from 'vitest';
import { paragraphsOf } from '../../src/domain/paragraphs.ts';

describe('a longer text', () => {
  it.each([
    ['one\n\n two ', ['one', 'two']],
    ['<p>one</p><p class="x">two<br/>three</p>', ['one', 'two', 'three']],
    ['a &amp; b&nbsp;c', ['a & b c']],
    ['<script>alert(1)</script>kept', ['kept']],
    ['3 < 5 and 5 > 3', ['3 < 5 and 5 > 3']],
    ['&lt;b&gt;', ['<b>']],
    ['', []],
  ])('%j is read as paragraphs', { tags: ['X09'] }, (text, paragraphs) => {
    expect(paragraphsOf(text)).toEqual(paragraphs);
  });
});
