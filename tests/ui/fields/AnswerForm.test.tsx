// @vitest-environment jsdom
import { act, fireEvent, screen } from '@testing-library/react';
import { useEffect } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { AnswerForm } from '#ui/fields/AnswerForm.tsx';
import { useAnswers } from '#ui/fields/useAnswers.ts';
import { question, renderInLanguage } from '../renderInLanguage.tsx';

const fields = [
  question({ key: 'Staff', type: 'number', label: { zh: '人数', en: 'Staff' }, required: true }),
  question({ key: 'Job', label: { zh: '职务', en: 'Job' }, required: true }),
];
const form = { version: '1', provenBy: 'mobile' as const, fields };

function Sample({ onProblems }: { readonly onProblems: () => void }) {
  const typed = useAnswers(form, {});
  const { subscribe } = typed;
  useEffect(() => subscribe({ formState: { errors: true }, callback: onProblems }), [subscribe, onProblems]);
  return (
    <AnswerForm form={form} typed={typed} onTyped={() => {}} onDone={() => {}}>
      <button type="submit">继续</button>
    </AnswerForm>
  );
}

const control = (key: string) => {
  const found = document.getElementById(`field-${key}`);
  if (found === null) throw new Error(`${key} is not asked`);
  return found;
};
const type = (key: string, value: string) =>
  act(async () => void fireEvent.change(control(key), { target: { value } }));
const attempt = () => act(async () => void fireEvent.click(screen.getByRole('button', { name: '继续' })));
const isWrong = (key: string) => control(key).getAttribute('aria-invalid') === 'true';

describe('a form after a failed attempt', () => {
  it('follows each answer: what is corrected is right, and wrong again with the key that breaks it', async () => {
    await renderInLanguage(<Sample onProblems={() => {}} />);
    await attempt();
    expect([isWrong('Staff'), isWrong('Job')]).toEqual([true, true]);
    await type('Staff', '12');
    expect([isWrong('Staff'), isWrong('Job')]).toEqual([false, true]);
    await type('Staff', '12x');
    expect([isWrong('Staff'), isWrong('Job')]).toEqual([true, true]);
  });

  it('works out its list of problems again only when a question turns right or wrong', async () => {
    const onProblems = vi.fn();
    await renderInLanguage(<Sample onProblems={onProblems} />);
    await attempt();
    await type('Job', '采购');
    await type('Staff', 'x');
    onProblems.mockClear();
    await type('Job', '采购经');
    await type('Job', '采购经理');
    await type('Staff', 'xy');
    expect(onProblems.mock.calls.filter(([state]) => 'errors' in state)).toEqual([]);
    await type('Staff', '12');
    expect(isWrong('Staff')).toBe(false);
  });
});
