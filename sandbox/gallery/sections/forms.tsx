import { useState } from 'react';
import { Button } from '#ui/controls/Button.tsx';
import { TextField } from '#ui/fields/TextField.tsx';
import { FramedInput } from '#ui/forms/FramedInput.tsx';
import { useSmallForm } from '#ui/forms/useSmallForm.ts';
import { Card } from '#ui/page/Card.tsx';
import { Notice } from '#ui/page/Notice.tsx';
import type { ExampleProps, GallerySection } from '../gallerySection.ts';

const maxNote = 100;

/** It always fails: what is typed stays. */
function Message({ say }: ExampleProps) {
  const form = useSmallForm({
    id: 'message',
    start: { name: '', note: say('想了解贵司的协作机器人。', 'We would like to hear about your robots.') },
    isTried: true,
    check: ({ name, note }) => ({
      name: name.trim() === '' ? say('请填写称呼', 'Please enter your name.') : undefined,
      note: note.trim() === '' ? say('请填写留言', 'Please enter a message.') : undefined,
    }),
    send: () => Promise.reject(new Error()),
  });
  return (
    <form noValidate onSubmit={form.submit}>
      <Card>
        <TextField {...form.text('name')} label={say('称呼', 'Name')} required autoComplete="off" />
        <TextField
          {...form.text('note')}
          label={say('留言', 'Message')}
          required
          hint={say('参展商会看到您的留言和登记信息。', 'The exhibitor sees your message and your details.')}
          max={maxNote}
          isLong
        />
        {form.failure !== undefined && (
          <Notice kind="error" title={say('没有发送', 'Not sent')}>
            {say('请检查网络后重试。', 'Check your connection and try again.')}
          </Notice>
        )}
        <Button type="submit" busy={form.isBusy}>
          {say('发送', 'Send')}
        </Button>
      </Card>
    </form>
  );
}

function Framed({ say }: ExampleProps) {
  const [text, setText] = useState('139');
  return (
    <FramedInput aria-label={say('手机号', 'Mobile number')} value={text} onText={setText} invalid>
      <Button kind="quiet">{say('获取验证码', 'Send code')}</Button>
    </FramedInput>
  );
}

export const section: GallerySection = {
  title: { zh: '小表单', en: 'Small forms' },
  parts: { FramedInput: Framed, 'TextField, useSmallForm': Message },
};
