import { useState } from 'react';
import { Cell } from '#ui/cells/Cell.tsx';
import { CellGroup } from '#ui/cells/CellGroup.tsx';
import { RowCard } from '#ui/cells/RowCard.tsx';
import { RowCardLink } from '#ui/cells/RowCardLink.tsx';
import { GridMenu } from '#ui/cells/GridMenu.tsx';
import { Icon, type IconName } from '#ui/icons/Icon.tsx';
import type { ExampleProps, GallerySection } from '../gallerySection.ts';

const Bell = () => (
  <svg viewBox="0 0 24 24" fill="none" stroke="currentColor" strokeWidth="2">
    <path d="M6 17V11a6 6 0 0 1 12 0v6l2 1H4zM10 21h4" />
  </svg>
);

function Groups({ say }: ExampleProps) {
  const [count, setCount] = useState(0);
  return (
    <>
      <CellGroup title={say('我的', 'Mine')}>
        <Cell to="/" title={say('全部资料', 'All details')} />
        <Cell
          to="/"
          icon={<Bell />}
          title={say('消息', 'Messages')}
          value={say('3 条未读', '3 unread')}
          note={say('最近一条：10:20', 'The latest at 10:20')}
        />
        <Cell onAct={() => setCount(count + 1)} title={say('刷新', 'Refresh')} value={`${count}`} />
        <Cell title={say('手机号', 'Mobile')} value="139****1234" />
        <Cell
          onAct={() => setCount(count + 1)}
          title={say('订单号', 'Order number')}
          note="JH2026112600023"
          action={say('复制', 'Copy')}
        />
      </CellGroup>
      <CellGroup>
        <Cell
          to="/"
          icon={<Bell />}
          title={say(
            '江海国际智能制造展览会开幕式暨先进制造高峰论坛',
            'Opening ceremony and forum of the Jianghai Smart Manufacturing Expo',
          )}
          value="AVeryLongOrderNumberWithoutAnySpace-20261212-000000012345"
        />
      </CellGroup>
    </>
  );
}

function Cells({ say }: ExampleProps) {
  return (
    <CellGroup>
      <Cell title={say('只有文字', 'Text only')} note={say('尚未开放', 'Not open yet')} />
    </CellGroup>
  );
}

function Rows({ say }: ExampleProps) {
  return (
    <RowCard>
      <RowCardLink to="/" className={undefined}>
        {say('一行有自己的卡片', 'A row drawn as a card')}
      </RowCardLink>
    </RowCard>
  );
}

function Menus({ say }: ExampleProps) {
  const names: readonly (readonly [IconName, string])[] = [
    ['exhibitor', say('展商', 'Exhibitors')],
    ['team', say('组队', 'Teams')],
    ['checkIn', say('签到', 'Check-ins')],
    ['scan', say('扫一扫', 'Scan')],
    ['questionnaire', say('问卷', 'Questionnaires')],
    ['companions', say('同行人员', 'Companions')],
    ['place', say('到达', 'Getting there')],
  ];
  return (
    <GridMenu
      label={say('服务', 'Services')}
      items={names.map(([name, title]) => ({
        key: name,
        title,
        icon: <Icon name={name} />,
        ...(name === 'scan' ? { onAct: () => {} } : { to: '/' }),
      }))}
    />
  );
}

export const section: GallerySection = {
  title: { zh: '单元格', en: 'Cells' },
  parts: { CellGroup: Groups, Cell: Cells, RowCard: Rows, GridMenu: Menus },
};
