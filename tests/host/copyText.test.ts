// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { copyText } from '#host/copyText.ts';

const text = '620418390571';
/** What the old way copied: the selected part of its field. */
let copied: string[] = [];
let isAllowed = true;

function selectedText(): string {
  const field = document.querySelector('textarea');
  if (field === null) return '';
  return field.value.slice(field.selectionStart, field.selectionEnd);
}

beforeEach(() => {
  copied = [];
  isAllowed = true;
  document.body.innerHTML = '<button id="copy">copy</button>';
  // jsdom has no such command.
  Object.assign(document, {
    execCommand: vi.fn((command: string) => {
      if (command === 'copy' && isAllowed) copied.push(selectedText());
      return isAllowed;
    }),
  });
});
afterEach(() => {
  document.body.innerHTML = '';
  Reflect.deleteProperty(document, 'execCommand');
});

describe('copying a text', () => {
  it('uses the clipboard API if there is one, and does not touch the page', async () => {
    const written: string[] = [];
    const clipboard = { writeText: async (value: string) => void written.push(value) };
    expect(await copyText(text, { document, clipboard })).toBe(true);
    expect([written, copied]).toEqual([[text], []]);
  });

  it.each([
    ['is missing, as on plain http', undefined],
    ['refuses', { writeText: () => Promise.reject(new DOMException('denied', 'NotAllowedError')) }],
    [
      'throws',
      {
        writeText: () => {
          throw new TypeError('no focus');
        },
      },
    ],
  ])('falls back to execCommand where the clipboard %s', async (_, clipboard) => {
    expect(await copyText(text, { document, clipboard })).toBe(true);
    expect(copied).toEqual([text]);
  });

  it('leaves nothing behind, and keeps the focus', async () => {
    document.getElementById('copy')!.focus();
    await copyText(text, { document, clipboard: undefined });
    expect(document.querySelector('textarea')).toBeNull();
    expect(document.activeElement?.id).toBe('copy');
  });

  it('opens no keyboard: the field is read-only', async () => {
    let isReadOnly = false;
    Object.assign(document, {
      execCommand: () => {
        isReadOnly = document.querySelector('textarea')?.readOnly === true;
        return true;
      },
    });
    await copyText(text, { document, clipboard: undefined });
    expect(isReadOnly).toBe(true);
  });

  it('reports a failure where both methods are refused', async () => {
    isAllowed = false;
    expect(await copyText(text, { document, clipboard: undefined })).toBe(false);
    expect(document.querySelector('textarea')).toBeNull();
  });

  it('reports a failure where execCommand throws, and leaves nothing behind', async () => {
    Object.assign(document, {
      execCommand: () => {
        throw new DOMException('denied', 'SecurityError');
      },
    });
    expect(await copyText(text, { document, clipboard: undefined })).toBe(false);
    expect(document.querySelector('textarea')).toBeNull();
  });
});
