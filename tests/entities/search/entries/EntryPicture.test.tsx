// @vitest-environment jsdom
import { expect, it } from 'vitest';
import { EntryPicture } from '#entities/search/entries/EntryPicture.tsx';
import { renderInLanguage } from '#tests/ui/renderInLanguage.tsx';

it.each([
  ['zh', '重载'],
  ['en', 'HM'],
] as const)(
  'a found product without a picture has the beginning of its name in %s',
  async (language, letters) => {
    const entry = {
      kind: 'product',
      picture: '',
      name: { zh: '重载模块', en: 'Heavy-duty module' },
    } as never;
    const { container } = await renderInLanguage(<EntryPicture entry={entry} />, language);
    expect(container.textContent).toBe(letters);
  },
);
