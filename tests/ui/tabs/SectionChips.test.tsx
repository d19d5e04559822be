// @vitest-environment jsdom
import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { SectionChips } from '#ui/tabs/SectionChips.tsx';
import { renderInLanguage } from '../renderInLanguage.tsx';

const sections = [
  { key: 'person', title: '参会人', isDone: true },
  { key: 'journey', title: '往返行程', isDone: false },
];

it.each([
  ['zh', '第 2 步，共 2 步'],
  ['en', 'Step 2 of 2'],
] as const)(
  'in %s the sections of a form say the title of each once, and which is open',
  async (language, place) => {
    await renderInLanguage(<SectionChips sections={sections} at={1} onOpen={() => {}} />, language);
    expect(screen.getAllByText('往返行程')).toHaveLength(1);
    expect(screen.getByText(place)).toBeTruthy();
    expect(screen.getByRole('button', { current: 'step' }).textContent).toBe('往返行程');
  },
);
