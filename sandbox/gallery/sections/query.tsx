import type { ReactNode } from 'react';
import { Notice } from '#ui/page/Notice.tsx';
import type { QueryState } from '#ui/query/QueryState.ts';
import { QueryView } from '#ui/query/QueryView.tsx';
import type { ExampleProps, GallerySection } from '../gallerySection.ts';

const waiting: QueryState<readonly string[]> = {
  data: undefined,
  error: null,
  failureReason: null,
  isFetching: true,
  dataUpdatedAt: 0,
  retry: () => {},
};
const loaded = (data: readonly string[]) => ({
  ...waiting,
  data,
  isFetching: false,
  dataUpdatedAt: Date.now(),
});
const halls = (say: ExampleProps['say']) => [
  say('1 号馆 智能制造', 'Hall 1, smart manufacturing'),
  say('2 号馆 机器人', 'Hall 2, robots'),
];

function view(stateOf: (say: ExampleProps['say']) => QueryState<readonly string[]>) {
  return function Example({ say }: ExampleProps): ReactNode {
    return (
      <QueryView
        query={stateOf(say)}
        failedTitle={say('展馆列表没有打开', 'The halls could not be loaded')}
        skeleton={3}
        empty={<Notice>{say('还没有公布展馆。', 'No hall has been announced yet.')}</Notice>}
      >
        {(rows) => (
          <ul>
            {rows.map((row) => (
              <li key={row}>{row}</li>
            ))}
          </ul>
        )}
      </QueryView>
    );
  };
}

const failed = (kind: string) => ({ ...waiting, isFetching: false, error: { kind } });

export const section: GallerySection = {
  title: { zh: '查询的状态', en: 'States of a query' },
  parts: {
    waiting: view(() => waiting),
    'still trying': view(() => ({ ...waiting, failureReason: { kind: 'serverBusy' } })),
    'still trying, offline': view(() => ({ ...waiting, failureReason: { kind: 'offline' } })),
    loaded: view((say) => loaded(halls(say))),
    empty: view(() => loaded([])),
    stale: view((say) => ({ ...loaded(halls(say)), error: { kind: 'serverBusy' } })),
    failed: view(() => failed('unreadable')),
    'failed, offline': view(() => failed('offline')),
  },
};
