import { useState } from 'react';
import { endJoining, findJoining } from '#entities/registration/joining.ts';
import type { JoinNoteProps } from '#entities/registration/JoinNote.tsx';

/** Whether this registration is part of another person's group, and how to leave it. */
export function useJoining(exhibitionId: string): Required<JoinNoteProps> {
  const [isJoining, setIsJoining] = useState(() => findJoining(exhibitionId) !== undefined);
  function onLeave() {
    endJoining(exhibitionId);
    setIsJoining(false);
  }
  return { isJoining, onLeave };
}
