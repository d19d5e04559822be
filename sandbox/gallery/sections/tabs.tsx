import { useState } from 'react';
import { Icon, iconNames } from '#ui/icons/Icon.tsx';
import { TabBar } from '#ui/tabs/TabBar.tsx';
import { Tabs } from '#ui/tabs/Tabs.tsx';
import { PaperBits } from '#ui/motion/PaperBits.tsx';
import { Button } from '#ui/controls/Button.tsx';
import type { ExampleProps, GallerySection } from '../gallerySection.ts';

function TabsExample({ say }: ExampleProps) {
  const [chosen, setChosen] = useState('about');
  const items = [
    {
      key: 'about',
      title: say('简介', 'About'),
      content: <p>{say('专注机器视觉十五年。', 'Fifteen years of machine vision.')}</p>,
    },
    {
      key: 'products',
      title: say('产品', 'Products'),
      content: <p>{say('十二件展品。', 'Twelve exhibits.')}</p>,
    },
    {
      key: 'activities',
      title: say('现场活动', 'Activities'),
      content: <p>{say('每天两场。', 'Two a day.')}</p>,
    },
  ];
  return (
    <Tabs label={say('展商资料', 'About the exhibitor')} items={items} value={chosen} onChange={setChosen} />
  );
}

const dot = (
  <svg viewBox="0 0 24 24" width="24" height="24" aria-hidden="true" focusable="false">
    <circle cx="12" cy="12" r="8" fill="none" stroke="currentColor" strokeWidth="1.75" />
  </svg>
);

function TabBarExample({ say }: ExampleProps) {
  const [active, setActive] = useState('home');
  const items = [
    { key: 'home', title: say('首页', 'Home'), icon: dot },
    { key: 'explore', title: say('逛展', 'Explore'), icon: dot },
    { key: 'pass', title: say('参观码', 'Pass'), icon: dot, raised: true },
    { key: 'agenda', title: say('日程', 'Agenda'), icon: dot, badge: 3 },
    { key: 'me', title: say('我的', 'Me'), icon: dot },
  ];
  return <TabBar items={items} active={active} onSelect={setActive} />;
}

function Icons() {
  return (
    <ul style={{ display: 'flex', flexWrap: 'wrap', margin: 0, padding: 0, listStyle: 'none' }}>
      {iconNames.map((name) => (
        <li
          key={name}
          style={{ width: '6rem', padding: '0.5rem', textAlign: 'center', fontSize: '0.8125rem' }}
        >
          <Icon name={name} />
          <br />
          <span lang="en">{name}</span>
        </li>
      ))}
    </ul>
  );
}

/** They fly once; each tap draws them again. */
function Bits({ say }: ExampleProps) {
  const [times, setTimes] = useState(0);
  return (
    <div style={{ position: 'relative', padding: '6rem 0' }}>
      <Button onClick={() => setTimes(times + 1)}>{say('再来一次', 'Once more')}</Button>
      <PaperBits key={times} />
    </div>
  );
}

export const section: GallerySection = {
  title: { zh: '标签页、图标与动效', en: 'Tabs, icons and motion' },
  parts: { Tabs: TabsExample, TabBar: TabBarExample, Icon: Icons, PaperBits: Bits },
};
