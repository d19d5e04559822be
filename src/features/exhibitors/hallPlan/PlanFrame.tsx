import { useEffectEvent, useId, useLayoutEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { attachPanZoom, type PanZoomPoint } from '#ui/photo/attachPanZoom.ts';
import type { HallBooth } from '../hallBoothsQuery.ts';
import { type HallLayout, planMargin } from './rules/layOutHall.ts';
import { heightShare, isSeen, moved, type PlanView, wholeWidth, zoomed } from './rules/planView.ts';
import { PlanBooth } from './PlanBooth.tsx';
import type { PlanMarks } from './usePlanMarks.ts';
import css from './hallPlan.module.css';

export interface PlanFrameProps {
  readonly layout: HallLayout<HallBooth>;
  readonly label: string;
  readonly view: PlanView;
  readonly onView: (view: PlanView) => void;
  readonly marks: PlanMarks;
  readonly hereId: string;
  readonly shownId: string;
  readonly onOpen: (exhibitorId: string) => void;
}

/** The buttons stand below each other in a corner of the plan; beside each other below one that is lower. */
const leastForTools = 0.7;
const zoomStep = 1.4;
const moveStep = 0.15;
/** Share of the frame's side beyond which a press was a drag. */
const dragShare = 0.02;

type Act = 'zoomIn' | 'zoomOut' | 'left' | 'right' | 'up' | 'down' | 'whole';

const keys: Readonly<Record<string, Act | undefined>> = {
  '+': 'zoomIn',
  '=': 'zoomIn',
  '-': 'zoomOut',
  _: 'zoomOut',
  ArrowLeft: 'left',
  ArrowRight: 'right',
  ArrowUp: 'up',
  ArrowDown: 'down',
  Home: 'whole',
};

const steps = {
  left: { x: moveStep, y: 0 },
  right: { x: -moveStep, y: 0 },
  up: { x: 0, y: moveStep },
  down: { x: 0, y: -moveStep },
} as const;

function acted(layout: HallLayout<HallBooth>, view: PlanView, act: Act): PlanView {
  if (act === 'whole') return wholeWidth(layout);
  if (act === 'zoomIn') return zoomed(layout, view, zoomStep);
  if (act === 'zoomOut') return zoomed(layout, view, 1 / zoomStep);
  return moved(layout, view, steps[act]);
}

/** The drawing with its buttons; fingers, the mouse, keys and buttons move one view. The list says the same in words. */
export function PlanFrame(props: PlanFrameProps) {
  const { t } = useTranslation('hallPlan');
  const id = useId();
  const { frame, act } = useMoving(props);
  const { label, layout, view } = props;
  const { x, y, side } = view;
  const share = heightShare(layout);
  const height = side * share;

  return (
    <>
      <div className={share < leastForTools ? css['frame--low'] : css['frame']}>
        <div
          ref={frame}
          className={css['sheet']}
          style={{ paddingTop: `${share * 100}%` }}
          role="application"
          aria-label={label}
          aria-describedby={`${id}-how`}
          // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- its keys move the plan
          tabIndex={0}
        >
          <svg
            viewBox={`${x - side / 2} ${y - height / 2} ${side} ${height}`}
            aria-hidden="true"
            focusable="false"
          >
            <Drawn {...props} />
          </svg>
        </div>
        <div className={css['tools']}>
          <Tool label={t('zoomIn')} sign="M4 10h12M10 4v12" onAct={() => act('zoomIn')} />
          <Tool label={t('zoomOut')} sign="M4 10h12" onAct={() => act('zoomOut')} />
          <Tool label={t('whole')} sign="M4 8V4h4M12 4h4v4M16 12v4h-4M8 16H4v-4" onAct={() => act('whole')} />
        </div>
      </div>
      <p className={css['how']} id={`${id}-how`}>
        {t('how')}
      </p>
    </>
  );
}

function useMoving({ layout, view, onView, onOpen }: PlanFrameProps) {
  const frame = useRef<HTMLDivElement>(null);
  // A ref: several moves may come before the next render.
  const latest = useRef(view);
  const draggedBy = useRef(0);
  useLayoutEffect(() => {
    latest.current = view;
  }, [view]);

  function show(next: PlanView) {
    latest.current = next;
    onView(next);
  }
  const act = (one: Act) => show(acted(layout, latest.current, one));

  const onKeyDown = useEffectEvent((event: KeyboardEvent) => {
    const one = event.ctrlKey || event.metaKey || event.altKey ? undefined : keys[event.key];
    if (one === undefined) return;
    event.preventDefault();
    act(one);
  });
  const onPanZoom = useEffectEvent((byX: number, byY: number, closer: number, at: PanZoomPoint) => {
    draggedBy.current += Math.abs(byX) + Math.abs(byY) + Math.abs(closer - 1);
    show(moved(layout, zoomed(layout, latest.current, closer, at), { x: byX, y: byY }));
  });

  const onPress = useEffectEvent(({ target }: MouseEvent) => {
    const booth = target instanceof Element ? target.closest('[data-booth]') : null;
    const exhibitorId = booth?.getAttribute('data-booth');
    if (exhibitorId && draggedBy.current <= dragShare) onOpen(exhibitorId);
  });

  // Before paint: keys and fingers reach the plan from the moment it is seen.
  useLayoutEffect(() => {
    const element = frame.current;
    if (element === null) return undefined;
    const onKey = (event: KeyboardEvent) => onKeyDown(event);
    const onClick = (event: MouseEvent) => onPress(event);
    const onDown = () => {
      draggedBy.current = 0;
    };
    element.addEventListener('keydown', onKey);
    element.addEventListener('click', onClick);
    element.addEventListener('mousedown', onDown);
    element.addEventListener('touchstart', onDown, { passive: true });
    const forgetHands = attachPanZoom(element, onPanZoom, { keepsTaps: true });
    return () => {
      element.removeEventListener('keydown', onKey);
      element.removeEventListener('click', onClick);
      element.removeEventListener('mousedown', onDown);
      element.removeEventListener('touchstart', onDown);
      forgetHands();
    };
  }, []);

  return { frame, act };
}

/** The rows and booths in the view, and nothing else: a hall may have hundreds. */
function Drawn({ layout, view, marks, hereId, shownId }: PlanFrameProps) {
  const { t } = useTranslation('hallPlan');
  return layout.rows.map(({ row, y, booths }) => (
    <g key={row}>
      <text className={css['rowName']} x={planMargin} y={y + 20}>
        {row === '' ? t('otherBooths') : t('row', { row })}
      </text>
      {booths
        .filter((booth) => isSeen(view, booth))
        .map(({ stand: { RecordId, ExhibitorId, BoothNo }, ...at }) => (
          <PlanBooth
            key={RecordId}
            exhibitorId={ExhibitorId}
            boothNo={BoothNo}
            x={at.x}
            y={at.y}
            isSaved={marks.saved.has(ExhibitorId)}
            isVisited={marks.visited.has(ExhibitorId)}
            isHere={ExhibitorId === hereId}
            isShown={ExhibitorId === shownId}
            stop={marks.route.get(ExhibitorId)}
          />
        ))}
    </g>
  ));
}

interface ToolProps {
  readonly label: string;
  readonly sign: string;
  readonly onAct: () => void;
}

const Tool = ({ label, sign, onAct }: ToolProps) => (
  <button type="button" className={css['tool']} aria-label={label} onClick={onAct}>
    <svg viewBox="0 0 20 20" aria-hidden="true" focusable="false">
      <path d={sign} fill="none" stroke="currentColor" strokeWidth="1.8" strokeLinecap="round" />
    </svg>
  </button>
);
