// @vitest-environment jsdom
import { act, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { PosterBox } from '#flows/sharing/poster/PosterBox.tsx';
import { renderInLanguage } from '#tests/ui/renderInLanguage.tsx';

it.each(['zh', 'en'] as const)(
  'a poster whose drawing throws says that it cannot be drawn (%s)',
  async (language) => {
    let refuse: (problem: unknown) => void = () => {};
    const drawn = new Promise<string>((_, reject) => {
      refuse = reject;
    });
    const sentence = 'It cannot be drawn';
    await renderInLanguage(
      <PosterBox
        make={() => drawn}
        title="Poster"
        alt=""
        fileName="poster"
        impossible={sentence}
        onClose={() => {}}
      />,
      language,
    );
    expect(screen.queryByText(sentence)).toBeNull();
    await act(async () => refuse(new DOMException('too large', 'QuotaExceededError')));
    expect(screen.getByText(sentence)).toBeDefined();
  },
);
