// @vitest-environment jsdom
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import axe from 'axe-core';
import { useEffect, useState } from 'react';
import { beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { createStore } from 'zustand/vanilla';
import type { Answer, FieldDefinition } from '#domain/form/formDefinition.ts';
import { fileFailed, fileUnderWay } from '#domain/form/readFileAnswer.ts';
import { uploadFailures } from '#domain/file/uploadFailure.ts';
import { proofWindow } from '#domain/time/proofWindow.ts';
import { checkOf } from '#ui/fields/checkOf.ts';
import { FormField } from '#ui/fields/FormField.tsx';
import {
  type StartUpload,
  UploadingContext,
  type UploadState,
} from '#ui/fields/uploaded/uploadingContext.ts';
import { jpegBytes } from '#tests/support/jpegBytes.ts';
import { pictureBrowser, pictureFile } from '#tests/support/pictureBrowser.ts';
import { question, renderInLanguage } from '#tests/ui/renderInLanguage.tsx';

const location = 'https://files.example.com/visitor/1.jpg';

/** A way to upload that a test moves on by hand. */
function byHand() {
  const started: { file: Blob; extension: string; tell: (state: UploadState) => void; calls: string[] }[] =
    [];
  const start: StartUpload = (file, extension) => {
    const store = createStore<UploadState>()(() => ({ at: 'sending', sentBytes: 0, totalBytes: file.size }));
    const calls: string[] = [];
    const tell = (state: UploadState) => act(() => store.setState(state, true));
    started.push({ file, extension, calls, tell });
    const note = (name: string) => () => void calls.push(name);
    return { ...store, pause: note('pause'), resume: note('resume'), cancel: note('cancel') };
  };
  return { start, started, last: () => started[started.length - 1] };
}

let answered: Answer | undefined;
let clear = () => {};

function Asked({ field, begun, start }: { field: FieldDefinition; begun?: Answer; start?: StartUpload }) {
  const [answer, setAnswer] = useState(begun);
  useEffect(() => {
    answered = answer;
    clear = () => setAnswer('');
  }, [answer]);
  return (
    <UploadingContext.Provider value={start}>
      <FormField field={field} answer={answer} onChange={setAnswer} />
    </UploadingContext.Provider>
  );
}

const field = question({ type: 'file', label: { zh: '健康码', en: 'Health code' }, onlyPictures: true });
const start4 = new Uint8Array([0xff, 0xd8, 0xff, 0xe0]);
const jpg = pictureFile;
beforeAll(() => import('#ui/photo/openInWorker.ts'));
beforeEach(() => void pictureBrowser(() => 2_000));

/** Its first bytes are read before anything happens. */
const choose = (chosen: File, label = '选择图片') =>
  act(async () => {
    fireEvent.change(screen.getByLabelText(label), { target: { files: [chosen] } });
    await new Promise((later) => setTimeout(later, 50));
  });
const said = () =>
  [...document.querySelectorAll('[aria-live]')].map((region) => region.textContent).join('|');
/** The same without the places where nothing is said. */
const heard = () => said().replaceAll('|', '');

describe('a question for a file', { tags: ['upload-messages'] }, () => {
  it('that is answered with a picture uploads it immediately, and its answer is the address', async () => {
    const { start, last } = byHand();
    await renderInLanguage(<Asked field={field} start={start} />);
    await choose(jpg());
    const bar = await screen.findByRole('progressbar', { name: '健康码' });
    expect([last()?.extension, last()?.file.type, last()?.file.size]).toEqual(['jpg', 'image/jpeg', 2_000]);
    expect(answered).toBe(fileUnderWay);
    last()?.tell({ at: 'sending', sentBytes: 1_100, totalBytes: 2_000 });
    expect(bar.getAttribute('aria-valuenow')).toBe('55');
    expect(said()).toContain('正在上传 50%');
    last()?.tell({ at: 'done', location });
    expect(answered).toBe(location);
    expect(said()).toContain('已上传');
    expect(document.querySelector('img')?.getAttribute('src')).toBe(location);
  });

  const notAPicture = '这个文件不是图片，请选择 JPG、PNG 或 GIF 图片';
  it.each([
    ['a page that calls itself a picture', new File(['<!doctype html><script>'], 'a.jpg'), notAPicture],
    ['a program', new File(['MZ\x90'], 'a.jpg'), notAPicture],
    [
      'a PDF that calls itself a picture',
      new File(['%PDF-1.7'], 'a.jpg'),
      '这是 PDF 文件，请选择 JPG、PNG 或 GIF 图片，也可以截图后上传',
    ],
    [
      'the film of a Live Photo',
      new File(['\0\0\0\x10ftypqt  '], 'a.mov'),
      '这是一段视频，可能来自实况照片，请选择静态的 JPG、PNG 或 GIF 图片',
    ],
    [
      'a page behind the first bytes of a picture',
      new File([start4, '<script>'], 'a.jpg'),
      '图片不完整或已损坏',
    ],
    ['four bytes of a picture', new File([start4], 'a.jpg'), '图片不完整或已损坏'],
    [
      'three hundred bytes of a picture',
      new File([start4, new Uint8Array(296)], 'a.jpg'),
      '图片不完整或已损坏',
    ],
    [
      'a drawing',
      new File(['<svg xmlns="http://www.w3.org/2000/svg">'], 'a.jpg'),
      '这里打不开 SVG 图片，请选择 JPG 或 PNG 图片，也可以截图后上传',
    ],
    ['a cut WebP', new File(['RIFF\x10\0\0\0WEBPVP8 '], 'a.jpg'), '图片不完整或已损坏'],
    ['an empty file', new File([], 'a.jpg'), '这个文件是空的'],
    [
      'a picture that no phone opens',
      new File([jpegBytes(20_000, 20_000)], 'a.jpg'),
      '图片太大，手机处理不了',
    ],
  ])('shows what is wrong with %s, and uploads nothing', async (_, file, words) => {
    const { start, started } = byHand();
    await renderInLanguage(<Asked field={field} start={start} />);
    await choose(file);
    await waitFor(() => expect(said()).toContain(words));
    expect(started).toHaveLength(0);
    expect(answered).toBeUndefined();
  });

  it('accepts a PDF where it need not be a picture, and shows both limits', async () => {
    const { start, last } = byHand();
    const { onlyPictures: _, ...any } = field;
    await renderInLanguage(<Asked field={any} start={start} />, 'en');
    expect(screen.getByText('A JPG, PNG or GIF picture up to 2 MB, or a PDF up to 10 MB')).toBeTruthy();
    await choose(new File(['%PDF-1.7'], 'a.txt'), 'Choose a file');
    await screen.findByRole('progressbar');
    expect(last()?.extension).toBe('pdf');
  });

  it('accepts a photo straight from the camera', async () => {
    const { start, started } = byHand();
    await renderInLanguage(<Asked field={field} start={start} />);
    expect(screen.getByLabelText('拍照').getAttribute('capture')).toBe('environment');
    await choose(jpg(), '拍照');
    await waitFor(() => expect(started).toHaveLength(1));
  });

  it('can be paused, resumed, retried and cancelled', async () => {
    const { start, last } = byHand();
    await renderInLanguage(<Asked field={field} start={start} />);
    await choose(jpg());
    fireEvent.click(await screen.findByRole('button', { name: '暂停' }));
    last()?.tell({ at: 'paused', sentBytes: 500, totalBytes: 2_000 });
    expect(said()).toContain('已暂停，已上传 25%');
    expect(answered).toBe(fileUnderWay);
    await new Promise((later) => setTimeout(later, 600));
    fireEvent.click(screen.getByRole('button', { name: '继续上传' }));
    last()?.tell({ at: 'failed', cause: 'unreachable' });
    expect(said()).toContain('上传失败：网络不通，请检查网络后重试。');
    expect(answered).toBe(fileFailed);
    await new Promise((later) => setTimeout(later, 600));
    fireEvent.click(screen.getByRole('button', { name: '重试' }));
    fireEvent.click(screen.getByRole('button', { name: '移除' }));
    expect(last()?.calls).toEqual(['pause', 'resume', 'resume', 'cancel']);
    expect(answered).toBe('');
    expect(screen.getByLabelText('选择图片')).toBeTruthy();
  });

  it.each(uploadFailures)(
    'that failed because of %s says so in both languages, with what to do',
    async (cause) => {
      for (const language of ['zh', 'en'] as const) {
        const { start, last } = byHand();
        const { unmount } = await renderInLanguage(<Asked field={field} start={start} />, language);
        await choose(jpg(), language === 'zh' ? '选择图片' : 'Add a picture');
        await screen.findByRole('progressbar');
        last()?.tell({ at: 'failed', cause });
        await waitFor(() =>
          expect(said()).toMatch(
            language === 'zh' ? /^上传失败：[^|]{6,}。\|/ : /^Upload failed: [^|]{20,}\.\|/,
          ),
        );
        const again = screen.queryByRole('button', { name: language === 'zh' ? '重试' : 'Try again' });
        expect(again !== null).toBe(cause !== 'tooLarge');
        expect(screen.getByRole('button', { name: language === 'zh' ? '移除' : 'Remove' })).toBeTruthy();
        unmount();
      }
    },
  );

  it('keeps the focus when the focused element disappears', async () => {
    const { start, last } = byHand();
    await renderInLanguage(<Asked field={field} start={start} />);
    screen.getByLabelText('选择图片').focus();
    await choose(jpg());
    await screen.findByRole('progressbar');
    expect(document.activeElement?.id).toBe('field-Field');
    screen.getByRole('button', { name: '暂停' }).focus();
    last()?.tell({ at: 'done', location });
    expect(document.activeElement?.id).toBe('field-Field');
  });

  it('continues while its screen is unmounted', async () => {
    const { start, last } = byHand();
    const { unmount } = await renderInLanguage(<Asked field={field} start={start} />);
    await choose(jpg());
    await screen.findByRole('progressbar');
    unmount();
    last()?.tell({ at: 'done', location });
    await renderInLanguage(<Asked field={field} start={start} begun={fileUnderWay} />);
    expect(answered).toBe(location);
  });

  it('whose upload ended with an earlier page asks for the file again', async () => {
    await renderInLanguage(<Asked field={field} start={byHand().start} begun={fileUnderWay} />);
    expect(said()).toContain('上传中断了，请重新选择文件');
    expect(answered).toBe('');
  });

  it('with an interrupted upload says that choosing the same file resumes it, once that is known', {
    tags: ['D19'],
  }, async () => {
    const interrupted = createStore<readonly string[] | undefined>()(() => undefined);
    const { start, started } = byHand();
    const goingOn = Object.assign(start, { interrupted });
    await renderInLanguage(<Asked field={field} start={goingOn} begun={fileUnderWay} />);
    expect(heard()).toBe('');
    act(() => interrupted.setState([field.key], true));
    expect(heard()).toBe('上次没有传完，重新选择同一个文件即可续传。');
    expect(answered).toBe('');
    await choose(new File(['<!doctype html>'], 'a.jpg'));
    await waitFor(() => expect(heard()).toBe('这个文件不是图片，请选择 JPG、PNG 或 GIF 图片'));
    act(() => interrupted.setState([], true));
    await choose(jpg());
    await screen.findByRole('progressbar');
    expect(started).toHaveLength(1);
  });

  it('with an interrupted upload that cannot resume asks for the file again', { tags: ['D19'] }, async () => {
    const interrupted = createStore<readonly string[] | undefined>()(() => ['another question']);
    const start = Object.assign(byHand().start, { interrupted });
    await renderInLanguage(<Asked field={field} start={start} begun={fileUnderWay} />, 'en');
    expect(heard()).toBe('The upload was interrupted. Please choose the file again.');
  });

  it('whose file of an earlier page is still on the phone resumes it, and shows the progress', {
    tags: ['D19'],
  }, async () => {
    const interrupted = createStore<readonly string[] | undefined>()(() => undefined);
    const { start, started, last } = byHand();
    const kept = new Set([field.key]);
    const takeUp = (key: string) => (kept.delete(key) ? start(jpg(), 'jpg') : undefined);
    await renderInLanguage(
      <Asked field={field} start={Object.assign(start, { interrupted, takeUp })} begun={fileUnderWay} />,
    );
    expect(started).toHaveLength(0);
    act(() => interrupted.setState([], true));
    await screen.findByRole('progressbar', { name: '健康码' });
    last()?.tell({ at: 'sending', sentBytes: 1_100, totalBytes: 2_000 });
    expect(heard()).toContain('正在上传 50%');
    expect(answered).toBe(fileUnderWay);
    last()?.tell({ at: 'done', location });
    expect(answered).toBe(location);
    expect(started).toHaveLength(1);
  });

  it('that is empty does not resume a file of an earlier page', { tags: ['D19'] }, async () => {
    const interrupted = createStore<readonly string[] | undefined>()(() => [field.key]);
    const { start, started } = byHand();
    const takeUp = () => start(jpg(), 'jpg');
    await renderInLanguage(
      <Asked field={field} start={Object.assign(start, { interrupted, takeUp })} begun="" />,
    );
    expect(heard()).toContain('重新选择同一个文件');
    expect(started).toHaveLength(0);
  });

  it('passes on its key, and whether the file is unchanged', async () => {
    const handed: unknown[] = [];
    const { start } = byHand();
    const noting: StartUpload = (file, extension, what) => {
      handed.push(what);
      return start(file, extension);
    };
    const { onlyPictures: _, ...any } = field;
    await renderInLanguage(<Asked field={any} start={noting} />);
    await choose(jpg(), '选择文件');
    fireEvent.click(await screen.findByRole('button', { name: '移除' }));
    await choose(new File(['%PDF-1.7'], 'a.pdf'), '选择文件');
    await screen.findByRole('progressbar');
    expect(handed).toEqual([
      { question: field.key, isAsChosen: false },
      { question: field.key, isAsChosen: true },
    ]);
  });

  it('that cannot be opened for lack of memory, or by this browser, says which', async () => {
    const { start, started } = byHand();
    await renderInLanguage(<Asked field={field} start={start} />, 'en');
    pictureBrowser(() => 0);
    await choose(jpg(), 'Add a picture');
    await waitFor(() => expect(said()).toContain('Your phone ran out of memory for this picture.'));
    vi.stubGlobal('createImageBitmap', () => Promise.reject(new Error('unknown kind')));
    URL.createObjectURL = () => 'blob:nothing';
    URL.revokeObjectURL = () => {};
    vi.spyOn(HTMLImageElement.prototype, 'src', 'set').mockImplementation(function (this: HTMLImageElement) {
      setTimeout(() => this.dispatchEvent(new Event('error')));
    });
    const bmp = new File([`BM\0\0\0\0${'\0'.repeat(8)}\x28\0\0\0`, new Uint8Array(900)], 'a.bmp');
    for (const [file, format] of [
      [new File(['\0\0\0\x18ftypheic\0\0\0\0mif1heic'], 'a.jpg'), 'HEIC'],
      [new File(['\0\0\0\x18ftypavif\0\0\0\0mif1miaf'], 'a.heic'), 'AVIF'],
      [new File(['RIFF\x08\0\0\0WEBPVP8 '], 'a.jpg'), 'WebP'],
      [new File(['II*\0\x08\0\0\0'], 'a.tif'), 'TIFF'],
      [bmp, 'BMP'],
    ] as const) {
      await choose(file, 'Add a picture');
      await waitFor(() => expect(said()).toContain(`${format} pictures cannot be opened here.`));
      expect(said()).toContain('Please choose a JPG or PNG, or a screenshot of the picture.');
    }
    await choose(jpg(), 'Add a picture');
    await waitFor(() => expect(said()).toContain('This picture is incomplete or damaged'));
    expect(started).toEqual([]);
  });

  it('that is cleared cancels its upload, and an empty form never shows an earlier file', async () => {
    const { start, last } = byHand();
    const { unmount } = await renderInLanguage(<Asked field={field} start={start} />);
    await choose(jpg());
    await screen.findByRole('progressbar');
    act(() => clear());
    expect(last()?.calls).toEqual(['cancel']);
    await choose(jpg());
    await screen.findByRole('progressbar');
    unmount();
    last()?.tell({ at: 'done', location });
    await renderInLanguage(<Asked field={field} start={start} begun="" />);
    expect(answered).toBe('');
    expect(screen.getByLabelText('选择图片')).toBeTruthy();
  });

  it('says that files are not possible where nothing can be uploaded', async () => {
    await renderInLanguage(<Asked field={field} />);
    expect(screen.getByText('这里暂时不能上传文件，请联系主办方')).toBeTruthy();
  });

  it.each(['sending', 'paused', 'failed', 'done'] as const)(
    'has no accessibility fault that jsdom can detect while it is %s',
    async (at) => {
      const { start, last } = byHand();
      const { container } = await renderInLanguage(<Asked field={field} start={start} />);
      await choose(jpg());
      await screen.findByRole('progressbar');
      if (at === 'failed') last()?.tell({ at, cause: 'refused' });
      else if (at === 'done') last()?.tell({ at, location });
      else last()?.tell({ at, sentBytes: 1, totalBytes: 2 });
      const { violations } = await axe.run(container, {
        rules: { 'color-contrast': { enabled: false }, region: { enabled: false } },
      });
      expect(violations.map(({ id, nodes }) => [id, nodes.map(({ html }) => html)])).toEqual([]);
    },
  );
});

describe('a proof of health', { tags: ['health'] }, () => {
  const hourMs = 3_600_000;
  const withStart = (inHours: number) => ({
    ...field,
    proofWindow: proofWindow(Date.now() + inHours * hourMs),
  });

  it.each([
    ['says from when it can be handed in', 49, '还不到上传时间'],
    ['says that it is too late', -1, '请联系主办方'],
  ])('%s', async (_, inHours, words) => {
    await renderInLanguage(<Asked field={withStart(inHours)} start={byHand().start} />);
    expect(screen.getByText(new RegExp(words))).toBeTruthy();
    expect(screen.queryByLabelText('选择图片')).toBeNull();
  });

  it('is accepted in the 48 hours before', async () => {
    await renderInLanguage(<Asked field={withStart(47)} start={byHand().start} />);
    expect(screen.getByLabelText('选择图片')).toBeTruthy();
  });

  it('is required in the 48 hours before, and not earlier', () => {
    const check = (inHours: number, answer: Answer) => {
      const proof = { ...withStart(inHours), required: false, isProofDemanded: true as const };
      return checkOf('file')?.(proof, answer)?.code;
    };
    expect([check(47, ''), check(49, ''), check(-1, '')]).toEqual(['required', undefined, undefined]);
    expect([check(47, location), check(49, location)]).toEqual([undefined, 'proofTooEarly']);
  });

  it('can be uploaded on an open page as soon as its time has come', async () => {
    const justBefore = 48 + 100 / hourMs;
    await renderInLanguage(<Asked field={withStart(justBefore)} start={byHand().start} />);
    expect(screen.getByText(/还不到上传时间/)).toBeTruthy();
    expect(await screen.findByLabelText('选择图片')).toBeTruthy();
  });

  it('of several pictures says from when they can be uploaded', async () => {
    const pictures = { ...withStart(49), type: 'images' as const };
    await renderInLanguage(<Asked field={pictures} start={byHand().start} />);
    expect(screen.getByText(/还不到上传时间/)).toBeTruthy();
  });
});
