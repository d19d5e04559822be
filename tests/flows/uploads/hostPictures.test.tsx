// @vitest-environment jsdom
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { createElement, useState } from 'react';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Answer } from '#domain/form/formDefinition.ts';
import type { HostKind } from '#tests/support/fakeWechat/hosts.ts';
import { onePicture, type Wish } from '#tests/support/fakeWechat/answers.ts';
import { heldLike } from '#tests/support/jpegBytes.ts';
import { pictureBrowser } from '#tests/support/pictureBrowser.ts';
import { question, renderInLanguage } from '#tests/ui/renderInLanguage.tsx';
import { openInHost } from '../openInHost.ts';
import { openPhone, startServer, stopServer } from '../openPhone.ts';

beforeAll(startServer);
afterAll(stopServer);
beforeEach(() => void openPhone());

const field = question({ type: 'file', label: { zh: '健康码', en: 'Health code' }, onlyPictures: true });
const form = { exhibitionId: 'open00000000000000000001', channelId: 'visitor00000000000000001' };

/** A question for a picture, on a page in a host. */
async function ask(kind: HostKind, answers: Readonly<Record<string, readonly Wish[]>> = {}, asked = field) {
  const page = await openInHost(kind, answers);
  const [{ FormField }, { UploadingContext }, { cardUploads }] = await Promise.all([
    import('#ui/fields/FormField.tsx'),
    import('#ui/fields/uploaded/uploadingContext.ts'),
    import('#entities/registration/registrationUploads.ts'),
  ]);
  let answered: Answer | undefined;
  function Asked() {
    const [answer, setAnswer] = useState<Answer | undefined>();
    answered = answer;
    return createElement(
      UploadingContext.Provider,
      { value: cardUploads(form) },
      createElement(FormField, { field: asked, answer, onChange: setAnswer }),
    );
  }
  await renderInLanguage(createElement(Asked));
  /** True where the phone's own files would open. */
  const tap = (label = '选择图片') => fireEvent.click(screen.getByLabelText(label));
  return { ...page, tap, answered: () => answered };
}

describe('a question for a picture', { tags: ['image-choice'] }, () => {
  it.each(['wechatIos', 'wechatAndroid', 'miniIos', 'miniAndroid'] as const)(
    'is answered in %s by one picture out of WeChat, seen immediately, with the address that upload-media gives',
    { tags: ['call-wechat'] },
    async (kind) => {
      const { fake, tap, answered } = await ask(kind);
      expect(tap()).toBe(false);
      await waitFor(() =>
        expect(document.querySelector('.file-picture')?.getAttribute('src')).toBe(
          `data:image/jpeg;base64,${onePicture}`,
        ),
      );
      await waitFor(() => expect(answered()).toMatch(/^https?:.*\/media\.svg$/));
      expect(fake?.calls('chooseImage').map(({ args }) => args['count'])).toEqual([1]);
      expect(document.querySelector('.file-picture')?.getAttribute('src')).toMatch(/^data:image\/jpeg/);
    },
  );

  it('stays as it was, and says nothing, when the person thinks better of it', async () => {
    const { fake, tap, answered } = await ask('wechatIos', { chooseImage: ['cancel'] });
    tap();
    await waitFor(() => expect(fake?.calls('chooseImage')).toHaveLength(1));
    await act(async () => {});
    expect(answered()).toBeUndefined();
    expect(document.querySelector('.file-cut')).toBeNull();
    expect(tap()).toBe(false);
  });

  it('opens the phone’s own files from the next tap on where WeChat fails, and says so', async () => {
    const { tap } = await ask('wechatAndroid', { chooseImage: ['fail', 'fail'] });
    expect(tap()).toBe(false);
    expect((await screen.findByText(/打开相册失败/)).closest('[aria-live]')).toBeTruthy();
    expect(tap()).toBe(true);
    expect(tap('拍照')).toBe(true);
  });

  it('that holds more than its pixels is encoded again on the phone, and goes to the storage', async () => {
    pictureBrowser(() => 300);
    const held = Buffer.from(heldLike(new Uint8Array(Buffer.from(onePicture, 'base64')), 6));
    const localData = `data:image/jgp;base64,${held.toString('base64')}`;
    const shown = { errMsg: 'getLocalImgData:ok', localData };
    const { fake, tap, answered } = await ask('wechatIos', { getLocalImgData: [shown] });
    tap();
    await waitFor(() => expect(answered()).toMatch(/\/cos\/visitor\/[0-9a-f-]{36}\.jpg$/));
    expect(fake?.calls('uploadImage')).toEqual([]);
  });

  it('that WeChat gives out and no browser opens is refused in words', async () => {
    const localData = `data:image/jpeg;base64,${Buffer.from('no picture').toString('base64')}`;
    const shown = { errMsg: 'getLocalImgData:ok', localData };
    const { fake, tap } = await ask('wechatIos', { getLocalImgData: [shown] });
    tap();
    await screen.findByText('这个文件不是图片，请选择 JPG、PNG 或 GIF 图片');
    expect(fake?.calls('uploadImage')).toEqual([]);
  });

  it('that was not stored can be sent again without choosing it again, or taken back', async () => {
    const { fake, tap, answered } = await ask('wechatIos', { uploadImage: ['fail'] });
    tap();
    fireEvent.click(await screen.findByRole('button', { name: '重试' }));
    await waitFor(() => expect(answered()).toMatch(/media\.svg$/));
    expect(fake?.calls('chooseImage')).toHaveLength(1);
  });

  it('that the auth host refuses shows the message of its answer', { tags: ['call-wechat'] }, async () => {
    const refused = { errMsg: 'uploadImage:ok', serverId: 'media-expired' };
    const { tap, answered } = await ask('wechatIos', { uploadImage: [refused] });
    tap();
    expect((await screen.findByText('storing the media failed')).className).toBe('fieldRow-fieldError');
    fireEvent.click(screen.getByRole('button', { name: '重试' }));
    await waitFor(() => expect(answered()).toMatch(/media\.svg$/));
  });

  it('opens the phone’s own files in a browser, and where WeChat does not believe the page', async () => {
    const inBrowser = await ask('browser');
    expect(inBrowser.tap()).toBe(true);
    document.body.textContent = '';
    const refused = await ask('wechatIos', { preVerifyJSAPI: ['fail,invalid signature'] });
    expect(refused.tap()).toBe(true);
  });

  it('that may be a PDF too opens the phone’s files for it, and WeChat’s pictures for a photo', async () => {
    const { onlyPictures: _, ...any } = field;
    const { tap, answered } = await ask('wechatAndroid', {}, any);
    expect(tap('选择文件')).toBe(true);
    expect(tap('拍照')).toBe(false);
    await waitFor(() => expect(answered()).toMatch(/media\.svg$/));
  });
});

describe('the photo editor', { tags: ['image-choice'] }, () => {
  async function openEditor(answers: Readonly<Record<string, readonly Wish[]>> = {}) {
    const { fake } = await openInHost('wechatIos', answers);
    const [{ ChoosePicture }, { findChooser }] = await Promise.all([
      import('#ui/photo/ChoosePicture.tsx'),
      import('#flows/uploads/hostPictures.ts'),
    ]);
    const chosen: Blob[] = [];
    const onChoose = (file: Blob) => void chosen.push(file);
    await renderInLanguage(createElement(ChoosePicture, { findChooser, onChoose }));
    return { fake, chosen };
  }

  it('opens what WeChat shows of a picture, so that it can be cut out', async () => {
    const { fake, chosen } = await openEditor();
    fireEvent.click(screen.getByRole('button', { name: '从相册选择' }));
    await waitFor(() => expect(chosen).toHaveLength(1));
    expect([chosen[0]?.type, chosen[0]?.size]).toEqual(['image/jpeg', atob(onePicture).length]);
    expect(fake?.calls('uploadImage')).toEqual([]);
  });

  it.each([
    ['WeChat fails', { chooseImage: ['fail'] }],
    ['WeChat does not give out what it shows', { getLocalImgData: ['fail'] }],
  ])('leads to the phone’s own files when %s', async (_, answers) => {
    const { chosen } = await openEditor(answers);
    fireEvent.click(screen.getByRole('button', { name: '从相册选择' }));
    await screen.findByText(/打开相册失败/);
    let opened = 0;
    document.querySelector('[data-source="camera"]')?.addEventListener('click', () => void (opened += 1));
    fireEvent.click(screen.getByRole('button', { name: '拍一张' }));
    expect([opened, chosen]).toEqual([1, []]);
  });
});
