// @vitest-environment jsdom
import { cleanup, render } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { PlanBooth } from '#features/exhibitors/hallPlan/PlanBooth.tsx';

afterEach(cleanup);

it.each([
  ['3A58', '3A58', '14'],
  ['12A-B01', '12A-B01', '11'],
  ['12A-B0199', '12A-B0199', '9'],
  ['12A-B0199-X', '12A-B0199…', '9'],
])('the booth %s is written on the plan as %s in the size %s', (boothNo, written, size) => {
  const place = {
    x: 0,
    y: 0,
    isSaved: false,
    isVisited: false,
    isHere: false,
    isShown: false,
    stop: undefined,
  };
  const { container } = render(
    <svg aria-hidden="true">
      <PlanBooth exhibitorId="a" boothNo={boothNo} {...place} />
    </svg>,
  );
  const text = container.querySelector('text');
  expect([text?.textContent, text?.getAttribute('font-size')]).toEqual([written, size]);
});
