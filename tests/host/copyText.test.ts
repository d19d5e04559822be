// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { copyText } from '../../src/host/copyText.ts';

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
  it('goes through the clipboard where there is one, and touches nothing on the page', async () => {
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
  ])('goes the old way where the clipboard %s', async (_, clipboard) => {
    expect(await copyText(text, { document, clipboard })).toBe(true);
    expect(copied).toEqual([text]);
  });

  it('leaves nothing behind, and the focus where it was', async () => {
    document.getElementById('copy')!.focus();
    await copyText(text, { document, clipboard: undefined });
    expect(document.querySelector('textarea')).toBeNull();
    expect(document.activeElement?.id).toBe('copy');
  });

  it('opens no keyboard: the field cannot be typed in', async () => {
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

  it('says that it failed where both ways are refused', async () => {
    isAllowed = false;
    expect(await copyText(text, { document, clipboard: undefined })).toBe(false);
    expect(document.querySelector('textarea')).toBeNull();
  });

  it('says that it failed where the old way throws, and leaves nothing behind', async () => {
    Object.assign(document, {
      execCommand: () => {
        throw new DOMException('denied', 'SecurityError');
      },
    });
    expect(await copyText(text, { document, clipboard: undefined })).toBe(false);
    expect(document.querySelector('textarea')).toBeNull();
  });
});
