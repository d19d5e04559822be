import { useState } from 'react';
import { Countdown } from '#ui/text/Countdown.tsx';
import { Folded } from '#ui/text/Folded.tsx';
import { MixedText } from '#ui/text/MixedText.tsx';
import { Written } from '#ui/text/Written.tsx';
import { organiserText } from '#ui/text/organiserText.tsx';
import { dayMs } from '#sandbox/venueClock.ts';
import type { ExampleProps, GallerySection } from '../gallerySection.ts';

function Countdowns({ say }: ExampleProps) {
  const [nowMs] = useState(Date.now);
  return (
    <div className="g-row">
      <Countdown untilMs={nowMs + 59_000} label={say('重新获取验证码', 'Until a new code can be sent')} />
      <Countdown untilMs={nowMs + 3 * dayMs} label={say('距开展', 'Until the opening')} />
    </div>
  );
}

const OrganiserTexts = ({ language }: ExampleProps) => (
  <>
    <p>{organiserText({ zh: '专业观众', en: 'Trade visitors' }, language)}</p>
    <p>{organiserText({ zh: '只有中文的说明', en: '' }, language)}</p>
  </>
);

const FoldedTexts = ({ say }: ExampleProps) => (
  <>
    <Folded>
      <p>{say('一行字不折叠。', 'One line is not folded.')}</p>
    </Folded>
    <Folded>
      {Array.from({ length: 8 }, (_, at) => (
        <p key={at}>
          {say(
            '展期每天 10:30 和 14:30 有现场演示，售后工程师覆盖二十个城市。',
            'Demonstrations at 10:30 and 14:30 every day; service engineers in twenty cities.',
          )}
        </p>
      ))}
    </Folded>
  </>
);

const MixedTexts = () => (
  <p>
    <MixedText>展位 3H01，Hall 3 West Wing Robotics</MixedText> <MixedText>Booth 3H01, 三号馆</MixedText>
  </p>
);

const WrittenTexts = () => (
  <p>
    <Written>展台很好找</Written> <Written>Easy to find</Written>
  </p>
);

export const section: GallerySection = {
  title: { zh: '文字', en: 'Text' },
  parts: {
    Countdown: Countdowns,
    MixedText: MixedTexts,
    Folded: FoldedTexts,
    organiserText: OrganiserTexts,
    Written: WrittenTexts,
  },
};
