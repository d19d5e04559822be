import type { ComponentType } from 'react';
import type { EntryStep } from '#entities/registration/open/findWayThrough.ts';
import { WhenRegistrationOpen } from '#entities/registration/open/WhenRegistrationOpen.tsx';

/** The screen while one can register; in its place why not, and until when, while one cannot. */
export const guardScreen = (step: EntryStep, Screen: ComponentType) => () => (
  <WhenRegistrationOpen step={step}>
    <Screen />
  </WhenRegistrationOpen>
);
