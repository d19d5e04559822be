import { describe, expect, it } from 'vitest';
import { htmlLines } from '#domain/richText/htmlLines.ts';
import { paragraphsOf as paragraphsWith } from '#domain/text/paragraphsOf.ts';

const paragraphsOf = paragraphsWith(htmlLines);

const hotel = 'https://hotel.example/rooms?a=1&b=2';

describe('a text with paragraphs', () => {
  it.each([
    ['one\n\n two ', ['one', 'two']],
    ['<p>one</p><p class="x">two<br/>three</p>', ['one', 'two', 'three']],
    ['a &amp; b&nbsp;c', ['a & b c']],
    ['<script>alert(1)</script>kept', ['kept']],
    ['3 < 5 and 5 > 3', ['3 < 5 and 5 > 3']],
    ['&lt;b&gt;', ['<b>']],
    ['', []],
  ])('%j is split into paragraphs', { tags: ['X09'] }, (text, paragraphs) => {
    expect(paragraphsOf(text)).toEqual(paragraphs.map((line) => [{ text: line, link: '' }]));
  });

  it.each<[string, [text: string, link: string][]]>([
    [
      `Stay <a class="x" href="${hotel.replace('&', '&amp;')}" target=_blank>at the <b>hotel</b></a> nearby`,
      [
        ['Stay ', ''],
        ['at the hotel', hotel],
        [' nearby', ''],
      ],
    ],
    [
      `<A HREF='/list'>One</A><a href=/list>two</a>`,
      [
        ['One', '/list'],
        ['two', '/list'],
      ],
    ],
    [`<a href="${hotel}"><img src="x.png" alt="The hotel"></a>`, [['The hotel', hotel]]],
    [
      `<a href="${hotel.split('?')[0]}"><img src="x.png"></a>`,
      [['https://hotel.example/rooms', 'https://hotel.example/rooms']],
    ],
    ['<a href="javascript:alert(1)">tap</a>', [['tap', 'javascript:alert(1)']]],
    ['<a name="top" data-href="x">no link</a>', [['no link', '']]],
    ['<a href="">empty</a>', [['empty', '']]],
    ['<a href="https://hotel.example/">never closed', [['never closed', '']]],
    ['\u0001https://evil.example/\u0002typed\u0003', [['https://evil.example/typed', '']]],
  ])('%j keeps its links', { tags: ['X09', 'link-mini-program'] }, (text, parts) => {
    expect(paragraphsOf(text)).toEqual([parts.map(([label, link]) => ({ text: label, link }))]);
  });

  it('with many unclosed links comes to an end, without them', () => {
    expect(paragraphsOf('<a href="x">'.repeat(1_600))).toEqual([]);
  });

  it('is read as far as 20,000 characters', () => {
    expect(paragraphsOf(`${'字'.repeat(20_000)}<a href="x">more</a>`)).toEqual([
      [{ text: '字'.repeat(20_000), link: '' }],
    ]);
  });
});
