// @vitest-environment jsdom
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { useState } from 'react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { Answer } from '#domain/form/formDefinition.ts';
import { fileUnderWay } from '#domain/form/readFileAnswer.ts';
import { FormField } from '#ui/fields/FormField.tsx';
import { Progress } from '#ui/fields/uploaded/photo.tsx';
import {
  type StartUpload,
  type Upload,
  UploadingContext,
  type UploadState,
} from '#ui/fields/uploaded/uploadingContext.ts';
import { jpegBytes } from '#tests/support/jpegBytes.ts';
import { question, renderInLanguage } from '#tests/ui/renderInLanguage.tsx';

const location = 'https://files.example.com/photo.jpg';
const field = question({ type: 'photo', label: { zh: '照片', en: 'Photo' } });

/** An upload that goes as far as a test says. */
function controlledUpload(start: UploadState) {
  const listeners = new Set<() => void>();
  let state = start;
  const become = (next: UploadState) =>
    act(() => {
      state = next;
      for (const listener of listeners) listener();
    });
  const upload: Upload = {
    getState: () => state,
    subscribe(listener) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    pause: vi.fn(),
    resume: vi.fn(),
    cancel: vi.fn(),
  };
  return { upload, become };
}

let answered: Answer;

function Asked({ start, startUpload }: { start: Answer; startUpload: StartUpload | undefined }) {
  const [answer, setAnswer] = useState(start);
  return (
    <UploadingContext value={startUpload}>
      <FormField
        field={field}
        answer={answer}
        onChange={(next) => {
          answered = next;
          setAnswer(next);
        }}
      />
    </UploadingContext>
  );
}

const neverStarted: StartUpload = () => {
  throw new Error('Nothing was to be sent');
};

describe('a question for a photo', { tags: ['photo'] }, () => {
  it('says so where photos cannot be uploaded', async () => {
    await renderInLanguage(<Asked start="" startUpload={undefined} />);
    expect(screen.getByRole('note').textContent).toBe('这里暂时不能上传照片，请联系主办方。');
    expect(document.getElementById('field-Field')).not.toBeNull();
    expect(screen.queryByRole('button')).toBeNull();
  });

  it('that was answered before says that the photo exists, not where, and lets it be removed', async () => {
    const { container } = await renderInLanguage(<Asked start={location} startUpload={neverStarted} />);
    expect(container.textContent).toContain('照片已上传');
    expect(container.textContent).not.toContain('files.example.com');
    await userEvent.click(screen.getByRole('button', { name: '移除照片' }));
    expect(answered).toBe('');
    expect(screen.getByRole('button', { name: '选择照片' })).toBeTruthy();
  });
});

describe('the photo editor', { tags: ['photo'] }, () => {
  // It is loaded when it is asked for, which takes long where much else is going on.
  const findEditor = () => screen.findByRole('dialog', { name: '上传照片' });

  async function choose(file: File) {
    await renderInLanguage(<Asked start="" startUpload={neverStarted} />);
    await userEvent.click(screen.getByRole('button', { name: '选择照片' }));
    await findEditor();
    const input = document.querySelector('[data-source=gallery]')!;
    fireEvent.change(input, { target: { files: [file] } });
  }

  it('gets the focus, and returns it to the question', async () => {
    await renderInLanguage(<Asked start="" startUpload={neverStarted} />);
    const opener = screen.getByRole('button', { name: '选择照片' });
    await userEvent.click(opener);
    const dialog = await findEditor();
    expect(dialog.contains(document.activeElement)).toBe(true);
    expect(screen.getAllByRole('listitem')).toHaveLength(6);
    // What the organiser takes: the editor makes it of any picture that it opens.
    expect(screen.getByText('JPG 格式，不超过 2 MB，其他图片会自动转换')).toBeTruthy();
    await userEvent.keyboard('{Escape}');
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(document.activeElement).toBe(opener);
  });

  it('takes the focus from the last field before any chooser opens, so that the draft is saved', async () => {
    await renderInLanguage(
      <>
        <input aria-label="company" />
        <Asked start="" startUpload={neverStarted} />
      </>,
    );
    screen.getByLabelText('company').focus();
    const left = vi.fn();
    document.addEventListener('focusout', left, { once: true });
    // As on phones of Apple, where a tap on a button leaves the focus where it was.
    fireEvent.click(screen.getByRole('button', { name: '选择照片' }));
    await findEditor();
    expect(left).toHaveBeenCalledTimes(1);
  });

  it('opens either camera', async () => {
    await renderInLanguage(<Asked start="" startUpload={neverStarted} />);
    await userEvent.click(screen.getByRole('button', { name: '选择照片' }));
    await findEditor();
    expect(document.querySelector('[data-source=camera]')?.getAttribute('capture')).toBe('user');
    expect(document.querySelector('[data-source=gallery]')?.hasAttribute('capture')).toBe(false);
  });

  const heic = new Uint8Array(Buffer.from('\0\0\0\x18ftypheic\0\0\0\0mif1heic', 'latin1'));
  it.each([
    ['an empty file', new File([], 'a.jpg'), '这个文件是空的，请另选一张 JPG、PNG 或 GIF 照片。'],
    ['a page called .jpg', new File(['<html>'], 'a.jpg'), '这个文件不是图片，请选择 JPG、PNG 或 GIF 照片。'],
    [
      'a drawing',
      new File(['<svg >'], 'a.svg'),
      '这里打不开 SVG 照片，请选择 JPG 或 PNG 照片，也可以截图后选择截图。',
    ],
    [
      'a film',
      new File(['\0\0\0\x10ftypqt  '], 'a.mov'),
      '这是一段视频，可能来自实况照片，请选择静态的 JPG、PNG 或 GIF 照片。',
    ],
    [
      'a JPEG cut off',
      new File([jpegBytes(9, 9).subarray(0, 20)], 'a.jpg'),
      '这个文件不完整，无法打开，请另选一张 JPG、PNG 或 GIF 照片。',
    ],
    [
      'a JPEG of 400 megapixels',
      new File([jpegBytes(20_000, 20_000)], 'a.jpg'),
      '照片像素太多，手机无法打开，请选择小一些的照片。',
    ],
    [
      'a file of more than 40 MB',
      new File([new Uint8Array(41_943_041)], 'a.jpg'),
      '文件超过 40 MB，无法打开，请选择小一些的照片。',
    ],
  ])('refuses %s with a message', async (_name, file, sentence) => {
    await choose(file);
    expect((await screen.findByRole('alert')).textContent).toBe(sentence);
  });

  it.each([
    ['HEIC', heic, '这里打不开 HEIC 照片，请选择 JPG 或 PNG 照片，也可以截图后选择截图。'],
    ['a broken JPEG', jpegBytes(900, 1200), '这张照片打不开，请选择一张 JPG 照片。'],
  ])('asks for a JPG where the browser cannot open %s', async (_name, bytes, sentence) => {
    // What a browser says of a picture that it cannot decode; here nothing is ever decoded.
    URL.createObjectURL = () => 'blob:nothing';
    URL.revokeObjectURL = () => {};
    vi.spyOn(HTMLImageElement.prototype, 'src', 'set').mockImplementation(function (this: HTMLImageElement) {
      setTimeout(() => this.dispatchEvent(new Event('error')));
    });
    await choose(new File([bytes], 'a.jpg'));
    expect((await screen.findByRole('alert')).textContent).toBe(sentence);
  });

  it('asks again for a file that was changed after it was chosen', async () => {
    vi.spyOn(FileReader.prototype, 'readAsArrayBuffer').mockImplementation(function (this: FileReader) {
      setTimeout(() => this.dispatchEvent(new Event('error')));
    });
    await choose(new File(['a photo'], 'a.jpg'));
    expect((await screen.findByRole('alert')).textContent).toBe('文件在选择后被修改或移走了，请重新选择。');
  });
});

describe('the upload of a photo', { tags: ['photo'] }, () => {
  const half: UploadState = { at: 'sending', sentBytes: 50, totalBytes: 100 };
  const onStop = vi.fn();
  beforeEach(() => void onStop.mockClear());

  it('shows its progress, and can be cancelled', async () => {
    const { upload } = controlledUpload(half);
    await renderInLanguage(<Progress upload={upload} onStop={onStop} />);
    expect(document.querySelector('[data-announce]')?.textContent).toBe('正在上传照片…');
    expect(screen.getByRole('progressbar', { name: '正在上传照片…' })).toMatchObject({ value: 50, max: 100 });
    await userEvent.click(screen.getByRole('button', { name: '取消上传' }));
    expect(onStop).toHaveBeenCalledTimes(1);
  });

  it.each([
    ['the network', 'unreachable', /no connection.*try again/],
    ['the clock of the phone', 'clock', /clock is off.*try again/],
  ] as const)('that %s stopped says so and is retried', async (_name, cause, sentence) => {
    const { upload, become } = controlledUpload(half);
    await renderInLanguage(<Progress upload={upload} onStop={onStop} />, 'en');
    become({ at: 'failed', cause });
    await waitFor(() => expect(screen.getByRole('alert').textContent).toMatch(sentence));
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    expect(upload.resume).toHaveBeenCalledTimes(1);
  });

  it('of an earlier page resumes without the editor, with its texts', { tags: ['D19'] }, async () => {
    const { upload, become } = controlledUpload(half);
    const takeUp = vi.fn().mockReturnValueOnce(upload);
    const startUpload = Object.assign(() => upload, { takeUp });
    await renderInLanguage(<Asked start={fileUnderWay} startUpload={startUpload} />);
    expect(await screen.findByRole('progressbar', { name: '正在上传照片…' })).toBeTruthy();
    become({ at: 'done', location });
    expect(answered).toBe(location);
    expect(document.body.textContent).toContain('照片已上传');
  });

  it('that is paused resumes on request, and is silent once it is done', async () => {
    const { upload, become } = controlledUpload({ ...half, at: 'paused' });
    const { container } = await renderInLanguage(<Progress upload={upload} onStop={onStop} />);
    await userEvent.click(screen.getByRole('button', { name: '继续上传' }));
    expect(upload.resume).toHaveBeenCalledTimes(1);
    become({ at: 'done', location });
    expect(container.textContent).toBe('');
  });
});
