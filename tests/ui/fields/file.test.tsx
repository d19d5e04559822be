// @vitest-environment jsdom
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import axe from 'axe-core';
import { useEffect, useState } from 'react';
import { describe, expect, it } from 'vitest';
import { createStore } from 'zustand/vanilla';
import type { Answer, FieldDefinition } from '../../../src/domain/form/definition.ts';
import { fileFailed, fileUnderWay } from '../../../src/domain/form/fileAnswer.ts';
import { proofWindow } from '../../../src/domain/proofWindow.ts';
import { FormField } from '../../../src/ui/fields/FormField.tsx';
import { type StartUpload, UploadingContext, type UploadState } from '../../../src/ui/fields/uploading.ts';
import { question, renderSpeaking } from '../speaking.tsx';

const megabyte = 1024 * 1024;
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
const jpg = (length = 2_000, name = 'a.jpg') => {
  const bytes = new Uint8Array(length);
  bytes.set([0xff, 0xd8, 0xff, 0xe0]);
  return new File([bytes], name, { type: 'image/jpeg' });
};

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
  it('that was answered by a picture sends it at once, and is answered by its address', async () => {
    const { start, last } = byHand();
    await renderSpeaking(<Asked field={field} start={start} />);
    await choose(jpg());
    const bar = await screen.findByRole('progressbar', { name: '健康码' });
    expect(last()?.extension).toBe('jpg');
    expect(answered).toBe(fileUnderWay);
    last()?.tell({ at: 'sending', sentBytes: 1_100, totalBytes: 2_000 });
    expect(bar.getAttribute('aria-valuenow')).toBe('55');
    expect(said()).toContain('正在上传 50%');
    last()?.tell({ at: 'done', location });
    expect(answered).toBe(location);
    expect(said()).toContain('已上传');
    expect(document.querySelector('img')?.getAttribute('src')).toBe(location);
  });

  it.each([
    ['a page that calls itself a picture', new File(['<!doctype html><script>'], 'a.jpg'), '只能上传图片'],
    ['a program', new File(['MZ\x90'], 'a.jpg'), '只能上传图片'],
    [
      'a moving picture that is too large',
      new File(['GIF89a', new Uint8Array(2 * megabyte)], 'a.gif'),
      '图片格式或大小不正确',
    ],
  ])('says what is wrong with %s, and sends nothing', async (_, file, words) => {
    const { start, started } = byHand();
    await renderSpeaking(<Asked field={field} start={start} />);
    await choose(file);
    await waitFor(() => expect(said()).toContain(words));
    expect(started).toHaveLength(0);
    expect(answered).toBeUndefined();
  });

  it('takes a PDF where it need not be a picture, and says both limits', async () => {
    const { start, last } = byHand();
    const { onlyPictures: _, ...any } = field;
    await renderSpeaking(<Asked field={any} start={start} />, 'en');
    expect(screen.getByText('A JPG, PNG or GIF picture up to 2 MB, or a PDF up to 10 MB')).toBeTruthy();
    await choose(new File(['%PDF-1.7'], 'a.txt'), 'Choose a file');
    await screen.findByRole('progressbar');
    expect(last()?.extension).toBe('pdf');
  });

  it('takes a photo straight from the camera', async () => {
    const { start, started } = byHand();
    await renderSpeaking(<Asked field={field} start={start} />);
    expect(screen.getByLabelText('拍照').getAttribute('capture')).toBe('environment');
    await choose(jpg(), '拍照');
    expect(started).toHaveLength(1);
  });

  it('is paused, gone on with, tried again and taken back', async () => {
    const { start, last } = byHand();
    await renderSpeaking(<Asked field={field} start={start} />);
    await choose(jpg());
    fireEvent.click(await screen.findByRole('button', { name: '暂停' }));
    last()?.tell({ at: 'paused', sentBytes: 500, totalBytes: 2_000 });
    expect(said()).toContain('已暂停，已上传 25%');
    expect(answered).toBe(fileUnderWay);
    await new Promise((later) => setTimeout(later, 600));
    fireEvent.click(screen.getByRole('button', { name: '继续上传' }));
    last()?.tell({ at: 'failed', cause: 'network' });
    expect(said()).toContain('「健康码」上传失败，请稍后重试');
    expect(answered).toBe(fileFailed);
    await new Promise((later) => setTimeout(later, 600));
    fireEvent.click(screen.getByRole('button', { name: '重试' }));
    fireEvent.click(screen.getByRole('button', { name: '移除' }));
    expect(last()?.calls).toEqual(['pause', 'resume', 'resume', 'cancel']);
    expect(answered).toBe('');
    expect(screen.getByLabelText('选择图片')).toBeTruthy();
  });

  it('keeps the focus when what had it is gone', async () => {
    const { start, last } = byHand();
    await renderSpeaking(<Asked field={field} start={start} />);
    screen.getByLabelText('选择图片').focus();
    await choose(jpg());
    await screen.findByRole('progressbar');
    expect(document.activeElement?.id).toBe('field-Field');
    screen.getByRole('button', { name: '暂停' }).focus();
    last()?.tell({ at: 'done', location });
    expect(document.activeElement?.id).toBe('field-Field');
  });

  it('goes on while its screen is away', async () => {
    const { start, last } = byHand();
    const { unmount } = await renderSpeaking(<Asked field={field} start={start} />);
    await choose(jpg());
    await screen.findByRole('progressbar');
    unmount();
    last()?.tell({ at: 'done', location });
    await renderSpeaking(<Asked field={field} start={start} begun={fileUnderWay} />);
    expect(answered).toBe(location);
  });

  it('that was on its way when the page was closed asks for the file again', async () => {
    await renderSpeaking(<Asked field={field} start={byHand().start} begun={fileUnderWay} />);
    expect(said()).toContain('上传中断了，请重新选择文件');
    expect(answered).toBe('');
  });

  it('whose file was cut off says that the same one goes on, and only once that is known', {
    tags: ['D19'],
  }, async () => {
    const cutOff = createStore<readonly string[] | undefined>()(() => undefined);
    const { start, started } = byHand();
    const goingOn = Object.assign(start, { cutOff });
    await renderSpeaking(<Asked field={field} start={goingOn} begun={fileUnderWay} />);
    expect(heard()).toBe('');
    act(() => cutOff.setState([field.key], true));
    expect(heard()).toBe('上次没有传完。重新选择同一个文件，会接着传，不用从头再来。');
    expect(answered).toBe('');
    await choose(new File(['<!doctype html>'], 'a.jpg'));
    await waitFor(() => expect(heard()).toBe('只能上传图片'));
    act(() => cutOff.setState([], true));
    await choose(jpg());
    await screen.findByRole('progressbar');
    expect(started).toHaveLength(1);
  });

  it('whose file was cut off and cannot go on is asked for the file again', { tags: ['D19'] }, async () => {
    const cutOff = createStore<readonly string[] | undefined>()(() => ['another question']);
    const start = Object.assign(byHand().start, { cutOff });
    await renderSpeaking(<Asked field={field} start={start} begun={fileUnderWay} />, 'en');
    expect(heard()).toBe('The upload was interrupted. Please choose the file again.');
  });

  it('hands its question on, and whether the file is as it was chosen', async () => {
    const handed: unknown[] = [];
    const { start } = byHand();
    const noting: StartUpload = (file, extension, what) => {
      handed.push(what);
      return start(file, extension);
    };
    await renderSpeaking(<Asked field={field} start={noting} />);
    await choose(jpg());
    await screen.findByRole('progressbar');
    expect(handed).toEqual([{ question: field.key, isAsChosen: true }]);
  });

  it('that is cleared stops what is on its way, and an empty form never shows a file of before', async () => {
    const { start, last } = byHand();
    const { unmount } = await renderSpeaking(<Asked field={field} start={start} />);
    await choose(jpg());
    await screen.findByRole('progressbar');
    act(() => clear());
    expect(last()?.calls).toEqual(['cancel']);
    await choose(jpg());
    await screen.findByRole('progressbar');
    unmount();
    last()?.tell({ at: 'done', location });
    await renderSpeaking(<Asked field={field} start={start} begun="" />);
    expect(answered).toBe('');
    expect(screen.getByLabelText('选择图片')).toBeTruthy();
  });

  it('says that files are not taken where nothing can be uploaded', async () => {
    await renderSpeaking(<Asked field={field} />);
    expect(screen.getByText('这里暂时不能上传文件，请联系主办方')).toBeTruthy();
  });

  it.each(['sending', 'paused', 'failed', 'done'] as const)(
    'has no accessibility fault that jsdom can show while it is %s',
    async (at) => {
      const { start, last } = byHand();
      const { container } = await renderSpeaking(<Asked field={field} start={start} />);
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
    await renderSpeaking(<Asked field={withStart(inHours)} start={byHand().start} />);
    expect(screen.getByText(new RegExp(words))).toBeTruthy();
    expect(screen.queryByLabelText('选择图片')).toBeNull();
  });

  it('is taken in the 48 hours before', async () => {
    await renderSpeaking(<Asked field={withStart(47)} start={byHand().start} />);
    expect(screen.getByLabelText('选择图片')).toBeTruthy();
  });
});
