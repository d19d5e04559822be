import { useState } from 'react';
import { PictureInputs } from '#ui/photo/PictureInputs.tsx';
import { RulePicture } from '#ui/photo/RulePicture.tsx';
import { Monogram } from '#ui/media/Monogram.tsx';
import { Ticker } from '#ui/media/Ticker.tsx';
import { Carousel } from '#ui/media/Carousel.tsx';
import { StoredImage } from '#ui/media/StoredImage.tsx';
import { PlayerFrame } from '#ui/player/PlayerFrame.tsx';
import { PlayerTools } from '#ui/player/PlayerTools.tsx';
import { FilmOnTap } from '#ui/player/FilmOnTap.tsx';
import { FilmText } from '#ui/player/FilmText.tsx';
import { StreamPlayer } from '#ui/player/StreamPlayer.tsx';
import type { ExampleProps, GallerySection } from '../gallerySection.ts';

function StoredImages({ say }: ExampleProps) {
  return (
    <div className="g-row">
      <StoredImage
        src="/sandbox/pictures/seed-photo-7.svg"
        alt={say('展台照片', 'Picture of a booth')}
        width={240}
        height={135}
      />
      <StoredImage src="" alt={say('没有图片', 'No picture')} width={96} height={96} />
      <StoredImage src="/sandbox/pictures/seed-logo-3.svg" alt="" width={64} height={64} />
    </div>
  );
}

const Monograms = ({ say }: ExampleProps) => (
  <div className="g-row">
    <Monogram name={say('云津精密机械', 'Yunjin Precision')} />
    <Monogram name={say('江海城市骑行队', 'Harbour Runners')} small />
    <Monogram name={say('林小满', 'Anna Berg')} shape="round" />
    <Monogram name={say('程屿安', 'Otto')} shape="round" small />
  </div>
);

function Slides({ say }: ExampleProps) {
  const slides = [1, 2, 3].map((number) => ({
    key: String(number),
    label: say(`展台照片 ${number}`, `Picture ${number} of the booth`),
    content: (
      <StoredImage src={`/sandbox/pictures/seed-photo-${number}.svg`} alt="" width={320} height={180} />
    ),
  }));
  return <Carousel label={say('展台照片', 'Pictures of the booth')} slides={slides} />;
}

function Lines({ say }: ExampleProps) {
  const items = [
    { key: 'late', content: <span>{say('夜场开放：周五延至 20:00', 'Open late: Friday until 20:00')}</span> },
    { key: 'gate', content: <span>{say('停车请走 3 号门', 'Parking through gate 3')}</span> },
  ];
  return <Ticker label={say('快讯', 'Latest')} items={items} />;
}

const Players = ({ say }: ExampleProps) => (
  <>
    <StreamPlayer
      name={say('开幕式', 'The opening')}
      poster="/sandbox/pictures/cover-open.svg"
      address="/sandbox/streams/live-1.m3u8"
      kind="live"
    />
    <StreamPlayer
      name={say('展馆导览', 'A tour of the halls')}
      poster=""
      address="/sandbox/streams/replay-1.m3u8"
      kind="recording"
    />
  </>
);

const TappedFilm = ({ say }: ExampleProps) => (
  <FilmOnTap
    name={say('主轴试切', 'A spindle at work')}
    poster="/sandbox/pictures/cover-open.svg"
    address="/sandbox/streams/video-1.mp4"
    kind="recording"
  />
);

const FilmTexts = () => (
  <FilmText
    captions=""
    summary={{ zh: '机器人把零件放上传送带。', en: 'A robot puts parts on a belt.' }}
    transcript={{
      zh: '讲解员：欢迎来到我们的展位。\n机械臂抓取零件，放到传送带上。',
      en: 'Guide: Welcome to our booth.\nThe arm picks a part and puts it on the belt.',
    }}
  />
);

const Tools = () => {
  const [areShown, show] = useState(true);
  const [isChosen, choose] = useState(false);
  return (
    <PlayerTools
      findVideo={() => null}
      isRecording
      captions={{ areThere: true, areShown, show }}
      description={{ isChosen, choose }}
    />
  );
};

const Frame = ({ say }: ExampleProps) => (
  <PlayerFrame>
    <p style={{ position: 'absolute', top: '1rem', left: '1rem', margin: 0 }}>
      {say('没有画面', 'No picture')}
    </p>
  </PlayerFrame>
);

const Inputs = ({ say }: ExampleProps) => (
  <PictureInputs
    cameraText={say('拍照', 'Take a picture')}
    albumText={say('从相册选', 'Choose a picture')}
    onChoose={() => {}}
  />
);

export const section: GallerySection = {
  title: { zh: '图片', en: 'Media' },
  parts: {
    Carousel: Slides,
    Ticker: Lines,
    Monogram: Monograms,
    StoredImage: StoredImages,
    StreamPlayer: Players,
    FilmOnTap: TappedFilm,
    FilmText: FilmTexts,
    PlayerTools: Tools,
    PlayerFrame: Frame,
    RulePicture: () => <RulePicture rule="ruleFace" />,
    PictureInputs: Inputs,
  },
};
