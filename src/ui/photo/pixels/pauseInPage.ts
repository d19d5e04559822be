/** Lets the page react to what was tapped; a worker need not pause. */
export function pauseInPage(): Promise<void> | undefined {
  return 'document' in self ? new Promise((resolve) => setTimeout(resolve)) : undefined;
}
