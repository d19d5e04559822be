import { Card } from '#ui/page/Card.tsx';
import { Badge } from '#ui/values/Badge.tsx';
import { Count } from '#ui/values/Count.tsx';
import { DayBars } from '#ui/chart/DayBars.tsx';
import { DayChart } from '#ui/chart/DayChart.tsx';
import { NamedBars } from '#ui/chart/NamedBars.tsx';
import { FileRow } from '#ui/values/FileRow.tsx';
import { Money } from '#ui/values/Money.tsx';
import { NumberTable } from '#ui/chart/NumberTable.tsx';
import { NumberTiles } from '#ui/values/NumberTiles.tsx';
import { RelativeTime } from '#ui/values/RelativeTime.tsx';
import { TransferProgress } from '#ui/values/TransferProgress.tsx';
import { VenueSpan } from '#ui/values/VenueSpan.tsx';
import { VenueTime } from '#ui/values/VenueTime.tsx';
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
    {(['day', 'date', 'dayTime', 'nearTime', 'time'] as const).map((form) => (
      <li key={form}>
        <VenueTime at={opens} form={form} />
      </li>
    ))}
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

const views = [35, 27, 19, 40, 96, 24, 0, 45, 37, 29, 21, 42, 98, 26];
const days = views.map((value, at) => ({ key: `${at}`, label: `12/${at + 1}`, value }));

const Bars = () => (
  <Card title="Views">
    <DayBars label="Views: 539 in 14 days, most on 12/13 with 98" bars={days} />
  </Card>
);

const Table = () => (
  <Card title="Views and likes">
    <NumberTable
      caption="Views and likes by day"
      heads={['Day', 'Views', 'Likes']}
      rows={days.slice(0, 4).map(({ key, label, value }) => ({ key, label, values: [value, value % 7] }))}
    />
  </Card>
);

const DaysAndTable = () => (
  <Card title="Registrations">
    <DayChart
      title="New in the last 14 days"
      label="539 registrations in 14 days, most on 12/13: 98"
      bars={days}
      tableText="Show as a table"
      table={{
        caption: 'Registrations by day',
        heads: ['Day', 'Registrations'],
        rows: days.map(({ key, label, value }) => ({ key, label, values: [value] })),
      }}
    />
  </Card>
);

const Named = () => (
  <Card title="Check-ins">
    <NamedBars
      caption="Check-ins by place"
      heads={['Place', 'Check-ins']}
      rows={[
        { key: 'south', name: 'South entrance', value: 2134 },
        { key: 'forum', name: 'Forum on the first floor of the western building', value: 312 },
        { key: 'lounge', name: 'Buyers’ lounge', value: 0 },
      ]}
    />
  </Card>
);

const Tiles = () => (
  <NumberTiles
    tiles={[
      { key: 'total', name: 'Registered', count: 12_486 },
      { key: 'waiting', name: 'Awaiting review', count: 0 },
    ]}
  />
);

function Transfers({ say }: ExampleProps) {
  const act = () => {};
  return (
    <Card>
      <TransferProgress
        label={say('正在下载：现场照片.zip', 'Downloading Photos.zip')}
        loadedBytes={9_000_000}
        totalBytes={20_971_520}
        onCancel={act}
      />
      <TransferProgress
        label={say('正在下载：名录.pdf', 'Downloading Directory.pdf')}
        loadedBytes={480_000}
        totalBytes={undefined}
        onCancel={act}
      />
    </Card>
  );
}

const Badges = ({ say }: ExampleProps) => (
  <ul>
    <li>
      <Badge tone="waits">{say('等您回复', 'Reply needed')}</Badge>
    </li>
    <li>
      <Badge tone="good">{say('已约定', 'Agreed')}</Badge>
    </li>
    <li>
      <Badge tone="on">{say('即将开始', 'Next')}</Badge>
    </li>
    <li>
      <Badge tone="bad">{say('未通过', 'Declined')}</Badge>
    </li>
    <li>
      <Badge tone="off">{say('已取消', 'Cancelled')}</Badge>
    </li>
  </ul>
);

export const section: GallerySection = {
  title: { zh: '数值与文件', en: 'Values and files' },
  parts: {
    Badge: Badges,
    Count: Counts,
    Money: Amounts,
    RelativeTime: Ages,
    VenueTime: Moments,
    VenueSpan: Spans,
    FileRow: Files,
    DayBars: Bars,
    NumberTable: Table,
    DayChart: DaysAndTable,
    NamedBars: Named,
    NumberTiles: Tiles,
    TransferProgress: Transfers,
  },
};
