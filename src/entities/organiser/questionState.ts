export type QuestionState = 'waiting' | 'answered' | 'closed';

interface Answered {
  readonly State: string;
  readonly Answer: string;
}

/** An answer counts whatever the state says: it is what the visitor waits for. */
export function questionState({ State, Answer }: Answered): QuestionState {
  if (Answer !== '') return 'answered';
  return State === '2' ? 'closed' : 'waiting';
}
