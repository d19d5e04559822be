// @vitest-environment jsdom
import { screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { useState } from 'react';
import { describe, expect, it } from 'vitest';
import { ErrorSummary } from '#ui/page/ErrorSummary.tsx';
import { fieldTarget } from '#ui/fields/fieldTarget.ts';
import { question, renderInLanguage } from '../renderInLanguage.tsx';
import { summaryTitle } from '#tests/support/summaryTitle.ts';

function Form() {
  const [attempt, setAttempt] = useState(0);
  const lines = attempt === 0 ? [] : [{ targetId: 'job', text: '请补充「职务」', isMissing: true }];
  return (
    <>
      <ErrorSummary lines={lines} attempt={attempt} />
      <input id="job" aria-label="职务" />
      <button type="button" onClick={() => setAttempt(attempt + 1)}>
        提交
      </button>
    </>
  );
}

describe('the error summary', () => {
  it('takes the focus with every failed attempt, and each line leads to its field', async () => {
    await renderInLanguage(<Form />);
    expect(screen.queryByRole('group', { name: summaryTitle })).toBeNull();
    await userEvent.click(screen.getByRole('button', { name: '提交' }));
    expect(document.activeElement).toBe(screen.getByRole('group', { name: summaryTitle }));
    expect(screen.getByRole('heading').textContent).toBe('还有 1 项未填');

    await userEvent.click(screen.getByRole('link', { name: '请补充「职务」' }));
    expect(document.activeElement).toBe(screen.getByRole('textbox'));
    expect(window.location.hash).toBe('');

    await userEvent.click(screen.getByRole('button', { name: '提交' }));
    expect(document.activeElement).toBe(screen.getByRole('group', { name: summaryTitle }));
  });

  it('is seen only while a keyboard is in it, where the problems are said beside the fields too', async () => {
    await renderInLanguage(<Form />);
    await userEvent.click(screen.getByRole('button', { name: '提交' }));
    expect(screen.getByRole('group', { name: summaryTitle }).className).toContain('errorSummary-root--quiet');
  });

  it.each([
    ['zh', [true, true], '还有 2 项未填'],
    ['zh', [true, false], '还有 2 项需修改'],
    ['en', [true], '1 field needs attention'],
    ['en', [true, false], '2 fields need attention'],
  ] as const)('says in %s of fields of which %j are missing: %s', async (language, missing, title) => {
    const lines = missing.map((isMissing, at) => ({ targetId: `${at}`, text: `${at}`, isMissing }));
    await renderInLanguage(<ErrorSummary attempt={0} lines={lines} />, language);
    expect(screen.getByRole('heading').textContent).toBe(title);
  });

  it.each([
    ['text', 'required', 'field-Field'],
    ['idDocument', 'documentTypeMissing', 'field-Field'],
    ['idDocument', 'passportInvalid', 'field-Field-number'],
  ] as const)('points for %s with %s at %s', (type, code, target) => {
    expect(fieldTarget(question({ type }), { code })).toBe(target);
  });
});
