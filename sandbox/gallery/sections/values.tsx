import { Card } from '../../../src/ui/page/Card.tsx';
import { Count } from '../../../src/ui/values/Count.tsx';
import { FileRow } from '../../../src/ui/values/FileRow.tsx';
import { Money } from '../../../src/ui/values/Money.tsx';
import { RelativeTime } from '../../../src/ui/values/RelativeTime.tsx';
import { VenueSpan } from '../../../src/ui/values/VenueSpan.tsx';
import { VenueTime } from '../../../src/ui/values/VenueTime.tsx';
import type { ExampleProps, GallerySection } from '../gallerySection.ts';

const minuteMs = 60_000;
const dayMs = 24 * 60 * minuteMs;
/** 12 December 2026, nine o’clock at the venue. */
const opens = Date.UTC(2026, 11, 12, 1);
const loaded = Date.now();

const Counts = () => (
  <ul>
    {[undefined, 986, 12_500, 123_456_789].map((count) => (
      <li key={`${count}`}>
        <Count count={count} />
      </li>
    ))}
  </ul>
);

const Amounts = () => (
  <ul>
    <li>
      <Money cents={129_900} />
    </li>
    <li>
      <Money cents={-50} />
    </li>
    <li>
      <Money cents={1999} currency="USD" />
    </li>
    <li>
      <Money cents={undefined} />
    </li>
  </ul>
);

const Ages = () => (
  <ul>
    {[0, 5 * minuteMs, 3 * dayMs, 30 * dayMs].map((ageMs) => (
      <li key={ageMs}>
        <RelativeTime at={loaded - ageMs} />
      </li>
    ))}
  </ul>
);

const Moments = () => (
  <ul>
    {(['date', 'dateTime', 'day', 'dayTime', 'time'] as const).map((form) => (
      <li key={form}>
        <VenueTime at={opens} form={form} />
      </li>
    ))}
    <li>
      <VenueTime at={opens} form="day" nowMs={opens} />
    </li>
  </ul>
);

const Spans = () => (
  <ul>
    {[90 * minuteMs, 2 * dayMs].map((lengthMs) => (
      <li key={lengthMs}>
        <VenueSpan start={opens} end={opens + lengthMs} />
      </li>
    ))}
  </ul>
);

function Files({ say }: ExampleProps) {
  const act = () => {};
  return (
    <Card>
      <FileRow
        name={say('参展手册.pdf', 'Exhibitor manual.pdf')}
        bytes={1_572_864}
        action="open"
        onAct={act}
      />
      <FileRow
        name={say(
          '江海国际智能制造展览会_展位搭建与用电申请表_2026年11月修订版.xlsx',
          'Jianghai-Smart-Manufacturing-Expo_stand-construction-and-power-order-form_2026-11.xlsx',
        )}
        bytes={48_000}
        action="download"
        onAct={act}
        note={say('签到后可下载', 'After check-in')}
      />
      <FileRow name={say('展位图.png', 'Floor plan.png')} bytes={900} action="download" onAct={act} busy />
      <FileRow name="hall-3.dwg" action="download" onAct={act} />
    </Card>
  );
}

export const section: GallerySection = {
  title: { zh: '数值与文件', en: 'Values and files' },
  parts: {
    Count: Counts,
    Money: Amounts,
    RelativeTime: Ages,
    VenueTime: Moments,
    VenueSpan: Spans,
    FileRow: Files,
  },
};
