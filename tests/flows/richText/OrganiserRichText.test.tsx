// @vitest-environment jsdom
import { render } from '@testing-library/react';
import { I18nextProvider } from 'react-i18next';
import { expect, it } from 'vitest';
import { OrganiserRichText } from '#flows/richText/OrganiserRichText.tsx';
import { setLanguage } from '#tests/ui/renderInLanguage.tsx';

it.each([
  ['is told where only its beginning is shown', 400_001, 1],
  ['is told nothing where all of it is', 400_000, 0],
])('a reader of a long text %s', async (_, length, notes) => {
  const i18n = await setLanguage('en');
  const text = { zh: '', en: 'x'.repeat(length) };
  const { queryAllByText } = render(
    <I18nextProvider i18n={i18n}>
      <OrganiserRichText text={text} title="Article" headingLevel={2} pictureName={String} />
    </I18nextProvider>,
  );
  expect(queryAllByText(/only its beginning is shown/)).toHaveLength(notes);
});
