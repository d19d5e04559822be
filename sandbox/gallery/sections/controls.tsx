import { useState } from 'react';
import { AppLink } from '#ui/controls/AppLink.tsx';
import { Button } from '#ui/controls/Button.tsx';
import { IconAction } from '#ui/controls/IconAction.tsx';
import { IconActionRow } from '#ui/controls/IconActionRow.tsx';
import { LinkButton } from '#ui/controls/LinkButton.tsx';
import { type LinkRule, RuledLink } from '#ui/controls/RuledLink.tsx';
import { SegmentedControl } from '#ui/controls/choice/SegmentedControl.tsx';
import { UsualTexts } from '#ui/controls/choice/UsualTexts.tsx';
import { RadioTile } from '#ui/controls/tiles/RadioTile.tsx';
import { CheckMark } from '#ui/controls/toggle/CheckMark.tsx';
import { ToggleButton } from '#ui/controls/toggle/ToggleButton.tsx';
import { Icon } from '#ui/icons/Icon.tsx';
import { TextInput } from '#ui/controls/TextInput.tsx';
import type { ExampleProps, GallerySection } from '../gallerySection.ts';

function Buttons({ say }: ExampleProps) {
  return (
    <>
      <Button>{say('登记参观', 'Register')}</Button>
      <Button kind="secondary">{say('以后再说', 'Not now')}</Button>
      <Button kind="quiet">{say('修改', 'Edit')}</Button>
      <Button busy busyText={say('正在提交', 'Sending')}>
        {say('提交', 'Send')}
      </Button>
      <Button kind="secondary">
        {say(
          '一段很长的按钮文字，用来确认它会换行而不会撑破屏幕',
          'A rather long label that has to wrap instead of widening the screen',
        )}
      </Button>
    </>
  );
}

function LinkButtons({ say }: ExampleProps) {
  return (
    <>
      <LinkButton to="/">{say('查看参观码', 'Show my ticket')}</LinkButton>
      <LinkButton to="/" kind="secondary">
        {say('返回首页', 'Back to home')}
      </LinkButton>
    </>
  );
}

const IconActions = ({ say }: ExampleProps) => (
  <IconActionRow>
    <IconAction icon="copy">{say('复制队伍码', 'Copy code')}</IconAction>
    <IconAction icon="share">{say('邀请', 'Invite')}</IconAction>
    <IconAction icon="edit" to="/">
      {say('修改', 'Edit')}
    </IconAction>
  </IconActionRow>
);

const AppLinks = ({ say }: ExampleProps) => (
  <AppLink to="/">{say('打开展会主页', 'Open the home page')}</AppLink>
);

const rule: LinkRule = {
  find: (value) =>
    value === '' ? { kind: 'unrecognised' } : { kind: 'external', url: 'https://talks.example.com/jianghai' },
  open: () => {},
};

function RuledLinks({ say }: ExampleProps) {
  return (
    <div className="g-row">
      <RuledLink to="https://talks.example.com/jianghai" rule={rule}>
        {say('技术交流日程', 'The technical talks')}
      </RuledLink>
      <RuledLink to="" rule={rule}>
        {say('无法识别的地址', 'An address that is not recognised')}
      </RuledLink>
    </div>
  );
}

function Toggles({ say }: ExampleProps) {
  const [isOn, setIsOn] = useState(true);
  return (
    <ToggleButton
      isOn={isOn}
      label={say('收藏这家展商', 'Save this exhibitor')}
      onToggle={() => setIsOn(!isOn)}
    >
      <Icon name="star" sizeRem={1.375} />
      <span>12</span>
    </ToggleButton>
  );
}

function CheckMarks({ say }: ExampleProps) {
  const [isOn, setIsOn] = useState(true);
  return <CheckMark label={say('选择这一件', 'Select this one')} isOn={isOn} onChange={setIsOn} />;
}

function Segments({ say }: ExampleProps) {
  const [chosen, setChosen] = useState('all');
  const options = [
    { key: 'all', text: say('全部', 'All') },
    { key: 'mine', text: say('我的', 'Mine') },
    { key: 'past', text: say('已结束', 'Past') },
  ];
  return (
    <SegmentedControl
      legend={say('显示范围', 'What is shown')}
      name="segments"
      options={options}
      chosen={chosen}
      onChoose={setChosen}
    />
  );
}

function Tiles({ say }: ExampleProps) {
  const [chosen, setChosen] = useState('10:00');
  const tiles = ['09:30', '10:00', '10:30'] as const;
  return (
    <fieldset style={{ display: 'flex', flexWrap: 'wrap', margin: 0, padding: 0, border: 0 }}>
      <legend className="x-hidden">{say('时间', 'Time')}</legend>
      {(['framed', 'joined'] as const).map((look) =>
        tiles.map((time, at) => (
          <RadioTile
            key={look + time}
            name={look}
            look={look}
            isChosen={time === chosen}
            isOff={look === 'framed' && at === 2}
            onChoose={() => setChosen(time)}
          >
            {time}
          </RadioTile>
        )),
      )}
    </fieldset>
  );
}

function TextInputs({ say }: ExampleProps) {
  const [text, setText] = useState('');
  return (
    <>
      <TextInput
        aria-label={say('单位名称', 'Company')}
        placeholder={say('单位名称', 'Company')}
        value={text}
        onText={setText}
      />
      <TextInput aria-label={say('有误', 'With a problem')} value="139" onText={() => {}} invalid />
    </>
  );
}

function Reasons({ say }: ExampleProps) {
  const [text, setText] = useState('');
  const texts = [say('时间有变', 'My plans have changed'), say('主题不合适', 'Not the right topic')];
  return <UsualTexts label={say('常用原因', 'Common reasons')} texts={texts} value={text} onText={setText} />;
}

export const section: GallerySection = {
  title: { zh: '控件', en: 'Controls' },
  parts: {
    Button: Buttons,
    IconActionRow: IconActions,
    LinkButton: LinkButtons,
    AppLink: AppLinks,
    RuledLink: RuledLinks,
    SegmentedControl: Segments,
    ToggleButton: Toggles,
    CheckMark: CheckMarks,
    RadioTile: Tiles,
    UsualTexts: Reasons,
    TextInput: TextInputs,
  },
};
