// @vitest-environment jsdom
import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { htmlLines } from '#domain/richText/htmlLines.ts';
import { paragraphsOf as paragraphsWith } from '#domain/text/paragraphsOf.ts';
import { plainParagraphs } from '#domain/text/plainParagraphs.ts';
import { useParagraphs } from '#ui/richText/useParagraphs.ts';

const paragraphsOf = paragraphsWith(htmlLines);

function Texts({ texts }: { readonly texts: readonly string[] }) {
  const read = useParagraphs(texts);
  return (
    <>
      {texts.map((text) => (
        <p key={text}>
          {read(text)
            .map((parts) => parts.map((part) => part.text).join(''))
            .join('|')}
        </p>
      ))}
    </>
  );
}

it('a plain text is shown immediately, one of HTML as soon as its reader is there', async () => {
  render(<Texts texts={['第一段\n\n第二段', '<p>&ldquo;智造&rdquo;</p><p>欢迎</p>']} />);
  expect(screen.getByText('第一段|第二段')).toBeTruthy();
  expect(await screen.findByText('“智造”|欢迎')).toBeTruthy();
});

it('a text without markup reads the same without the reader of HTML', () => {
  for (const text of ['', ' 一 \r\n\n二\u0000', '长'.repeat(20_001), 'a\tb\u00a0 c'])
    expect(plainParagraphs(text)).toEqual(paragraphsOf(text));
});
