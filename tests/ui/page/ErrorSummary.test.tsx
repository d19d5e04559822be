// @vitest-environment jsdom
import { screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { useState } from 'react';
import { describe, expect, it } from 'vitest';
import { ErrorSummary } from '../../../src/ui/page/ErrorSummary.tsx';
import { fieldTarget } from '../../../src/ui/fields/fieldTarget.ts';
import { question, renderInLanguage } from '../renderInLanguage.tsx';
import { summaryTitle } from '../../support/summaryTitle.ts';

function Form() {
  const [attempt, setAttempt] = useState(0);
  const lines = attempt === 0 ? [] : [{ targetId: 'job', text: '请补充「职务」' }];
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
    expect(screen.getByRole('heading').textContent).toBe('还有 1 处需要修改');

    await userEvent.click(screen.getByRole('link', { name: '请补充「职务」' }));
    expect(document.activeElement).toBe(screen.getByRole('textbox'));
    expect(window.location.hash).toBe('');

    await userEvent.click(screen.getByRole('button', { name: '提交' }));
    expect(document.activeElement).toBe(screen.getByRole('group', { name: summaryTitle }));
  });

  it.each([
    ['text', 'required', 'field-Field'],
    ['idDocument', 'documentTypeMissing', 'field-Field'],
    ['idDocument', 'passportInvalid', 'field-Field-number'],
  ] as const)('points for %s with %s at %s', (type, code, target) => {
    expect(fieldTarget(question({ type }), { code })).toBe(target);
  });
});
