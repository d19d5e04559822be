// @vitest-environment jsdom
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { useEffect, useState } from 'react';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createStore } from 'zustand/vanilla';
import type { Answer } from '#domain/form/formDefinition.ts';
import { fileFailed, fileUnderWay } from '#domain/form/readFileAnswer.ts';
import { FormField } from '#ui/fields/FormField.tsx';
import {
  type StartUpload,
  type Upload,
  UploadingContext,
  type UploadState,
} from '#ui/fields/uploaded/uploadingContext.ts';
import { pictureBrowser, pictureFile } from '#tests/support/pictureBrowser.ts';
import { question, renderInLanguage } from '#tests/ui/renderInLanguage.tsx';

const placeOf = (name: string) => `https://files.example.com/visitor/${name}.jpg`;
const field = question({ type: 'images', label: { zh: '照片', en: 'Pictures' }, max: 3, onlyPictures: true });

/** Uploads that a test moves on by hand, by the question they are for. */
function byHand() {
  const started = new Map<string, (state: UploadState) => void>();
  const upload = (name: string): Upload => {
    const store = createStore<UploadState>()(() => ({ at: 'sending', sentBytes: 0, totalBytes: 9 }));
    started.set(name, (state) => act(() => store.setState(state, true)));
    return { ...store, pause() {}, resume() {}, cancel() {} };
  };
  const start: StartUpload = (_file, _extension, handed) => upload(handed?.question ?? '');
  return { start, started, upload };
}

let answered: Answer | undefined;
function Asked({ begun, start }: { begun?: Answer; start: StartUpload }) {
  const [answer, setAnswer] = useState(begun);
  useEffect(() => {
    answered = answer;
  }, [answer]);
  return (
    <UploadingContext.Provider value={start}>
      <FormField field={field} answer={answer} onChange={setAnswer} />
    </UploadingContext.Provider>
  );
}

/** A form that draws what was answered later, one answer after the other. */
const undrawn: (() => void)[] = [];
function Lagging({ start }: { start: StartUpload }) {
  const [answer, setAnswer] = useState<Answer>();
  const onChange = (next: Answer) => {
    answered = next;
    undrawn.push(() => setAnswer(next));
  };
  return (
    <UploadingContext.Provider value={start}>
      <FormField field={field} answer={answer} onChange={onChange} />
    </UploadingContext.Provider>
  );
}
const drawOne = () => act(() => undrawn.shift()?.());

const jpg = (name: string) => pictureFile(name);
beforeAll(() => import('#ui/photo/openInWorker.ts'));
beforeEach(() => void pictureBrowser(() => 2_000));
const choose = (...files: File[]) =>
  fireEvent.change(screen.getByLabelText('选择图片'), { target: { files } });
/** The first bytes of each file are read before anything happens. */
const becomes = (expected: Answer) => waitFor(() => expect(answered).toEqual(expected));
const text = () => document.body.textContent ?? '';

describe('a question for several pictures', { tags: ['questionnaire-pictures'] }, () => {
  it('uploads all that are chosen together, each separately', async () => {
    const { start, started } = byHand();
    await renderInLanguage(<Asked start={start} />);
    choose(jpg('a'), jpg('b'));
    await becomes([fileUnderWay, fileUnderWay]);
    started.get('Field_2')?.({ at: 'done', location: placeOf('b') });
    started.get('Field_1')?.({ at: 'failed', cause: 'unreachable' });
    expect(answered).toEqual([fileFailed, placeOf('b')]);
    expect(text()).toContain('已选 2 张，最多 3 张');
    fireEvent.click(screen.getAllByRole('button', { name: '移除' })[0]!);
    expect(answered).toEqual(['', placeOf('b')]);
    choose(jpg('c'));
    await becomes([fileUnderWay, placeOf('b')]);
    started.get('Field_1')?.({ at: 'done', location: placeOf('c') });
    expect(answered).toEqual([placeOf('c'), placeOf('b')]);
  });

  it('accepts no more than the limit, and says so', async () => {
    const { start, started } = byHand();
    await renderInLanguage(<Asked start={start} begun={[placeOf('a')]} />);
    choose(jpg('b'), jpg('c'), jpg('d'));
    await waitFor(() => expect(text()).toContain('最多 3 张，多出的没有加入'));
    expect(started.size).toBe(2);
    expect(answered).toEqual([placeOf('a'), fileUnderWay, fileUnderWay]);
    expect(screen.queryByLabelText('选择图片')).toBeNull();
  });

  it('skips files that are not pictures, and accepts the others', async () => {
    const { start, started } = byHand();
    await renderInLanguage(<Asked start={start} />);
    choose(new File(['MZ'], 'a.jpg'), jpg('b'));
    await becomes([fileUnderWay]);
    expect([...started.keys()]).toEqual(['Field_1']);
    expect(text()).toContain('这个文件不是图片，请选择 JPG、PNG 或 GIF 图片');
  });

  it('allows as many in the host’s picture chooser as there are free slots', async () => {
    const { start, upload } = byHand();
    let asked = 0;
    const findChooser: StartUpload['findChooser'] = () => async (most) => {
      asked = most;
      return ['a', 'b'].map((name) => ({ previewUrl: '', send: () => upload(name) }));
    };
    await renderInLanguage(<Asked start={Object.assign(start, { findChooser })} begun={[placeOf('z')]} />);
    fireEvent.click(screen.getByLabelText('选择图片'));
    await becomes([placeOf('z'), fileUnderWay, fileUnderWay]);
    expect(asked).toBe(2);
  });

  it('says which pictures were lost with an earlier page, and keeps the uploaded ones', {
    tags: ['D19'],
  }, async () => {
    const { start } = byHand();
    await renderInLanguage(<Asked start={start} begun={[placeOf('a'), fileUnderWay]} />);
    await becomes([placeOf('a')]);
    expect(text()).toContain('上传中断了');
  });

  it('resumes those of an earlier page that are still on the phone, and asks for the others', {
    tags: ['D19'],
  }, async () => {
    const { start, started } = byHand();
    const kept = new Set([`${field.key}_2`]);
    const takeUp = (key: string) => (kept.delete(key) ? start(new Blob(['x']), 'jpg') : undefined);
    const begun = [placeOf('a'), fileUnderWay, fileUnderWay];
    await renderInLanguage(<Asked start={Object.assign(start, { takeUp })} begun={begun} />);
    await becomes([placeOf('a'), fileUnderWay]);
    expect(started).toHaveLength(1);
    expect(text()).toContain('上传中断了');
  });

  it('loses none when two uploads finish within one render', async () => {
    const { start, started } = byHand();
    await renderInLanguage(<Lagging start={start} />);
    choose(jpg('a'), jpg('b'));
    await becomes([fileUnderWay, fileUnderWay]);
    drawOne();
    drawOne();
    started.get('Field_1')?.({ at: 'done', location: placeOf('a') });
    started.get('Field_2')?.({ at: 'done', location: placeOf('b') });
    expect(answered).toEqual([placeOf('a'), placeOf('b')]);
    // The first of the two is drawn, in which the second is still on its way.
    drawOne();
    choose(jpg('c'));
    await becomes([placeOf('a'), placeOf('b'), fileUnderWay]);
    while (undrawn.length > 0) drawOne();
    started.get('Field_3')?.({ at: 'done', location: placeOf('c') });
    while (undrawn.length > 0) drawOne();
    expect(answered).toEqual(['a', 'b', 'c'].map(placeOf));
  });
});
