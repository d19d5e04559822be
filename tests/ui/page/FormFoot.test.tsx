// @vitest-environment jsdom
import { fireEvent, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import type { SummaryLine } from '#ui/page/ErrorSummary.tsx';
import { FormFoot } from '#ui/page/FormFoot.tsx';
import { renderInLanguage } from '../renderInLanguage.tsx';

const line = (targetId: string, isMissing = true): SummaryLine => ({ targetId, text: targetId, isMissing });

function Form({ lines }: { readonly lines: readonly SummaryLine[] }) {
  return (
    <form>
      <input id="name" />
      <input id="company" />
      <input id="job" />
      <FormFoot lines={lines}>
        <button type="submit">提交</button>
      </FormFoot>
    </form>
  );
}

const focusedId = () => document.activeElement?.id;

describe('the foot of a form', () => {
  it('leads from one field that is wrong to the next, and from the last to the first', async () => {
    await renderInLanguage(<Form lines={[line('name'), line('job')]} />);
    const left = screen.getByRole('button', { name: '2 项未填' });
    const visited = [1, 2, 3].map(() => {
      // A finger leaves the focus where it is.
      fireEvent.click(left);
      return focusedId();
    });
    expect(visited).toEqual(['name', 'job', 'name']);
  });

  it('leads a keyboard that stands on it to the first', async () => {
    await renderInLanguage(<Form lines={[line('company'), line('job')]} />);
    const left = screen.getByRole('button', { name: '2 项未填' });
    left.focus();
    fireEvent.click(left);
    expect(focusedId()).toBe('company');
  });

  it('counts nothing before an attempt', async () => {
    await renderInLanguage(<Form lines={[]} />);
    expect(screen.getAllByRole('button')).toHaveLength(1);
  });

  it.each([
    ['zh', [true, true], '2 项未填'],
    ['zh', [true, false], '2 项需修改'],
    ['en', [true], '1 left'],
    ['en', [false], '1 to fix'],
  ] as const)('says in %s of fields of which %j are missing: %s', async (language, missing, text) => {
    await renderInLanguage(<Form lines={missing.map((is) => line('name', is))} />, language);
    expect(screen.getByRole('button', { name: text }).textContent).toBe(text);
  });
});
