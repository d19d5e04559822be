import { useEffect, useEffectEvent, useLayoutEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { pulled, type View, viewAfterTurn, zoomed } from '#domain/picture/cropOf.ts';
import { turned } from '#domain/picture/orientation.ts';
import { photoShape } from '#domain/picture/photoRules.ts';
import type { AreaWords } from '#language/areaWords.ts';
import { type Adjusted, showPhoto, turnedSize } from './makePhoto.ts';
import type { OpenPicture } from './openPicture.ts';
import { attachPanZoom } from './attachPanZoom.ts';
import styles from './photoEditor.module.css';

export interface AdjustPhotoProps {
  readonly picture: OpenPicture;
  readonly adjusted: Adjusted;
  readonly onAdjust: (adjusted: Adjusted) => void;
}

type Act = Extract<
  keyof AreaWords['photo'],
  'turnLeft' | 'turnRight' | 'zoomIn' | 'zoomOut' | 'moveLeft' | 'moveRight' | 'moveUp' | 'moveDown'
>;

const signs: Readonly<Record<Act, string>> = {
  turnLeft: 'M7 4L3 8l4 4M3 8h9a5 5 0 0 1 0 10H8',
  turnRight: 'M13 4l4 4-4 4M17 8H8a5 5 0 0 0 0 10h4',
  zoomOut: 'M4 10h12',
  zoomIn: 'M4 10h12M10 4v12',
  moveLeft: 'M17 10H3M8 5l-5 5 5 5',
  moveRight: 'M3 10h14M12 5l5 5-5 5',
  moveUp: 'M10 17V3M5 8l5-5 5 5',
  moveDown: 'M10 3v14M5 12l5 5 5-5',
};
const fineTools = ['zoomOut', 'zoomIn', 'moveLeft', 'moveRight', 'moveUp', 'moveDown', 'turnLeft'] as const;

const keys: Readonly<Record<string, Act | undefined>> = {
  ArrowLeft: 'moveLeft',
  ArrowRight: 'moveRight',
  ArrowUp: 'moveUp',
  ArrowDown: 'moveDown',
  '+': 'zoomIn',
  '=': 'zoomIn',
  '-': 'zoomOut',
};

const stepOfMove = 0.05;
const stepOfZoom = 1.15;
const stage = { width: 720, height: 960 };

function acted({ turn, view }: Adjusted, picture: OpenPicture, act: Act): Adjusted {
  const size = turnedSize(picture, turn);
  const moveTo = (x: number, y: number) => ({ turn, view: pulled(size, photoShape, view, x, y) });
  const turnBy = (by: 1 | -1) => ({ turn: turned(turn, by), view: viewAfterTurn(view, by) });
  switch (act) {
    case 'turnLeft':
      return turnBy(-1);
    case 'turnRight':
      return turnBy(1);
    case 'zoomIn':
      return { turn, view: zoomed(size, photoShape, view, stepOfZoom) };
    case 'zoomOut':
      return { turn, view: zoomed(size, photoShape, view, 1 / stepOfZoom) };
    case 'moveLeft':
      return moveTo(-stepOfMove, 0);
    case 'moveRight':
      return moveTo(stepOfMove, 0);
    case 'moveUp':
      return moveTo(0, -stepOfMove);
    case 'moveDown':
      return moveTo(0, stepOfMove);
  }
}

export function AdjustPhoto({ picture, adjusted, onAdjust }: AdjustPhotoProps) {
  const { t } = useTranslation('photo');
  const { canvas, toolBar, act } = useAdjusting({ picture, adjusted, onAdjust });
  const [isFine, setIsFine] = useState(false);
  return (
    <>
      <div className={styles.stage}>
        <canvas ref={canvas} {...stage} className={styles.canvas} role="img" aria-label={t('stage')} />
        <Guide />
      </div>
      <p className={styles.how}>{t('adjustText')}</p>
      <div ref={toolBar} className={styles.tools} role="group" aria-label={t('tools')}>
        <div className={styles.mainTools}>
          <ToolButton act="turnRight" onAct={act} />
          <button
            type="button"
            className={styles.fine}
            aria-expanded={isFine}
            onClick={() => setIsFine(!isFine)}
          >
            {t('fineTune')}
          </button>
        </div>
        {isFine && (
          <div className={styles.fineTools}>
            {fineTools.map((tool) => (
              <ToolButton key={tool} act={tool} onAct={act} />
            ))}
          </div>
        )}
      </div>
    </>
  );
}

/** Fingers, the mouse, keys and buttons move one view. */
function useAdjusting({ picture, adjusted, onAdjust }: AdjustPhotoProps) {
  const canvas = useRef<HTMLCanvasElement>(null);
  const toolBar = useRef<HTMLDivElement>(null);
  // A ref: several moves may come before the next render.
  const latest = useRef(adjusted);

  function adjust(next: Adjusted) {
    latest.current = next;
    onAdjust(next);
  }

  useEffect(() => {
    latest.current = adjusted;
    if (canvas.current !== null) showPhoto(canvas.current, picture, adjusted);
  }, [picture, adjusted]);

  const onKeyDown = useEffectEvent((event: KeyboardEvent) => {
    const act = event.ctrlKey || event.metaKey || event.altKey ? undefined : keys[event.key];
    if (act === undefined) return;
    event.preventDefault();
    adjust(acted(latest.current, picture, act));
  });
  const onPanZoom = useEffectEvent((byX: number, byY: number, closer: number) => {
    const { turn, view } = latest.current;
    const size = turnedSize(picture, turn);
    const nearer: View = closer === 1 ? view : zoomed(size, photoShape, view, closer);
    adjust({ turn, view: pulled(size, photoShape, nearer, byX, byY) });
  });

  // Before paint: keys and fingers reach the picture from the moment it is seen.
  useLayoutEffect(() => {
    // Only while a tool has the focus: elsewhere screen readers use these keys.
    const listener = (event: KeyboardEvent) => onKeyDown(event);
    const bar = toolBar.current;
    bar?.addEventListener('keydown', listener);
    const forgetHands = canvas.current === null ? undefined : attachPanZoom(canvas.current, onPanZoom);
    return () => {
      bar?.removeEventListener('keydown', listener);
      forgetHands?.();
    };
  }, []);

  return { canvas, toolBar, act: (act: Act) => adjust(acted(latest.current, picture, act)) };
}

/** The outline of head and shoulders. */
function Guide() {
  return (
    <svg className={styles.guide} viewBox="0 0 300 400" aria-hidden="true" focusable="false">
      <g fill="none" strokeWidth="2" strokeDasharray="8 6">
        <path d={guide} stroke="#ffffff" />
        <path d={guide} stroke="#17233a" strokeDashoffset="7" />
      </g>
    </svg>
  );
}

interface ToolButtonProps {
  readonly act: Act;
  readonly onAct: (act: Act) => void;
}

function ToolButton({ act, onAct }: ToolButtonProps) {
  const { t } = useTranslation('photo');
  return (
    <button type="button" className={styles.tool} aria-label={t(act)} onClick={() => onAct(act)}>
      <svg viewBox="0 0 20 20" aria-hidden="true" focusable="false">
        <path
          d={signs[act]}
          fill="none"
          stroke="currentColor"
          strokeWidth="1.8"
          strokeLinecap="round"
          strokeLinejoin="round"
        />
      </svg>
    </button>
  );
}

const guide = 'M150 60a82 108 0 0 1 0 216a82 108 0 0 1 0 -216M30 400c0-70 50-96 120-96s120 26 120 96';
