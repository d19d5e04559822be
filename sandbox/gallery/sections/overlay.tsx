import { type ReactNode, useState } from 'react';
import { ChoiceSheet } from '#ui/fields/chosen/ChoiceSheet.tsx';
import { VirtualChoices } from '#ui/fields/chosen/VirtualChoices.tsx';
import { ImageViewer } from '#ui/media/ImageViewer.tsx';
import { ActionSheet } from '#ui/overlay/ActionSheet.tsx';
import { AppDialog } from '#ui/overlay/AppDialog.tsx';
import { Sheet } from '#ui/overlay/Sheet.tsx';
import { renderToast } from '#ui/overlay/appToast.tsx';
import { BrowserNeeded } from '#ui/page/BrowserNeeded.tsx';
import { Button } from '#ui/controls/Button.tsx';
import { KeepPicture } from '#ui/picture/KeepPicture.tsx';
import type { ExampleProps, GallerySection } from '../gallerySection.ts';

interface OpenerProps {
  readonly say: ExampleProps['say'];
  readonly children: (close: () => void) => ReactNode;
}

/** A button with `data-opens`, so that a journey opens every overlay there is. */
function Opener({ say, children }: OpenerProps) {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <Button kind="secondary" data-opens="" onClick={() => setIsOpen(true)}>
        {say('打开', 'Open')}
      </Button>
      {isOpen && children(() => setIsOpen(false))}
    </>
  );
}

const Question = ({ say }: ExampleProps) => (
  <Opener say={say}>
    {(close) => (
      <AppDialog
        title={say('退出战队？', 'Leave the team?')}
        body={say('退出后，您的签到不再计入这支战队。', 'Your check-ins will no longer count for this team.')}
        yes={say('退出', 'Leave')}
        no={say('取消', 'Cancel')}
        noIsDefault
        onAnswer={close}
      />
    )}
  </Opener>
);

const Reading = ({ say }: ExampleProps) => (
  <Opener say={say}>
    {(close) => (
      <Sheet
        title={say('个人信息保护说明', 'Privacy notice')}
        closeText={say('知道了', 'Got it')}
        onClose={close}
      >
        <p>{say('手机号用于发送验证码。', 'Your number is used to send you a code.')}</p>
        <p>{say('更正或删除，请联系主办方。', 'To correct or delete it, contact the organiser.')}</p>
      </Sheet>
    )}
  </Opener>
);

const LongChoice = ({ say }: ExampleProps) => {
  const [chosen, setChosen] = useState('120');
  return (
    <Opener say={say}>
      {(close) => (
        <ChoiceSheet
          name="row"
          title={say('选择排号', 'Choose a row')}
          choices={Array.from({ length: 400 }, (_, at) => ({
            value: String(at),
            text: say(`第 ${at + 1} 排`, `Row ${at + 1}`),
          }))}
          chosen={chosen}
          LongList={VirtualChoices}
          onChoose={setChosen}
          onClose={close}
        />
      )}
    </Opener>
  );
};

const Alert = ({ say }: ExampleProps) => (
  <Opener say={say}>
    {(close) => (
      <AppDialog
        body={say('链接已复制。', 'The link has been copied.')}
        yes={say('好', 'OK')}
        onAnswer={close}
      />
    )}
  </Opener>
);

const InBrowser = ({ say }: ExampleProps) => (
  <Opener say={say}>
    {(close) => (
      <BrowserNeeded
        url="https://files.example.com/programme.pdf"
        type="pdf"
        copy={() => Promise.resolve(true)}
        onClose={close}
      />
    )}
  </Opener>
);

const Picture = ({ say }: ExampleProps) => (
  <Opener say={say}>
    {(close) => (
      <KeepPicture
        title={say('保存海报', 'Save the poster')}
        address="/sandbox/pictures/cover-open.svg"
        alt={say('海报', 'Poster')}
        how={say('长按图片保存。', 'Touch and hold the picture to save it.')}
        impossible={say('图片没有生成。', 'The picture could not be made.')}
        save={say('保存', 'Save')}
        canDownload
        fileName="poster.svg"
        onClose={close}
      />
    )}
  </Opener>
);

const Actions = ({ say }: ExampleProps) => (
  <Opener say={say}>
    {(close) => (
      <ActionSheet
        title={say('分享', 'Share')}
        actions={[
          { key: 'link', text: say('复制链接', 'Copy link'), onSelect: () => {} },
          {
            key: 'poster',
            text: say('生成海报', 'Make a poster'),
            description: say('展会开始后可用', 'Once the exhibition has begun'),
            disabled: true,
            onSelect: () => {},
          },
          { key: 'leave', text: say('退出战队', 'Leave the team'), danger: true, onSelect: () => {} },
        ]}
        onClose={close}
      />
    )}
  </Opener>
);

const Viewer = ({ say }: ExampleProps) => (
  <Opener say={say}>
    {(close) => (
      <ImageViewer
        label={say('展台照片', 'Pictures of the booth')}
        images={[1, 2].map((number) => ({
          url: `/sandbox/pictures/seed-photo-${number}.svg`,
          alt: say(`照片 ${number}`, `Picture ${number}`),
        }))}
        start={0}
        onClose={close}
      />
    )}
  </Opener>
);

const Toast = ({ say }: ExampleProps) => (
  <Button kind="secondary" onClick={() => renderToast(say('已收藏', 'Saved to favourites'))}>
    {say('显示', 'Show')}
  </Button>
);

export const section: GallerySection = {
  title: { zh: '浮层', en: 'Overlays' },
  parts: {
    ActionSheet: Actions,
    ChoiceSheet: LongChoice,
    Sheet: Reading,
    ImageViewer: Viewer,
    AppDialog: Question,
    'AppDialog, alert': Alert,
    BrowserNeeded: InBrowser,
    KeepPicture: Picture,
    toast: Toast,
  },
};
