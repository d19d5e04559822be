// @vitest-environment jsdom
import { act, screen } from '@testing-library/react';
import { Profiler } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import { describe, expect, it, vi } from 'vitest';
import { FullNote } from '#features/registration/FullNote.tsx';
import { useAnswers, type Values } from '#ui/fields/useAnswers.ts';
import { question, renderInLanguage } from '#tests/ui/renderInLanguage.tsx';

const choices = [
  { value: 'morning', text: { zh: '上午', en: 'Morning' }, isFull: true },
  { value: 'noon', text: { zh: '下午', en: 'Afternoon' } },
];
const label = { zh: '场次', en: 'Slot' };
const form = {
  version: '1',
  provenBy: 'mobile' as const,
  fields: [
    question({ key: 'Job' }),
    question({
      key: 'Comes',
      type: 'singleChoice',
      choices: [{ value: 'yes', text: { zh: '是', en: 'Yes' } }],
    }),
    question({
      key: 'Slot',
      type: 'singleChoice',
      label,
      choices,
      showWhen: { key: 'Comes', oneOf: ['yes'] },
    }),
  ],
};

async function renderNote(answers: Readonly<Record<string, string>>) {
  const onRender = vi.fn();
  let typed: UseFormReturn<Values> | undefined;
  function Sample() {
    const held = useAnswers(form, {});
    typed = held;
    return (
      <Profiler id="note" onRender={onRender}>
        <FullNote form={form} typed={held} />
      </Profiler>
    );
  }
  await renderInLanguage(<Sample />);
  const answer = (key: string, value: string) => act(async () => typed?.setValue(key, value));
  for (const key of Object.keys(answers)) await answer(key, answers[key] ?? '');
  onRender.mockClear();
  return { onRender, answer };
}

describe('the note about a choice that has filled up', () => {
  it('names it while it is chosen and asked for', async () => {
    const { answer } = await renderNote({ Comes: 'yes' });
    expect(screen.queryByText(/场次/)).toBeNull();
    await answer('Slot', 'morning');
    expect(screen.queryByText(/场次/)).not.toBeNull();
    await answer('Comes', '');
    expect(screen.queryByText(/场次/)).toBeNull();
  });

  it('renders nothing at a key in a question that it does not depend on', async () => {
    const { onRender, answer } = await renderNote({ Comes: 'yes' });
    await answer('Job', '采购');
    expect(onRender).not.toHaveBeenCalled();
    await answer('Slot', 'noon');
    expect(onRender).toHaveBeenCalled();
  });
});
