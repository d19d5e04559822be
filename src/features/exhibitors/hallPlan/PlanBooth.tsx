import { memo } from 'react';
import { boothSize } from './rules/layOutHall.ts';
import { PlanSign, type Sign } from './PlanSign.tsx';
import css from './hallPlan.module.css';

export interface PlanBoothProps {
  readonly exhibitorId: string;
  readonly boothNo: string;
  readonly x: number;
  readonly y: number;
  readonly isSaved: boolean;
  readonly isVisited: boolean;
  readonly isHere: boolean;
  /** Named by the address. */
  readonly isShown: boolean;
  readonly stop: number | undefined;
}

const gap = 2;
const mostSigns = 10;
/** A longer number is written smaller, so that it stays between the walls. */
const sizeOf = (signs: number) => (signs > 8 ? 9 : signs > 6 ? 11 : 14);
const signWidth = 14;

/** Memoised: a view that moves draws only the booths that come into sight. */
export const PlanBooth = memo(function PlanBooth(props: PlanBoothProps) {
  const { exhibitorId, boothNo, x, y, isSaved, isVisited, isHere, isShown, stop } = props;
  const signs: readonly (Sign | false)[] = [
    isHere && 'here',
    stop !== undefined && 'stop',
    isSaved && 'saved',
    isVisited && 'visited',
  ];
  const drawn = signs.filter((sign) => sign !== false);
  const middle = boothSize.width / 2;
  const text = boothNo.length > mostSigns ? `${boothNo.slice(0, mostSigns - 1)}…` : boothNo;
  return (
    <g data-booth={exhibitorId} transform={`translate(${x} ${y})`}>
      <rect
        className={isShown ? css['booth--shown'] : isHere ? css['booth--here'] : css['booth']}
        x={gap}
        y={gap}
        width={boothSize.width - 2 * gap}
        height={boothSize.height - 2 * gap}
        rx="6"
      />
      <text
        className={css['number']}
        x={middle}
        y={drawn.length > 0 ? 19 : 28}
        fontSize={sizeOf(text.length)}
      >
        {text}
      </text>
      {drawn.map((sign, at) => (
        <PlanSign
          key={sign}
          sign={sign}
          stop={stop}
          x={middle + (at - (drawn.length - 1) / 2) * signWidth}
          y={33}
        />
      ))}
    </g>
  );
});
