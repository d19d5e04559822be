/** One thing the data API did not do, in words without a value of the call. */
export interface LoggedProblem {
  readonly atMs: number;
  readonly text: string;
}

const problems: LoggedProblem[] = [];
const most = 20;

export function logProblem(atMs: number, text: string): void {
  problems.unshift({ atMs, text });
  problems.length = Math.min(problems.length, most);
}

/** The last problems of this page, newest first. */
export const recentProblems = (): readonly LoggedProblem[] => problems;
