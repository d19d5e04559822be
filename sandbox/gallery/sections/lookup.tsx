import { useState } from 'react';
import { Button } from '#ui/controls/Button.tsx';
import { Stepper } from '#ui/controls/Stepper.tsx';
import type { ReactNode } from 'react';
import { Drawing, drawingNames } from '#ui/states/Drawing.tsx';
import { EmptyState } from '#ui/states/EmptyState.tsx';
import { FilterChips } from '#ui/list/FilterChips.tsx';
import { IndexBar } from '#ui/list/IndexBar.tsx';
import { ListSkeleton } from '#ui/list/ListSkeleton.tsx';
import { LoadMore } from '#ui/list/LoadMore.tsx';
import { PullToRefresh } from '#ui/pull/PullToRefresh.tsx';
import { SearchBar } from '#ui/list/SearchBar.tsx';
import { FilterButton } from '#ui/list/head/FilterButton.tsx';
import { FilterSheet } from '#ui/list/head/FilterSheet.tsx';
import { ChosenChip, HeadLink } from '#ui/list/head/HeadChips.tsx';
import type { ExampleProps, GallerySection } from '../gallerySection.ts';

function Search({ say }: ExampleProps) {
  const [text, setText] = useState('');
  return <SearchBar label={say('搜索展商', 'Search exhibitors')} value={text} onChange={setText} />;
}

function Chips({ say }: ExampleProps) {
  const [hall, setHall] = useState('');
  const options = [1, 2, 3, 4, 5, 6].map((number) => ({
    value: String(number),
    label: say(`${number} 号馆`, `Hall ${number}`),
  }));
  return <FilterChips label={say('展馆', 'Hall')} options={options} value={hall} onChange={setHall} />;
}

function Sort({ say }: ExampleProps) {
  const [isOpen, setOpen] = useState(false);
  const [hall, setHall] = useState('2');
  const groups = [
    {
      key: 'hall',
      label: say('展馆', 'Hall'),
      options: [1, 2, 3].map((at) => ({ value: String(at), label: say(`${at} 号馆`, `Hall ${at}`) })),
      value: hall,
    },
    {
      key: 'sort',
      label: say('排序', 'Sort by'),
      options: [
        { value: 'rank', label: say('推荐', 'Recommended') },
        { value: 'name', label: say('按名称', 'By name') },
      ],
      value: 'rank',
      hasNoAll: true,
    },
  ];
  return (
    <>
      <div className="g-row">
        <FilterButton
          label={
            hall === ''
              ? say('筛选和排序', 'Filter and sort')
              : say('筛选和排序，已选 1 项', 'Filter and sort, 1 chosen')
          }
          count={hall === '' ? 0 : 1}
          onOpen={() => setOpen(true)}
        />
        {hall !== '' && (
          <ChosenChip text={say(`${hall} 号馆`, `Hall ${hall}`)} onRemove={() => setHall('')} />
        )}
        <HeadLink to="/" icon="place">
          {say('按展馆查看', 'By hall')}
        </HeadLink>
      </div>
      {isOpen && (
        <FilterSheet
          title={say('筛选和排序', 'Filter and sort')}
          groups={groups}
          onApply={({ hall: chosen = hall }) => setHall(chosen)}
          onClose={() => setOpen(false)}
        />
      )}
    </>
  );
}

function Steps({ say }: ExampleProps) {
  const [count, setCount] = useState(1);
  return (
    <div className="g-row">
      <Stepper label={say('数量', 'Quantity')} value={count} min={1} max={5} onChange={setCount} />
      <Stepper label={say('售罄', 'Sold out')} value={1} min={1} max={1} onChange={() => {}} disabled />
    </div>
  );
}

function Letters({ say }: ExampleProps) {
  const [letter, setLetter] = useState('A');
  return (
    <IndexBar
      label={say('按首字母', 'By first letter')}
      indexes={['A', 'B', 'C', 'H', 'J', 'S', 'Z']}
      current={letter}
      onSelect={setLetter}
    />
  );
}

const Empty = ({ say }: ExampleProps) => (
  <EmptyState
    title={say('还没有收藏', 'Nothing saved yet')}
    text={say('在展商页面点星标即可收藏。', 'Tap the star of an exhibitor to keep it here.')}
    action={<Button kind="secondary">{say('去逛展', 'Explore')}</Button>}
  />
);

const Refresh = ({ say }: ExampleProps) => (
  <PullToRefresh onRefresh={() => Promise.resolve()}>
    <p>{say('下拉刷新', 'Pull down to refresh')}</p>
  </PullToRefresh>
);

const More = () => (
  <>
    <LoadMore hasMore loading onMore={() => {}} failed={false} />
    <LoadMore hasMore loading={false} onMore={() => {}} failed />
    <LoadMore hasMore={false} loading={false} onMore={() => {}} failed={false} />
  </>
);

const Skeletons = () => (
  <>
    <ListSkeleton rows={1} hasHeading />
    <ListSkeleton shape="row" rows={2} />
    <ListSkeleton shape="form" rows={1} />
  </>
);

const scenes = import.meta.glob<Record<string, ReactNode>>('../../../src/ui/states/scenes/*.tsx', {
  eager: true,
});

const Drawings = () => (
  <>
    {drawingNames.map((name) => (
      <Drawing key={name} name={name} />
    ))}
    {Object.values(scenes).map((module) =>
      Object.entries(module).map(([name, scene]) => <Drawing key={name} name="booth" scene={scene} />),
    )}
  </>
);

export const section: GallerySection = {
  title: { zh: '查找与翻页', en: 'Search, filters and pages' },
  parts: {
    SearchBar: Search,
    FilterChips: Chips,
    FilterSheet: Sort,
    IndexBar: Letters,
    ListSkeleton: Skeletons,
    EmptyState: Empty,
    Drawing: Drawings,
    LoadMore: More,
    PullToRefresh: Refresh,
    Stepper: Steps,
  },
};
